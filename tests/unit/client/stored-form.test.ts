import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  forgetFormPaidBy,
  readStoredForm,
  rememberOrder,
  storeForm,
} from '../../../lib/client/stored-form.ts';

const KEY = 'memorialFormData';
const EMPTY = { name: '', identityNumber: '', languages: [] as string[], familyMembers: [{}] };
const NOTHING = { values: {}, draftId: null, orderId: null };

let kept: Map<string, string>;

beforeEach(() => {
  kept = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
    removeItem: (key: string) => kept.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('the stored creation form', () => {
  it('comes back to the person who typed it, with its draft and order', () => {
    storeForm('ada', { name: 'Wangari' });
    rememberOrder('ada', { draftId: 'd1' });
    rememberOrder('ada', { draftId: 'd1', orderId: 'o1' });
    storeForm('ada', { name: 'Wangari M.' });
    expect(readStoredForm('ada', EMPTY)).toEqual({
      values: { name: 'Wangari M.' },
      draftId: 'd1',
      orderId: 'o1',
    });
  });

  it('keeps its order when its draft is saved once more', () => {
    rememberOrder('ada', { draftId: 'd1', orderId: 'o1' });
    rememberOrder('ada', { draftId: 'd1' });
    expect(readStoredForm('ada', EMPTY).orderId).toBe('o1');
  });

  it('is removed when another person opens the page', () => {
    storeForm('ada', { name: 'Wangari' });
    expect(readStoredForm('ben', EMPTY)).toEqual(NOTHING);
    expect(kept.has(KEY)).toBe(false);
  });

  it("never mixes one person's draft with another's typing", () => {
    rememberOrder('ada', { draftId: 'd1', orderId: 'o1' });
    storeForm('ben', { name: 'Nomvula' });
    expect(readStoredForm('ben', EMPTY)).toEqual({ ...NOTHING, values: { name: 'Nomvula' } });
  });

  it('never holds an identity number, however deep', () => {
    storeForm('ada', {
      identityNumber: 'CANARY',
      familyMembers: [{ fullName: 'Ben', identityNumber: 'CANARY' }],
    });
    expect(kept.get(KEY)).not.toContain('CANARY');
    expect(readStoredForm('ada', EMPTY).values).toEqual({ familyMembers: [{ fullName: 'Ben' }] });
  });

  it.each([
    ['a field that the form does not have', { religion: 'x' }],
    ['a field of another kind', { name: ['x'], languages: 'x' }],
    ['an identity number from an older version', { identityNumber: '1' }],
  ])('gives no %s', (_, values) => {
    kept.set(KEY, JSON.stringify({ userId: 'ada', values }));
    expect(readStoredForm('ada', EMPTY)).toEqual(NOTHING);
  });

  it.each(['{', 'null', '[]', '"x"', '{"name":"without a person"}', '{"userId":"ada","values":1}'])(
    'begins anew over %s',
    (text) => {
      kept.set(KEY, text);
      expect(readStoredForm('ada', EMPTY)).toEqual(NOTHING);
    },
  );

  it('goes when its order is paid, and stays when another is', () => {
    rememberOrder('ada', { draftId: 'd1', orderId: 'o1' });
    forgetFormPaidBy('o2');
    expect(kept.has(KEY)).toBe(true);
    forgetFormPaidBy('o1');
    expect(kept.has(KEY)).toBe(false);
  });

  it('does without a storage that the browser refuses', () => {
    vi.stubGlobal('localStorage', undefined);
    storeForm('ada', { name: 'Wangari' });
    forgetFormPaidBy('o1');
    expect(readStoredForm('ada', EMPTY)).toEqual(NOTHING);
  });
});
