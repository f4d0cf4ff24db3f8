import { quoteWord } from './word-index.ts';
import { cutWords, englishForms, normalize, syllables, type Word } from './words.ts';

/** What somebody typed, ready for the database. Queries are in the text form of tsquery. */
export interface Keyword {
  /** In lower case, as titles are kept. */
  phrase: string;
  /** The words that it was cut into, for labels. */
  words: string[];
  /** A hit has each of them. Latin letters may also be pinyin. */
  parts: { query: string; isLatin: boolean }[];
  /** The whole as one code (`tea-001-2`), when it could be one. */
  code: string | undefined;
  /** The whole as pinyin typed with blanks (`qing ci`), when it could be that. */
  sound: string | undefined;
  /** How many parts a hit needs when nothing has them all. */
  least: number;
  /** In ASCII, for what was misspelt. */
  spelling: string;
}

const longest = 64;
const mostWords = 16;

/** Words that say nothing when others do. */
const fillers = new Set(['的', '和', '与', '了', '及', '或', 'the', 'a', 'an', 'of', 'and', 'for', 'with', 'in', 'to']);

/** Cuts what was typed as the goods were cut; undefined when there is no word in it. */
export function readKeyword(text: string): Keyword | undefined {
  const phrase = [...normalize(text)].slice(0, longest).join('');
  const cut = cutWords(phrase).slice(0, mostWords);
  const telling = cut.filter((word) => !fillers.has(word.text));
  const words = distinct(telling.length > 0 ? telling : cut);
  if (words.length === 0) return undefined;

  const isLatin = words.length > 1 && words.every(({ isChinese }) => !isChinese);
  const joined = words.map(({ text: word }) => word).join('');
  return {
    phrase,
    words: words.map(({ text: word }) => word),
    parts: words.map((word) => ({ query: wordQuery(word), isLatin: !word.isChinese })),
    code: isLatin && !phrase.includes(' ') ? quoteWord(phrase) : undefined,
    sound: isLatin && phrase.includes(' ') ? `${quoteWord(joined)}:*` : undefined,
    least: Math.max(1, Math.ceil(words.length / 5)),
    spelling: words.map((word) => (word.isChinese ? syllables(word.text).join('') : word.text)).join(' '),
  };
}

const distinct = (words: Word[]): Word[] => [...new Map(words.map((word) => [word.text, word])).values()];

/** Finds the word itself, its characters in a row, or for letters whatever begins with them. */
function wordQuery({ text, isChinese }: Word): string {
  if (isChinese) {
    const characters = [...text].map(quoteWord);
    return characters.length === 1 ? characters[0]! : `(${quoteWord(text)} | (${characters.join(' <-> ')}))`;
  }
  const forms = englishForms(text).map((form) => (form.length > 1 ? `${quoteWord(form)}:*` : quoteWord(form)));
  return forms.length === 1 ? forms[0]! : `(${forms.join(' | ')})`;
}
