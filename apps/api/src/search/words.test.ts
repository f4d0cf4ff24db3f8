import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readKeyword } from './keyword.ts';
import { toSoundIndex, toSpelling, toWordIndex } from './word-index.ts';
import { cutWords, englishForms, normalize, syllables, teachWords } from './words.ts';

const wordsOf = (text: string) => cutWords(text).map((word) => word.text);

test.each([
  ['龙泉青瓷茶具 220ml', ['龙泉', '青瓷', '茶具', '220ml']],
  ['A型滤纸', ['a', '型', '滤纸']],
  ['ＣＡＦÉ—au–lait!', ['cafe', 'au', 'lait']],
  ['  ', []],
  ['#@!', []],
])('%s is cut into %j', (text, words) => {
  expect(wordsOf(text)).toEqual(words);
});

test('names of the shop that were taught are not cut in two', () => {
  expect(wordsOf('猫山王榴莲')).not.toContain('猫山王');
  teachWords(['猫山王', 'not chinese', '一', '']);
  expect(wordsOf('猫山王榴莲')).toContain('猫山王');
});

test.each([
  ['teapots', ['teapots', 'teapot']],
  ['dishes', ['dishes', 'dish']],
  ['berries', ['berries', 'berry']],
  ['glass', ['glass']],
  ['gas', ['gas']],
  ['茶', ['茶']],
])('%s is looked for as %j', (word, forms) => {
  expect(englishForms(word)).toEqual(forms);
});

test('pinyin has no tones and writes ü as v', () => {
  expect(syllables('绿茶')).toEqual(['lv', 'cha']);
});

test('a document knows its words and characters with their weights, and its pinyin', () => {
  const index = toWordIndex([
    { text: '青瓷茶壶', weight: 'A' },
    { text: 'Tea pots', weight: 'C' },
    { text: "PO'T-1", weight: 'A', isCode: true },
  ]);

  for (const part of ["'青瓷':10A", "'青':10D", "'瓷':11D", "'茶壶':12A", "'pots':", "'pot':", "'po''t-1':"])
    expect(index).toContain(part);
  expect(toSoundIndex(['青瓷茶壶'])).toBe("'qingci' 'qc' 'qingcichahu' 'qcch' 'chahu' 'ch'");
  expect(toSpelling(['青瓷 Tea', '🍵'])).toBe('qingci tea');
});

test('a keyword asks for each of its words and knows what it sounds like', () => {
  expect(readKeyword('青瓷 的 Teapots 青瓷')).toEqual({
    phrase: '青瓷 的 teapots 青瓷',
    words: ['青瓷', 'teapots'],
    parts: [
      { query: "('青瓷' | ('青' <-> '瓷'))", pinyin: "'qingci'" },
      { query: "('teapots':* | 'teapot':*)", pinyin: undefined },
    ],
    code: undefined,
    sound: undefined,
    least: 1,
    spelling: 'teapots',
  });
  expect(readKeyword('POT-01-L')?.code).toBe("'pot-01-l'");
  expect(readKeyword('qing ci')?.sound).toBe("'qingci':*");
  expect(readKeyword('的')?.words).toEqual(['的']);
  expect(readKeyword('?!')).toBeUndefined();
});

test('of many words a fifth must be met', () => {
  expect(readKeyword('a1 b2 c3 d4 e5')?.least).toBe(1);
  expect(readKeyword('a1 b2 c3 d4 e5 f6')?.least).toBe(2);
});

test('whatever is typed, no word holds a blank or a sign', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 80 }), (text) => {
      for (const word of wordsOf(text)) expect(word).toMatch(/^[\p{L}\p{N}]+$/u);
      expect(normalize(normalize(text))).toBe(normalize(text));
    }),
  );
});
