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
const strangerCode = (sentAt: Date) => ({ sentAt, byKnownDevice: false });
const deviceCode = (sentAt: Date) => ({ sentAt, byKnownDevice: true });
/** How many minutes a stranger, or a known device, waits after strangers requested codes this many minutes ago. */
const minutesToWait = (minutes: number[], byKnownDevice = false) =>
  (nextCodeAt(minutes.map(ago).map(strangerCode), byKnownDevice, NOW).getTime() - NOW.getTime()) /
  60_000;

describe('nextCodeAt', () => {
  it('is now for an account without codes', () => expect(minutesToWait([])).toBe(0));

  it('is now after four codes in an hour', () => expect(minutesToWait([1, 2, 3, 4])).toBe(0));

  it('is when the fifth newest code is an hour old', () =>
    expect(minutesToWait([1, 2, 3, 4, 50])).toBe(10));

  it('is now when the fifth newest code is an hour old', () =>
    expect(minutesToWait([1, 2, 3, 4, 60])).toBe(0));

  it('is when the seventh newest code is a day and ten minutes old', () => {
    const spread = [100, 200, 300, 400, 500, 600, 700, 800];
    expect(minutesToWait(spread)).toBe(24 * 60 + 10 - 700);
  });

  it("counts a known device's codes apart from those of strangers", () => {
    expect(minutesToWait([1, 2, 3, 4, 5, 100, 200], true)).toBe(0);
    const codes = [1, 2, 3, 4, 5].map(ago).map(deviceCode);
    expect(nextCodeAt(codes, false, NOW)).toEqual(NOW);
  });

  it("makes everybody wait until an account's tenth newest code is a day and ten minutes old", () => {
    const spread = [100, 200, 300, 400, 500, 600, 700, 800, 900, 1000].map(ago).map(deviceCode);
    for (const byKnownDevice of [true, false])
      expect(nextCodeAt(spread, byKnownDevice, NOW)).toEqual(
        new Date(NOW.getTime() + (24 * 60 + 10 - 1000) * 60_000),
      );
  });

  it('reserves three codes for a known device, and lets no network use all the codes of strangers', () => {
    expect(CODES_PER_DAY - COMMON_CODES_PER_DAY).toBe(LIMITS.codesToDevice.max);
    expect(2 * LIMITS.codesToAccount.max).toBeLessThan(COMMON_CODES_PER_DAY);
  });

  it.each([
    ['strangers', [false], COMMON_CODES_PER_DAY],
    ['strangers and stolen devices', [false, true], CODES_PER_DAY],
  ])('allows %s at most 30 guesses in any 24 hours', (_, askers, codes) => {
    const sentMinutes: number[] = [];
    const newestFirst: SentCode[] = [];
    for (let minute = 0; minute < 3 * 24 * 60; minute++)
      for (const byKnownDevice of askers) {
        const now = new Date(minute * 60_000);
        if (nextCodeAt(newestFirst, byKnownDevice, now) > now) continue;
        sentMinutes.push(minute);
        newestFirst.unshift({ sentAt: now, byKnownDevice });
      }
    // The worst case per code: three guesses at any time in its ten minutes.
    const mostInADay = Math.max(
      ...sentMinutes.map(
        (from) => sentMinutes.filter((at) => at >= from && at < from + 24 * 60 + 10).length,
      ),
    );
    expect(mostInADay).toBe(codes);
    expect(mostInADay * CODE_ATTEMPTS).toBeLessThanOrEqual(30);
    if (codes === COMMON_CODES_PER_DAY)
      expect(sentMinutes.filter((at) => at < 60)).toHaveLength(COMMON_CODES_PER_HOUR);
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

  it('accepts each special character of the specification', () => {
    for (const special of '!@#$%^&*(),.?":{}|<>')
      expect(isStrongPassword(`aA1aaaa${special}`)).toBe(true);
  });

  it('checks five rules, one for each line of the checklist', () => {
    expect(PASSWORD_RULES.filter((rule) => rule.holds('a'))).toHaveLength(1);
    expect(PASSWORD_RULES).toHaveLength(5);
  });
});
