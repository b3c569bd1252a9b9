import { expect, it } from 'vitest';
import {
  findPhrase,
  listPhrases,
  NEAR,
  placeWords,
  readPhrases,
} from '@/lib/condolences/phrase-rules';
import { readWords } from '@/lib/condolences/word-rules';

const GROUPS = { see: ['watch', 'look at'], rite: ['funeral*'] };

const has = (phrase: string, text: string) =>
  findPhrase(placeWords(readWords(text)), listPhrases(readPhrases([phrase], GROUPS))) !== undefined;

it.each([
  ['rot in hell', 'May you R0T in he11!', true],
  ['rot in hell', 'rot, in. hell', false],
  ['hell', 'hello, shell', false],
  ['vulture*', 'You vultures', true],
  ['good|bad riddance', 'bad riddance', true],
  ['a _ thief', 'a dirty thief', true],
  ['a _ thief', 'a thief', true],
  ['a _ thief', 'a very dirty thief', false],
  ['was _ thief', 'He was. Thief', false],
  ['$see + $rite', 'the funerals: look at them', true],
  ['$see + $rite', 'we look back at the funeral', false],
  ['$see + $rite - we', 'we watch the funeral', false],
  ['¤ + only', 'only $5 today', true],
  ['¤ + only', 'only 5 today', false],
  ['直播', '正在直播', true],
  ['死得|该死 好|了', '他该死了', true],
  ['לוויה', 'והלוויה היום', true],
  ['كلب', 'والكلب هنا', true],
])('finds %s in "%s": %s', (phrase, text, found) => expect(has(phrase, text)).toBe(found));

it('pairs only words that are near each other', () => {
  const wordsApart = (words: number) => `watch ${'very '.repeat(words)}funeral`;
  expect(has('$see + $rite', wordsApart(NEAR - 1))).toBe(true);
  expect(has('$see + $rite', wordsApart(NEAR))).toBe(false);
});

it.each(['$nobody', '', '_', 'a|€', ' + a'])('refuses the phrase "%s"', (phrase) => {
  expect(() => readPhrases([phrase], GROUPS)).toThrow();
});
