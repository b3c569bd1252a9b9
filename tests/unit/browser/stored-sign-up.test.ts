import { beforeEach, describe, expect, it, vi } from 'vitest';
import { readSignUp, storeSignUp } from '@/lib/browser/stored-sign-up';
import { HOUR_MS } from '@/lib/platform/durations';

const WAITING = {
  challengeId: 'c1',
  registration: { firstName: 'Ada', lastName: 'Moss', email: 'ada@example.org' },
};
const entries = new Map<string, string>();

beforeEach(() => {
  entries.clear();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, text: string) => entries.set(key, text),
    removeItem: (key: string) => entries.delete(key),
  });
});

describe('a sign-up that waits for its code', () => {
  it('is restored in the same tab for an hour', () => {
    storeSignUp(WAITING, 0);
    expect(readSignUp(HOUR_MS - 1)).toEqual(WAITING);
    expect(readSignUp(HOUR_MS)).toBeNull();
  });

  it('never contains the password', () => {
    const registration = { ...WAITING.registration, password: 'CANARY' };
    storeSignUp({ ...WAITING, registration });
    expect([...entries.values()].join()).not.toContain('CANARY');
  });

  it('is deleted once the person is logged in', () => {
    storeSignUp(WAITING);
    storeSignUp(null);
    expect(entries.size).toBe(0);
  });

  it.each(['{', 'null', '{"challengeId":"c1"}'])('is not restored from %s', (text) => {
    entries.set('signUpCode', text);
    expect(readSignUp()).toBeNull();
  });

  it('works without sessionStorage', () => {
    vi.stubGlobal('sessionStorage', undefined);
    storeSignUp(WAITING);
    expect(readSignUp()).toBeNull();
  });
});
