import { describe, expect, it } from 'vitest';
import { screen } from '@/lib/condolences/screen';
import type { ScreeningFacts } from '@/lib/condolences/screen-rules';
import { BAD, HARMLESS } from './texts';

const NOTHING_KNOWN: ScreeningFacts = {
  isLikeRefused: false,
  seenOnOtherMemorials: 0,
  hasPicture: false,
  isYoung: false,
  isStorm: false,
};
const LONG_ENOUGH = 'I did not know him but what I read here moved me more than I can say.';

const screenMessage = (message: string, facts: Partial<ScreeningFacts> = {}, authorName = 'Ada') =>
  screen({ message, authorName }, { ...NOTHING_KNOWN, ...facts });

it('is tested with 80 texts in eleven languages', () => {
  expect(HARMLESS).toHaveLength(40);
  expect(BAD).toHaveLength(40);
  const languages = 'af ar en es fr he hi pt sw zh zu'.split(' ');
  for (const texts of [HARMLESS, BAD])
    expect([...new Set(texts.map(([language]) => language))].sort()).toEqual(languages);
});

it.each(HARMLESS)('passes (%s) %s', (_language, message) => {
  expect(screenMessage(message)).toEqual({ verdict: 'pass', signals: [] });
});

it.each(BAD)('holds (%s, %s) %s', (_language, signal, message) => {
  const { verdict, signals } = screenMessage(message);
  expect(verdict).toBe('hold');
  expect(signals).toContain(signal);
});

it.each([
  'Finally at rest. He is in a better place now.',
  'Endlich darf er ausschlafen.',
  'סוף סוף נחה.',
  'أخيراً ارتاح من الألم',
  'If you need anything just call me, any time, day or night.',
  'Uncle bought my school uniform, R350, in 1998 and told nobody.',
  'Stupid cancer. Stupid, stupid cancer.',
  'From all at the Card Division of the bank, with sympathy.',
])('passes text that only resembles bait or spite: %s', (message) => {
  expect(screenMessage(message).verdict).toBe('pass');
});

describe('the name', () => {
  it('is screened together with the message', () => {
    const { verdict, signals } = screenMessage('Rest in peace.', {}, 'watch-it-here.com');
    expect([verdict, signals]).toEqual(['hold', ['address']]);
  });

  it('does not count as shouting in capitals', () => {
    expect(
      screenMessage('Rest in peace.', {}, 'THE WHOLE TEAM OF THE POST OFFICE IN HARARE').verdict,
    ).toBe('pass');
  });
});

describe('screening with facts about the text', () => {
  it('refuses a text like a refused one', () => {
    expect(screenMessage(LONG_ENOUGH, { isLikeRefused: true })).toEqual({
      verdict: 'refuse',
      signals: ['like_refused'],
    });
  });

  it.each(['Rest in peace.', '❤️'])('only holds a short text like a refused one: %s', (message) => {
    expect(screenMessage(message, { isLikeRefused: true })).toEqual({
      verdict: 'hold',
      signals: ['like_refused'],
    });
  });

  it('refuses a text like a refused one even if another rule would only hold it', () => {
    expect(screenMessage(`${LONG_ENOUGH} Rot in hell.`, { isLikeRefused: true }).verdict).toBe(
      'refuse',
    );
  });

  it.each([
    [0, 'pass'],
    [1, 'pass'],
    [2, 'hold'],
    [9, 'hold'],
  ])('judges a long text that %i other memorials have: %s', (seenOnOtherMemorials, verdict) => {
    expect(screenMessage(LONG_ENOUGH, { seenOnOtherMemorials }).verdict).toBe(verdict);
  });

  it('passes a short text that many memorials have', () => {
    expect(
      screenMessage('My deepest condolences to the whole family.', { seenOnOtherMemorials: 400 })
        .verdict,
    ).toBe('pass');
  });

  it.each([
    ['picture', { hasPicture: true }],
    ['young_memorial', { isYoung: true }],
    ['storm', { isStorm: true }],
  ] as const)(
    'passes a text with the fact %s to the family, but never publishes it at once',
    (signal, facts) => {
      expect(screenMessage('Rest in peace.', facts)).toEqual({
        verdict: 'pass',
        signals: [signal],
      });
    },
  );
});
