import { describe, expect, it } from 'vitest';
import {
  type FirstReadingFacts,
  isLeftToFirstReader,
  mayReadFirst,
} from '@/lib/condolences/first-reading-rules';
import { CONDOLENCE_STATES } from '@/lib/condolences/state-rules';
import { FIRST_READING_HOURS } from '@/lib/keepers/rules';
import { HOUR_MS } from '@/lib/platform/durations';

const NOW = new Date('2026-03-01T12:00:00Z');
const hoursAgo = (hours: number) => new Date(NOW.getTime() - hours * HOUR_MS);
const UNREAD: FirstReadingFacts = {
  state: 'waiting',
  createdAt: hoursAgo(200),
  waitingSince: hoursAgo(1),
  readFirstAt: null,
  setAsideAt: null,
};
const PASSED = { ...UNREAD, readFirstAt: hoursAgo(0.5) };
const SET_ASIDE = { ...UNREAD, setAsideAt: hoursAgo(0.5) };
const FRIEND = { userId: null };
const BEN = { userId: 'Ben' };

describe('isLeftToFirstReader', () => {
  it.each([
    ['nobody reads first', UNREAD, null, false],
    ['a friend has not read it', UNREAD, FRIEND, true],
    ['another keeper has not read it', UNREAD, BEN, true],
    ['the keeper reads first', UNREAD, { userId: 'Ada' }, false],
    ['it was passed on', PASSED, FRIEND, false],
    ['it was set aside, and a keeper asks for it', SET_ASIDE, FRIEND, false],
    ['it is on the page', { ...UNREAD, state: 'published' as const }, FRIEND, false],
    [
      'it has waited long',
      { ...UNREAD, waitingSince: hoursAgo(FIRST_READING_HOURS) },
      FRIEND,
      false,
    ],
    ['nobody wrote down since when it waits', { ...UNREAD, waitingSince: null }, FRIEND, false],
  ])('if %s', (_, facts, reader, expected) => {
    expect(isLeftToFirstReader(facts, reader, 'Ada', NOW)).toBe(expected);
  });
});

describe('mayReadFirst', () => {
  it.each([
    ['the first reader passes on what is unread', UNREAD, 'pass', true, true],
    ['the first reader sets it aside', UNREAD, 'set_aside', true, true],
    ['the first reader takes it back', SET_ASIDE, 'pass', true, true],
    ['any keeper takes out what was set aside', SET_ASIDE, 'pass', false, true],
    ['no other keeper passes on what is unread', UNREAD, 'pass', false, false],
    ['no other keeper sets anything aside', UNREAD, 'set_aside', false, false],
    ['nothing is set aside twice', SET_ASIDE, 'set_aside', true, false],
    ['what was passed on stays', PASSED, 'set_aside', true, false],
    ['what was passed on is not passed on again', PASSED, 'pass', true, false],
  ] as const)('%s', (_, facts, act, isByFirstReader, expected) => {
    expect(mayReadFirst(facts, act, isByFirstReader)).toBe(expected);
  });

  it.each(CONDOLENCE_STATES.filter((state) => state !== 'waiting'))(
    'refuses what is %s',
    (state) => {
      for (const facts of [UNREAD, SET_ASIDE])
        expect(mayReadFirst({ ...facts, state }, 'pass', true)).toBe(false);
    },
  );
});
