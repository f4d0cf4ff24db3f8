import { Jieba } from '@node-rs/jieba';
import { dict } from '@node-rs/jieba/dict.js';
import { pinyin } from 'pinyin-pro';

/** A word of a text: Chinese characters, or a run of letters and digits. */
export interface Word {
  text: string;
  isChinese: boolean;
}

let cutter: Jieba | undefined;
const taught = new Set<string>();

/** The dictionary takes a fifth of a second to read, so it waits for the first text. */
function theCutter(): Jieba {
  if (!cutter) {
    cutter = Jieba.withDict(dict);
    learn(cutter, [...taught]);
  }
  return cutter;
}

/** More than any common word, so that a name of the shop is never cut in two. */
const taughtFrequency = 100_000;

function learn(jieba: Jieba, words: string[]): void {
  if (words.length === 0) return;
  jieba.loadDict(Buffer.from(words.map((word) => `${word} ${taughtFrequency} nz\n`).join('')));
}

/** Teaches the names of the shop (brands, categories, what people call them). */
export function teachWords(names: string[]): void {
  const words = new Set(names.map(normalize).filter((name) => /^\p{Script=Han}{2,10}$/u.test(name)));
  const fresh = [...words].filter((word) => !taught.has(word));
  for (const word of fresh) taught.add(word);
  if (cutter) learn(cutter, fresh);
}

/** One form for what looks alike: full width, capitals, accents, runs of blanks. */
export const normalize = (text: string): string =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').normalize('NFC').toLowerCase().replace(/\s+/g, ' ').trim();

const runs = /[\p{Script=Han}&&[\p{L}\p{N}]]+|[[\p{L}\p{N}]--\p{Script=Han}]+/gv;
const startsChinese = /^\p{Script=Han}/u;

/** The words of a text, one after another. Whatever is neither letter nor digit only separates. */
export function cutWords(text: string): Word[] {
  return [...normalize(text).matchAll(runs)].flatMap(([run]): Word[] =>
    startsChinese.test(run)
      ? theCutter()
          .cut(run, true)
          .map((word) => ({ text: word, isChinese: true }))
      : [{ text: run, isChinese: false }],
  );
}

/** Shorter words inside a Chinese word that are words themselves: 红葡萄酒 → 葡萄, 葡萄酒, 红葡萄. */
export const wordsWithin = (word: string): string[] =>
  [...word].length < 3
    ? []
    : theCutter()
        .cutForSearch(word, true)
        .filter((inner) => inner !== word);

/** Pinyin of a word without tones, one syllable a character; ü is v, as keyboards have it. */
export const syllables = (word: string): string[] =>
  pinyin(word, { toneType: 'none', type: 'array', v: true }).map((syllable) => syllable.toLowerCase());

/** The word and its singular or bare form: `teapots` → `teapots`, `teapot`. English needs no more than this here. */
export function englishForms(word: string): string[] {
  if (word.length < 4 || !/^[a-z]+s$/.test(word) || word.endsWith('ss')) return [word];
  if (word.endsWith('ies')) return [word, `${word.slice(0, -3)}y`];
  if (/(?:x|ch|sh|ss|z)es$/.test(word)) return [word, word.slice(0, -2)];
  return [word, word.slice(0, -1)];
}
