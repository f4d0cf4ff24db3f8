/** Sentences that are kept in Chinese because existing clients show them, with what readers of English see instead. */
export type FixedWords = readonly (readonly [chinese: RegExp, english: string])[];

export function inEnglish(words: FixedWords, sentence: string): string {
  const found = words.find(([chinese]) => chinese.test(sentence));
  return found ? sentence.replace(found[0], found[1]) : sentence;
}
