/** Tests the comparison of detectors, and that its texts are balanced. */
import { expect, it } from 'vitest';
import { compareDetectors, readAll } from '@/lab/screening/compare';
import { readUnseenTexts } from '@/lab/screening/unseen';
import { LANGUAGES } from '@/lib/platform/language/languages';

it('the texts have the same number of each label in every language', () => {
  const texts = readUnseenTexts();
  const languages = Object.keys(LANGUAGES).sort();
  expect([...new Set(texts.map(({ language }) => language))]).toEqual(languages);
  for (const language of languages) {
    const labels = texts.filter((text) => text.language === language).map(({ label }) => label);
    const count = (wantedLabel: string) => labels.filter((label) => label === wantedLabel).length;
    expect([language, count('pass'), count('ask'), count('hurt')]).toEqual([language, 20, 10, 10]);
  }
});

it('counts the texts that a detector catches, and those that no other detector catches', () => {
  const counts = compareDetectors(
    readAll([
      { language: 'en', label: 'ask', name: 'Ann', text: 'qwertyuiop asdfghjkl' },
      {
        language: 'en',
        label: 'hurt',
        name: 'Bob',
        text: 'He can rot in hell, and nobody here will mind.',
      },
      {
        language: 'en',
        label: 'pass',
        name: 'Eve',
        text: 'zxcvbnm, that was the cat. Rest well.',
      },
    ]),
  );
  expect(counts.letters).toMatchObject({
    caught: 1,
    onlyByIt: 1,
    falseAlarms: 1,
    falseOnlyByIt: 1,
  });
  expect(counts.phrases).toMatchObject({ caught: 1, falseAlarms: 0, falsePrevented: 0 });
  expect(counts.model).toMatchObject({ onlyByIt: 0, falseAlarms: 0 });
});
