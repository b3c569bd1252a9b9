import { describe, expect, it, onTestFinished, vi } from 'vitest';
import commonPasswords from '@/lib/accounts/common-passwords.json';
import { codeMatches, hashCode, newCode } from '@/lib/accounts/keyed-hash';
import { hashPassword, passwordMatches } from '@/lib/accounts/password-hash';
import { RESET_PASSWORD_LENGTH } from '@/lib/accounts/rules';
import { isCommonPassword } from '@/lib/accounts/schema';
import { loginMessage } from '@/lib/platform/auth/login-messages';
import { translatorFor } from '@/lib/platform/language/translator-for';

describe('codes', () => {
  it('have six digits, with leading zeros', () => {
    for (let i = 0; i < 500; i++) expect(newCode()).toMatch(/^\d{6}$/);
  });

  it('match only their own challenge', () => {
    const storedHash = hashCode('one', '012345');
    expect(codeMatches(storedHash, 'one', '012345')).toBe(true);
    expect(codeMatches(storedHash, 'one', '012346')).toBe(false);
    expect(codeMatches(storedHash, 'two', '012345')).toBe(false);
    expect(codeMatches('', 'one', '012345')).toBe(false);
    expect(storedHash).not.toContain('012345');
  });
});

describe('passwords', () => {
  it('are hashed with argon2id at 19 MiB and two passes', async () => {
    const storedHash = await hashPassword('Evergreen!1');
    expect(storedHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await passwordMatches(storedHash, 'Evergreen!1')).toBe(true);
    expect(await passwordMatches(storedHash, 'Evergreen!2')).toBe(false);
  });

  it('match regardless of how letters are composed in Unicode', async () => {
    expect(await passwordMatches(await hashPassword('Caf\u00e9!1aa'), 'Cafe\u0301!1aa')).toBe(true);
  });

  it('never match without an account, and are compared with a hash of the same cost', async () => {
    vi.resetModules(); // another test file may have loaded the module already
    vi.doMock('@node-rs/argon2', { spy: true });
    onTestFinished(() => {
      vi.doUnmock('@node-rs/argon2');
      vi.resetModules();
    });
    const { verify } = await import('@node-rs/argon2');
    const { passwordMatches } = await import('@/lib/accounts/password-hash');
    const costOf = (hash: unknown) => String(hash).split('$').slice(0, 4).join('$');
    const storedHash = await hashPassword('x');
    for (const stored of [storedHash, undefined]) {
      vi.mocked(verify).mockClear();
      expect(await passwordMatches(stored, 'y')).toBe(false);
      expect(verify).toHaveBeenCalledTimes(1);
      expect(costOf(vi.mocked(verify).mock.lastCall?.[0])).toBe(costOf(storedHash));
    }
  });

  it('are recognised as common if thousands of people use them', () => {
    const possible = commonPasswords.filter(({ length }) => length >= RESET_PASSWORD_LENGTH);
    expect(new Set(possible).size).toBeGreaterThanOrEqual(1500);
    for (const common of commonPasswords) expect(isCommonPassword(common), common).toBe(true);
    for (const common of ['123456', 'Password', 'QWERTY', 'iloveyou', 'P@ssw0rd'])
      expect(isCommonPassword(common)).toBe(true);
    expect(isCommonPassword('Evergreen-1')).toBe(false);
  });
});

describe('loginMessage', () => {
  const t = translatorFor('en');

  it('accepts only our own messages from a link', () => {
    expect(loginMessage('Please log in to create a memorial.', t)).toBe(
      'Please log in to create a memorial.',
    );
    expect(loginMessage('Your account is blocked. Call 555-0100.', t)).toBeNull();
    expect(loginMessage(null, t)).toBeNull();
  });
});
