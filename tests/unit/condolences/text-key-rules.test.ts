import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import {
  isNearlySame,
  likenessKeys,
  mayBeBlocklisted,
  SIMILARITY_KEYS,
  textKey,
} from '@/lib/condolences/text-key-rules';

const TEXT =
  'When my own father passed last spring I was so glad that somebody told us to look at his papers.';

it('makes equal keys for the same words', () => {
  expect(textKey('Rest in  PEACE,\ndear Ann! 🙏')).toBe(textKey('rest in peace dear Ann'));
  expect(textKey('Rest in peace, Ann')).not.toBe(textKey('Rest in peace, Ben'));
});

it('makes different keys for texts without words', () => {
  const texts = ['🖕', '❤️', '🙏🕊️', '...', '❤️❤️'];
  expect(new Set(texts.map(textKey)).size).toBe(texts.length);
  expect(textKey(' ❤️ ')).toBe(textKey('❤️'));
});

it.each([
  ['🖕', true],
  ['RIP', false],
  ['Lala ngoxolo', false],
  ['Good riddance, Peter', true],
  ['安息', false],
])('decides whether %s may be blocklisted: %s', (text, expected) => {
  expect(mayBeBlocklisted(text)).toBe(expected);
});

it('computes likeness keys for longer texts only', () => {
  expect(likenessKeys('May she rest in peace.')).toEqual([]);
  expect(likenessKeys(TEXT)).toHaveLength(SIMILARITY_KEYS);
});

it.each([
  [TEXT.replace('father', 'mother'), true],
  [`${TEXT.toUpperCase()} RIP Tom!!!`, true],
  ['He once told me on the ninth hole that a life without laughter is a bag without clubs.', false],
  [
    'When my own father passed in 1990 she sat with us for a week and cooked for all the neighbours.',
    false,
  ],
])('compares the text with %s: %s', (other, alike) => {
  expect(isNearlySame(likenessKeys(TEXT), likenessKeys(other))).toBe(alike);
});

it('texts too short to compare are not alike', () => expect(isNearlySame([], [])).toBe(false));

it('never finds two harmless texts alike', () => {
  const keys = globSync('tests/data/condolences/kind-*.jsonl')
    .flatMap((file) => readFileSync(file, 'utf8').trim().split('\n'))
    .map((line) => likenessKeys(String(JSON.parse(line).text)))
    .filter((key) => key.length > 0);
  expect(keys.length).toBeGreaterThan(100);
  const pairs = keys.flatMap((one, at) =>
    keys.slice(at + 1).filter((other) => isNearlySame(one, other)),
  );
  expect(pairs).toEqual([]);
});
