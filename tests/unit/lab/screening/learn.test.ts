/** The stored models must be reproducible: the same texts produce the same weights. */
import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { fitModel, logOddsOf } from '@/lab/screening/fit';
import { examplesOf, hashOf, toStoredModel } from '@/lab/screening/learn';
import { fillIn, pickerFrom, readTrainingTexts, type TrainingText } from '@/lab/screening/texts';
import { readUnseenTexts } from '@/lab/screening/unseen';
import { placesOf } from '@/lib/condolences/learned-rules';
import learned from '@/lib/condolences/screening/learned.json';

const SHORT = 30;
const texts = readTrainingTexts();

it('the stored models were trained on the texts in this repository', () => {
  expect(learned.texts, 'npm run train-screening').toBe(hashOf(texts));
});

it('the stored models were not trained on held-out or unseen texts', () => {
  const known = new Set(texts.map(({ text }) => text));
  expect(known.size).toBeGreaterThan(5_000);
  const unseen = readUnseenTexts().map(({ text }) => text);
  expect(unseen.filter((text) => known.has(text))).toEqual([]);
  const heldOut = globSync('tests/data/condolences/held-out/*.jsonl')
    .flatMap((file) => readFileSync(file, 'utf8').trim().split('\n'))
    .map((row): string => JSON.parse(row).text);
  expect(heldOut.length).toBeGreaterThanOrEqual(700);
  // Many people write the same short prayers, so those may occur in both.
  expect(heldOut.filter((text) => known.has(text) && text.length > SHORT)).toEqual([]);
});

it.each(['ask', 'hurt'] as const)('training again produces the same weights for %s', (aim) => {
  const refitted = toStoredModel(fitModel(examplesOf(aim, texts.map(withPlaces))), 1, 0);
  const [before, now] = [learned[aim].weights, refitted.weights].map(
    (weights) => new Int8Array(Buffer.from(weights, 'base64')),
  );
  const differing = now?.filter((weight, place) => Math.abs(weight - (before?.[place] ?? 0)) > 1);
  // Engines round exponentials differently, which moves the result of the search slightly.
  expect(differing?.length).toBeLessThan(0.01 * (now?.length ?? 0));
});

it('classifies new texts like those it learned from', () => {
  const makeExample = (text: string, isTarget: boolean) => ({
    places: Uint16Array.from(placesOf({ message: text, authorName: '' })),
    isTarget,
    weight: 1,
  });
  const examples = [
    makeExample('send money today', true),
    makeExample('please send the money', true),
    makeExample('we remember her laugh', false),
    makeExample('she sang on Sundays', false),
  ];
  const fitted = fitModel(examples);
  expect(fitModel(examples)).toEqual(fitted);
  expect(logOddsOf(makeExample('money, send it', true).places, fitted)).toBeGreaterThan(0);
  expect(logOddsOf(makeExample('her laugh on Sundays', true).places, fitted)).toBeLessThan(0);
});

it('fills in frames the same way each time', () => {
  const frame = '[Please|Kindly] send [it|them|all] to me [now|soon].';
  expect(fillIn(frame, pickerFrom(3))).toEqual(fillIn(frame, pickerFrom(3)));
  for (const text of fillIn(frame, pickerFrom(3)))
    expect(text).toMatch(/^(Please|Kindly) send (it|them|all) to me (now|soon)\.$/);
  expect(fillIn('No choice.', pickerFrom(3))).toEqual(['No choice.']);
});

function withPlaces(text: TrainingText) {
  return {
    ...text,
    places: Uint16Array.from(placesOf({ message: text.text, authorName: text.name })),
  };
}
