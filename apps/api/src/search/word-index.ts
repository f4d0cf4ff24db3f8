import { cutWords, englishForms, normalize, syllables, type Word, wordsWithin } from './words.ts';

/** Weights of full-text search, most telling first. */
type Weight = 'A' | 'B' | 'C' | 'D';

export interface Field {
  text: string;
  weight: Weight;
  /** Taken as one word, as it stands (codes). */
  isCode?: boolean;
}

/** Limits of PostgreSQL's tsvector. */
const maxPosition = 16_383;
const maxPlaces = 255;
const maxWordBytes = 2046;

/** Far enough that words of two fields are never neighbours. */
const fieldGap = 10;

/**
 * The words of a document with their places. In names each Chinese character is a word of its own beside the words that
 * the text was cut into, so that a phrase of characters is found however the search is cut.
 */
class WordIndex {
  readonly #places = new Map<string, Map<number, Weight>>();
  #position = 0;

  add(field: Field): void {
    this.#position += fieldGap;
    if (field.isCode) this.#place(normalize(field.text), field.weight);
    else this.#addText(field);
  }

  #addText({ text, weight }: Field): void {
    for (const word of cutWords(text)) {
      if (word.isChinese) this.#addChinese(word.text, weight);
      else this.#addLetters(word.text, weight);
    }
  }

  #addChinese(word: string, weight: Weight): void {
    for (const inner of [word, ...wordsWithin(word)]) this.#place(inner, weight);
    for (const character of word) {
      if (weight < 'C') this.#place(character, 'D');
      this.#position += 1;
    }
  }

  #addLetters(word: string, weight: Weight): void {
    for (const form of englishForms(word)) this.#place(form, weight);
    this.#position += 1;
  }

  #place(word: string, weight: Weight): void {
    if (word === '' || Buffer.byteLength(word) > maxWordBytes) return;
    const places = this.#places.get(word) ?? new Map<number, Weight>();
    this.#places.set(word, places);
    const position = Math.min(this.#position, maxPosition);
    const known = places.get(position);
    if (known ? weight < known : places.size < maxPlaces) places.set(position, weight);
  }

  toString(): string {
    return [...this.#places]
      .map(([word, places]) => `${quoteWord(word)}:${[...places].map(([at, weight]) => `${at}${weight}`).join(',')}`)
      .join(' ');
  }
}

/** Pinyin of the word at `index`, also with the next one: whole, and by initials when it is more than one letter. */
function spellings(words: Word[], index: number): string[] {
  const spelt: string[] = [];
  let whole = '';
  let initials = '';
  for (const word of words.slice(index, index + 2)) {
    if (!word.isChinese) break;
    const parts = syllables(word.text);
    whole += parts.join('');
    initials += parts.map((part) => part[0]).join('');
    spelt.push(whole);
    if (initials.length > 1) spelt.push(initials);
  }
  return spelt;
}

/** A word as it stands in the text form of tsvector and tsquery. */
export const quoteWord = (word: string): string => `'${word.replaceAll("'", "''").replaceAll('\\', '\\\\')}'`;

/** The text form of a tsvector of the pinyin of names. Places say nothing here, so it has none. */
export function toSoundIndex(names: string[]): string {
  const sounds = names.flatMap((name) => {
    const words = cutWords(name);
    return words.flatMap((_, index) => spellings(words, index));
  });
  return [...new Set(sounds)].map(quoteWord).join(' ');
}

/** The text form of a tsvector over the fields. */
export function toWordIndex(fields: Field[]): string {
  const index = new WordIndex();
  for (const field of fields) index.add(field);
  return index.toString();
}

/** English words and the pinyin of Chinese ones, in ASCII: what a misspelt search is compared with. */
export function toSpelling(texts: string[]): string {
  const words = texts.flatMap(cutWords);
  const spelt = words.map(({ text, isChinese }) => (isChinese ? syllables(text).join('') : text));
  return [...new Set(spelt)].filter((word) => /^[a-z0-9]+$/.test(word)).join(' ');
}
