import { describe, expect, it } from 'vitest';
import { CODE_ATTEMPTS, CODE_DIGITS, isStrongPassword, PASSWORD_RULES } from '@/lib/accounts/rules';
import { LIMITS } from '@/lib/platform/http/limits';
import { SHARED_CEILINGS } from '@/lib/platform/http/shared-ceilings';

describe('guesses at codes', () => {
  it('take over an account once in 2,800 days, from as many networks and devices as somebody likes', () => {
    const codes = SHARED_CEILINGS.codesToAccountFromAll.most + LIMITS.codesToAllDevices.max;
    expect(10 ** CODE_DIGITS / (codes * CODE_ATTEMPTS)).toBeGreaterThan(2800);
  });

  it('use up neither all codes of strangers from one network, nor all of the devices on one of them', () => {
    expect(LIMITS.codesToAccount.max).toBeLessThan(LIMITS.codesToAccountFromAll.max);
    expect(LIMITS.codesToDevice.max).toBeLessThan(LIMITS.codesToAllDevices.max);
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
