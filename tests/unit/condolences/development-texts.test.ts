/** Results on the texts that the lists, points and models were made from. held-out-texts.test.ts measures new texts. */
import { expect, it } from 'vitest';
import { isNearlySame, likenessKeys } from '@/lib/condolences/text-key-rules';
import { COPIES, countBy, readTexts, screenEntry } from './screened-texts';

/**
 * The measured shares of texts judged wrongly, rounded up. The phrases of the lists were written for the `first` texts,
 * the points were fitted to the `development` texts, and only the models learned from the `validation` texts.
 */
const MAX_WRONG_SHARES = {
  bad: { first: 0.026, development: 0.18, validation: 0.08 },
  kind: { first: 0, development: 0.003, validation: 0.003 },
} as const;
const SETS = ['first', 'development', 'validation'] as const;

function textsOf(prefix: 'bad' | 'kind', set: (typeof SETS)[number]) {
  return readTexts(`${prefix}-*.jsonl`)
    .filter((text) => text.set === set)
    .map(screenEntry);
}

it.each(SETS)('passes few bad texts of the %s set', (set) => {
  const texts = textsOf('bad', set);
  const passed = texts.filter(({ verdict }) => verdict === 'pass');
  console.table(countBy(texts, 'kind'));
  console.table(countBy(texts, 'language'));
  expect(texts.length).toBeGreaterThanOrEqual(250);
  expect(passed.length).toBeLessThanOrEqual(MAX_WRONG_SHARES.bad[set] * texts.length);
});

it('recognises a copy by its keys once two earlier copies exist', () => {
  const copied = readTexts('bad-*.jsonl').filter(({ kind }) => kind === 'copied');
  const keys = copied.map(({ text }) => likenessKeys(text));
  const recognisedCopies = keys.filter(
    (key, at) => keys.slice(0, at).filter((earlier) => isNearlySame(key, earlier)).length >= COPIES,
  );
  const groups = keys.filter(
    (key, at) => !keys.slice(0, at).some((earlier) => isNearlySame(key, earlier)),
  );
  expect(groups).toHaveLength(5);
  expect(recognisedCopies).toHaveLength(copied.length - COPIES * groups.length);
});

it.each(SETS)('holds few harmless texts of the %s set, and names the rules', (set) => {
  const texts = textsOf('kind', set);
  const heldTexts = texts.filter(({ verdict }) => verdict !== 'pass');
  console.table(countBy(texts, 'language'));
  expect(texts.length).toBeGreaterThanOrEqual(300);
  expect(heldTexts.every(({ signals }) => signals.length > 0)).toBe(true);
  expect(heldTexts.length).toBeLessThanOrEqual(MAX_WRONG_SHARES.kind[set] * texts.length);
});
