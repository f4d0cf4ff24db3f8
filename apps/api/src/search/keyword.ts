import { quoteWord } from './word-index.ts';
import { cutWords, englishForms, normalize, syllables, type Word } from './words.ts';

/** What somebody typed, ready for the database. */
export interface Keyword {
  /** In lower case, as titles are kept. */
  phrase: string;
  /** The words that it was cut into, for labels. */
  words: string[];
  /** A hit has every word, or the whole as one code. */
  all: string;
  /** One query for each word, for a hit that has some of them. */
  each: string[];
  /** How many of `each` a hit needs when nothing has them all. */
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
  const words = telling.length > 0 ? telling : cut;
  if (words.length === 0) return undefined;

  const each = [...new Set(words.map(wordQuery))];
  return {
    phrase,
    words: words.map(({ text: word }) => word),
    all: [`(${each.join(' & ')})`, ...wholeQueries(phrase, words)].join(' | '),
    each,
    least: Math.max(1, Math.ceil(each.length / 5)),
    spelling: words.map((word) => (word.isChinese ? syllables(word.text).join('') : word.text)).join(' '),
  };
}

/** Finds the word itself, its characters in a row, or for letters whatever begins with them. */
function wordQuery({ text, isChinese }: Word): string {
  if (isChinese) {
    const characters = [...text].map(quoteWord);
    return characters.length === 1 ? characters[0]! : `(${quoteWord(text)} | (${characters.join(' <-> ')}))`;
  }
  const forms = englishForms(text).map((form) => (form.length > 1 ? `${quoteWord(form)}:*` : quoteWord(form)));
  return forms.length === 1 ? forms[0]! : `(${forms.join(' | ')})`;
}

/** Codes with signs in them (`TEA-001-2`) and pinyin typed with blanks (`qing ci`). */
function wholeQueries(phrase: string, words: Word[]): string[] {
  if (words.length < 2 || words.some(({ isChinese }) => isChinese)) return [];
  const joined = words.map(({ text }) => text).join('');
  return phrase.includes(' ') ? [`${quoteWord(joined)}:*`] : [quoteWord(phrase)];
}
