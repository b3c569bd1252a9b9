import { describe, expect, it, vi } from 'vitest';
import {
  deleteStoredTribute,
  readStoredTribute,
  storeTribute,
} from '@/lib/browser/stored-tribute.ts';
import { openLocalStorage } from '../../support/local-storage';

const KEY = 'flowerTributeData';
const TRIBUTE = { memorialId: 'm1', amount: 12.5, message: 'Rest well.', isAnonymous: true };

const entries = openLocalStorage();

describe('the stored tribute', () => {
  it('is restored for its own memorial only', () => {
    storeTribute(TRIBUTE);
    expect(readStoredTribute('m1')).toEqual(TRIBUTE);
    expect(readStoredTribute('m2')).toBeNull();
  });

  it('is deleted when it is paid, but not when another is', () => {
    storeTribute(TRIBUTE);
    deleteStoredTribute('m2');
    expect(entries.has(KEY)).toBe(true);
    deleteStoredTribute('m1');
    expect(entries.has(KEY)).toBe(false);
  });

  it('is accepted without the choice to be anonymous', () => {
    entries.set(KEY, JSON.stringify({ memorialId: 'm1', amount: 5, message: '' }));
    expect(readStoredTribute('m1')?.isAnonymous).toBe(false);
  });

  it.each([
    '{',
    'null',
    '[]',
    '{"memorialId":"m1"}',
    '{"memorialId":"m1","amount":"5","message":""}',
    '{"memorialId":"m1","amount":5}',
  ])('is not restored from %s', (text) => {
    entries.set(KEY, text);
    expect(readStoredTribute('m1')).toBeNull();
  });

  it('works without localStorage', () => {
    vi.stubGlobal('localStorage', undefined);
    storeTribute(TRIBUTE);
    deleteStoredTribute('m1');
    expect(readStoredTribute('m1')).toBeNull();
  });
});
