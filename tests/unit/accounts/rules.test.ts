import { describe, expect, it } from 'vitest';
import {
  CODE_ATTEMPTS,
  CODES_PER_DAY,
  COMMON_CODES_PER_DAY,
  COMMON_CODES_PER_HOUR,
  isStrongPassword,
  nextCodeAt,
  PASSWORD_RULES,
  type SentCode,
} from '@/lib/accounts/rules';
import { LIMITS } from '@/lib/platform/http/limits';

const NOW = new Date('2027-03-01T12:00:00Z');
const ago = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000);
const stranger = (sentAt: Date) => ({ sentAt, byKnownDevice: false });
const device = (sentAt: Date) => ({ sentAt, byKnownDevice: true });
/** Minutes that a stranger waits, or a known device, after codes that strangers requested so long ago. */
const waits = (minutes: number[], byKnownDevice = false) =>
  (nextCodeAt(minutes.map(ago).map(stranger), byKnownDevice, NOW).getTime() - NOW.getTime()) /
  60_000;

describe('nextCodeAt', () => {
  it('is now for an account without codes', () => expect(waits([])).toBe(0));

  it('is now after four codes in an hour', () => expect(waits([1, 2, 3, 4])).toBe(0));

  it('waits for the fifth to be an hour old', () => expect(waits([1, 2, 3, 4, 50])).toBe(10));

  it('is now when the fifth is an hour old', () => expect(waits([1, 2, 3, 4, 60])).toBe(0));

  it('waits for the seventh to be a day and ten minutes old', () => {
    const spread = [100, 200, 300, 400, 500, 600, 700, 800];
    expect(waits(spread)).toBe(24 * 60 + 10 - 700);
  });

  it('leaves a known device out of what strangers have in common', () => {
    expect(waits([1, 2, 3, 4, 5, 100, 200], true)).toBe(0);
    const codes = [1, 2, 3, 4, 5].map(ago).map(device);
    expect(nextCodeAt(codes, false, NOW)).toEqual(NOW);
  });

  it('makes everybody wait for the tenth code of an account to be a day and ten minutes old', () => {
    const spread = [100, 200, 300, 400, 500, 600, 700, 800, 900, 1000].map(ago).map(device);
    for (const byKnownDevice of [true, false])
      expect(nextCodeAt(spread, byKnownDevice, NOW)).toEqual(
        new Date(NOW.getTime() + (24 * 60 + 10 - 1000) * 60_000),
      );
  });

  it('leaves a known device its three codes, and no network all that strangers have', () => {
    expect(CODES_PER_DAY - COMMON_CODES_PER_DAY).toBe(LIMITS.codesToDevice.max);
    expect(2 * LIMITS.codesToAccount.max).toBeLessThan(COMMON_CODES_PER_DAY);
  });

  it.each([
    ['strangers', [false], COMMON_CODES_PER_DAY],
    ['strangers and stolen devices', [false, true], CODES_PER_DAY],
  ])('leaves at most 30 guesses in any 24 hours to %s', (_, askers, codes) => {
    const sent: number[] = [];
    const newestFirst: SentCode[] = [];
    for (let minute = 0; minute < 3 * 24 * 60; minute++)
      for (const byKnownDevice of askers) {
        const now = new Date(minute * 60_000);
        if (nextCodeAt(newestFirst, byKnownDevice, now) > now) continue;
        sent.push(minute);
        newestFirst.unshift({ sentAt: now, byKnownDevice });
      }
    // The worst that can be done with a code: three guesses, anywhere in its ten minutes.
    const worst = Math.max(
      ...sent.map((from) => sent.filter((at) => at >= from && at < from + 24 * 60 + 10).length),
    );
    expect(worst).toBe(codes);
    expect(worst * CODE_ATTEMPTS).toBeLessThanOrEqual(30);
    if (codes === COMMON_CODES_PER_DAY)
      expect(sent.filter((at) => at < 60)).toHaveLength(COMMON_CODES_PER_HOUR);
  });
});

describe('isStrongPassword', () => {
  it.each(['Evergreen!1', 'aA1!aaaa', 'Grüße-an-9Äpfel.'])('accepts %s', (text) =>
    expect(isStrongPassword(text)).toBe(true),
  );

  it.each(['aA1!aaa', 'aa1!aaaa', 'AA1!AAAA', 'aAb!aaaa', 'aA1aaaaa', 'aA1-aaaa', ''])(
    'refuses %j',
    (text) => expect(isStrongPassword(text)).toBe(false),
  );

  it('accepts each character that the specification names', () => {
    for (const special of '!@#$%^&*(),.?":{}|<>')
      expect(isStrongPassword(`aA1aaaa${special}`)).toBe(true);
  });

  it('has one line of the checklist for each rule', () => {
    expect(PASSWORD_RULES.filter((rule) => rule.holds('a'))).toHaveLength(1);
    expect(PASSWORD_RULES).toHaveLength(5);
  });
});
