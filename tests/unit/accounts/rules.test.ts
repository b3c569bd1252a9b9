import { describe, expect, it } from 'vitest';
import {
  CODE_ATTEMPTS,
  CODES_PER_DAY,
  CODES_PER_HOUR,
  isStrongPassword,
  nextCodeAt,
  PASSWORD_RULES,
} from '@/lib/accounts/rules';

const NOW = new Date('2027-03-01T12:00:00Z');
const ago = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000);
const waits = (...minutes: number[]) =>
  (nextCodeAt(minutes.map(ago), NOW).getTime() - NOW.getTime()) / 60_000;

describe('nextCodeAt', () => {
  it('is now for an account without codes', () => expect(waits()).toBe(0));

  it('is now after four codes in an hour', () => expect(waits(1, 2, 3, 4)).toBe(0));

  it('waits for the fifth to be an hour old', () => expect(waits(1, 2, 3, 4, 50)).toBe(10));

  it('is now when the fifth is an hour old', () => expect(waits(1, 2, 3, 4, 60)).toBe(0));

  it('waits for the tenth to be a day and ten minutes old', () => {
    const spread = [100, 200, 300, 400, 500, 600, 700, 800, 900, 1000];
    expect(waits(...spread)).toBe(24 * 60 + 10 - 1000);
  });

  it('leaves at most 30 guesses in any 24 hours to one who takes every code there is', () => {
    const sent: number[] = [];
    for (let minute = 0; minute < 3 * 24 * 60; minute++) {
      const now = new Date(minute * 60_000);
      const newestFirst = sent.map((at) => new Date(at * 60_000)).reverse();
      if (nextCodeAt(newestFirst, now) <= now) sent.push(minute);
    }
    // The worst that can be done with a code: three guesses, anywhere in its ten minutes.
    const worst = Math.max(
      ...sent.map((from) => sent.filter((at) => at >= from && at < from + 24 * 60 + 10).length),
    );
    expect(worst).toBe(CODES_PER_DAY);
    expect(worst * CODE_ATTEMPTS).toBe(30);
    expect(sent.filter((at) => at < 60)).toHaveLength(CODES_PER_HOUR);
  });
});

describe('isStrongPassword', () => {
  it.each(['Evergreen!1', 'aA1!aaaa', 'Grüße-an-9Äpfel.'])('takes %s', (text) =>
    expect(isStrongPassword(text)).toBe(true),
  );

  it.each(['aA1!aaa', 'aa1!aaaa', 'AA1!AAAA', 'aAb!aaaa', 'aA1aaaaa', 'aA1-aaaa', ''])(
    'refuses %j',
    (text) => expect(isStrongPassword(text)).toBe(false),
  );

  it('takes each character that the specification names', () => {
    for (const special of '!@#$%^&*(),.?":{}|<>')
      expect(isStrongPassword(`aA1aaaa${special}`)).toBe(true);
  });

  it('has one line of the checklist for each rule', () => {
    expect(PASSWORD_RULES.filter((rule) => rule.holds('a'))).toHaveLength(1);
    expect(PASSWORD_RULES).toHaveLength(5);
  });
});
