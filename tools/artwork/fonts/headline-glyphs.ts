import { existsSync } from 'node:fs';
import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { folders } from '../folders.ts';

/** Which characters headlines can show. Nothing here may need an npm package: the check runs without them. */

/** Texts under such keys are set in the serif: `title`, `heroTitle`, `section.heading`, `name`, `slogan` … */
const headlineKey = /(?:title|heading|headline|name|slogan)$/i;

const always = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789 .,:;!?&%+-–—/()\'"’‘“”·…~¥$€£×°′#';
const alwaysChinese = '，。、：；！？（）《》「」“”‘’—…·　～';

export async function collectHeadlineGlyphs(): Promise<Set<string>> {
  const texts = [always, alwaysChinese, await readFile(join(folders.artwork, 'headline-glyphs.txt'), 'utf8')];
  const patterns = [
    [folders.webApp, 'i18n/zh-CN/**/*.ts'],
    [folders.webApp, 'i18n/en/**/*.ts'],
    [folders.content, '**/*.ts'],
  ] as const;
  for (const [folder, pattern] of patterns) {
    if (!existsSync(folder)) continue;
    for await (const file of glob(pattern, {
      cwd: folder,
      exclude: (name) => name.includes('node_modules') || name.endsWith('.test.ts'),
    })) {
      texts.push(...findHeadlines(await readFile(join(folder, file), 'utf8')));
    }
  }
  return new Set([...texts.join('')].filter(isPrinted));
}

const isPrinted = (character: string) => character.codePointAt(0)! > 31 && !/\p{Emoji_Presentation}/u.test(character);

/**
 * Every string that belongs to a headline key: `title: '…'`, and `title: { zh: '…', en: '…' }` or a list of them.
 * Read as text, not imported, so that a half-written module does not stop the fonts.
 */
export function findHeadlines(source: string): string[] {
  const headlines: string[] = [];
  for (const { index, 0: match, groups } of source.matchAll(/(?<key>['"]?[\w.-]+['"]?)\s*:\s*/g)) {
    const key = groups!.key!.replaceAll(/['"]/g, '');
    if (!headlineKey.test(key)) continue;
    headlines.push(...stringsOfValue(source, index + match.length));
  }
  return headlines;
}

/** The strings of the value that begins at `start`: one literal, or all those inside one pair of brackets. */
function stringsOfValue(source: string, start: number): string[] {
  const literal = /(['"`])((?:\\.|(?!\1)[^\\])*)\1/gy;
  const strings: string[] = [];
  let depth = 0;
  for (let at = start; at < source.length; ) {
    literal.lastIndex = at;
    const found = literal.exec(source);
    if (found) {
      const isKey = /^\s*:/.test(source.slice(literal.lastIndex, literal.lastIndex + 8));
      if (!isKey) strings.push(printedText(found[2]!));
      at = literal.lastIndex;
    } else {
      const character = source[at]!;
      if ('{[('.includes(character)) depth++;
      if ('}])'.includes(character)) depth--;
      at++;
    }
    const isEnd = depth < 0 || (depth === 0 && (strings.length > 0 || /[,;\n]/.test(source[at - 1] ?? '')));
    if (isEnd) break;
  }
  return strings;
}

/** `${…}` and `{{…}}` are filled in later with figures or names. */
const printedText = (literal: string) =>
  literal
    .replace(/\$?\{\{?[^}]*\}?\}/g, '')
    .replace(/\\u([\da-f]{4})/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)))
    .replace(/\\(.)/g, '$1');
