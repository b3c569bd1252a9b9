import { describe, expect, it } from 'vitest';
import {
  type DigestReader,
  dueMail,
  isTimeZone,
  type WaitingItems,
} from '@/lib/condolences/digest-rules';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/lib/platform/durations';
import { seededRandom } from '@/prisma/demo/card/seeded-random';

const NEW: DigestReader = {
  pausedAt: null,
  timeZone: 'UTC',
  sent: 0,
  lastSentAt: null,
  remindedAt: null,
};
const START = Date.parse('2026-03-01T09:00:00Z');
const at = (milliseconds: number) => new Date(START + milliseconds);

const waiting = (change: Partial<WaitingItems> = {}): WaitingItems => ({
  count: 1,
  oldest: at(0),
  newest: at(0),
  opened: at(0),
  isTouched: false,
  ...change,
});

describe('a mail about waiting condolences', () => {
  it('is due ten minutes after the first condolence', () => {
    expect(dueMail(NEW, waiting(), at(10 * MINUTE_MS - 1))).toBeNull();
    expect(dueMail(NEW, waiting(), at(10 * MINUTE_MS))).toBe('digest');
  });

  it('is never due if nothing waits, nothing is new or the reader has paused these mails', () => {
    const later = at(2 * DAY_MS);
    expect(dueMail(NEW, waiting({ count: 0 }), later)).toBeNull();
    expect(dueMail({ ...NEW, sent: 1, lastSentAt: at(HOUR_MS) }, waiting(), later)).toBeNull();
    expect(dueMail({ ...NEW, pausedAt: at(0) }, waiting(), later)).toBeNull();
  });

  it.each([
    [1, 4],
    [2, 8],
    [3, 16],
    [4, 32],
    [5, 64],
  ])('after %i earlier mails in the first week is due %i hours later', (sent, hours) => {
    const reader = { ...NEW, sent, lastSentAt: at(0) };
    const more = waiting({ newest: at(MINUTE_MS), isTouched: true });
    expect(dueMail(reader, more, at(hours * HOUR_MS - 1))).toBeNull();
    expect(dueMail(reader, more, at(hours * HOUR_MS))).toBe('digest');
  });

  it("is due at five in the afternoon, in the reader's time zone, after the first week", () => {
    const reader = { ...NEW, sent: 6, timeZone: 'Africa/Johannesburg' }; // two hours ahead of UTC
    const noon = Date.parse('2026-04-01T12:00:00Z');
    const more = waiting({ newest: new Date(noon), isTouched: true });
    const yesterday = { ...reader, lastSentAt: new Date('2026-03-31T15:01:00Z') };
    expect(dueMail(yesterday, more, new Date('2026-04-01T14:59:59Z'))).toBeNull();
    expect(dueMail(yesterday, more, new Date('2026-04-01T15:00:00Z'))).toBe('digest');
    const today = { ...reader, lastSentAt: new Date('2026-04-01T15:00:00Z') };
    const evening = waiting({ newest: new Date('2026-04-01T16:00:00Z'), isTouched: true });
    expect(dueMail(today, evening, new Date('2026-04-01T23:00:00Z'))).toBeNull();
    expect(dueMail(today, evening, new Date('2026-04-02T15:00:00Z'))).toBe('digest');
  });

  it('says once, after three days without a decision, that there is no hurry', () => {
    const reader = { ...NEW, sent: 1, lastSentAt: at(10 * MINUTE_MS) };
    expect(dueMail(reader, waiting(), at(72 * HOUR_MS - 1))).toBeNull();
    expect(dueMail(reader, waiting(), at(72 * HOUR_MS))).toBe('no_hurry');
    expect(dueMail(reader, waiting({ isTouched: true }), at(72 * HOUR_MS))).toBeNull();
    const reminded = {
      ...reader,
      sent: 2,
      lastSentAt: at(72 * HOUR_MS),
      remindedAt: at(72 * HOUR_MS),
    };
    expect(dueMail(reminded, waiting(), at(6 * DAY_MS))).toBeNull();
  });
});

it.each(['one', 'two', 'three'])(
  'a digest is sent at most 30 times for 500 condolences in 30 days, whether anybody reads it or not (%s)',
  (seed) => {
    const randomSource = seededRandom(seed);
    const times = Array.from({ length: 500 }, () => randomSource.between(0, 1) * 30 * DAY_MS);
    for (const isRead of [true, false]) {
      let reader: DigestReader = { ...NEW };
      let kinds: string[] = [];
      for (let now = 0; now <= 30 * DAY_MS; now += 5 * MINUTE_MS) {
        const seenUntil = isRead && reader.lastSentAt ? reader.lastSentAt.getTime() - START : -1;
        const waitingTimes = times.filter((time) => time <= now && time > seenUntil);
        if (waitingTimes.length === 0) continue;
        const items = waiting({
          count: waitingTimes.length,
          oldest: at(Math.min(...waitingTimes)),
          newest: at(Math.max(...waitingTimes)),
          opened: at(Math.min(...times)),
          isTouched: isRead,
        });
        const due = dueMail(reader, items, at(now));
        if (!due) continue;
        kinds = [...kinds, due];
        reader = {
          ...reader,
          sent: reader.sent + 1,
          lastSentAt: at(now),
          ...(due === 'no_hurry' && { remindedAt: at(now) }),
        };
      }
      expect(kinds.length).toBeGreaterThan(10);
      expect(kinds.length).toBeLessThanOrEqual(6 + 24);
      expect(kinds.filter((kind) => kind === 'no_hurry').length).toBe(isRead ? 0 : 1);
    }
  },
);

it('recognises time zones', () => {
  expect(isTimeZone('Africa/Johannesburg')).toBe(true);
  for (const text of ['', 'Nowhere/Else', 'x'.repeat(1000)]) expect(isTimeZone(text)).toBe(false);
});
