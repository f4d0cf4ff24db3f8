import { quoteWord } from './word-index.ts';
import { cutWords, englishForms, normalize, syllables, type Word } from './words.ts';

/** What somebody typed, ready for the database. Queries are in the text form of tsquery. */
export interface Keyword {
  /** In lower case, as titles are kept. */
  phrase: string;
  /** The words that it was cut into, for labels. */
  words: string[];
  /** A hit has each of them. Latin letters may also be pinyin; Chinese knows its own, for characters that were mistaken. */
  parts: { query: string; pinyin: string | undefined }[];
  /** The whole as one code (`tea-001-2`), when it could be one. */
  code: string | undefined;
  /** The whole as one pinyin: typed with blanks (`qing ci`), or that of Chinese words, for mistaken ones cut too short. */
  sound: string | undefined;
  /** How many parts a hit needs when nothing has them all. */
  least: number;
  /** Words in Latin letters, for what was misspelt; short ones look like too many others. */
  spelling: string | undefined;
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

  return {
    phrase,
    words: words.map(({ text: word }) => word),
    parts: words.map((word) => ({ query: wordQuery(word), pinyin: word.isChinese ? pinyinOf([word]) : undefined })),
    ...wholes(phrase, words),
    least: Math.max(1, Math.ceil(words.length / 5)),
    spelling: words.flatMap(({ text: word }) => (/^[a-z]{5,}$/.test(word) ? word : [])).join(' ') || undefined,
  };
}

/** What several words could be together. */
function wholes(phrase: string, words: Word[]): Pick<Keyword, 'code' | 'sound'> {
  const nothing = { code: undefined, sound: undefined };
  if (words.length < 2) return nothing;
  if (words.every(({ isChinese }) => isChinese)) return { ...nothing, sound: pinyinOf(words) };
  if (words.some(({ isChinese }) => isChinese)) return nothing;
  const joined = words.map(({ text }) => text).join('');
  return phrase.includes(' ')
    ? { ...nothing, sound: `${quoteWord(joined)}:*` }
    : { ...nothing, code: quoteWord(phrase) };
}

const pinyinOf = (words: Word[]): string => quoteWord(words.flatMap(({ text }) => syllables(text)).join(''));

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
