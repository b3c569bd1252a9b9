import { describe, expect, it, vi } from 'vitest';
import {
  forgetFormPaidBy,
  notePaidOrder,
  readStoredForm,
  rememberOrder,
  storeForm,
} from '../../../lib/client/stored-form.ts';
import { openLocalStorage } from '../../support/local-storage';

const KEY = 'memorialFormData';
const SHAPE = {
  name: '',
  identityNumber: '',
  languages: [''],
  familyMembers: [{ fullName: '', email: '', identityNumber: '' }],
  militaryService: { branch: '', rank: '' },
};
const NOTHING = { values: {}, draftId: null, orderId: null };

const kept = openLocalStorage();

describe('the stored creation form', () => {
  it('takes its picture with it when it goes', () => {
    const deleteDatabase = vi.fn();
    vi.stubGlobal('indexedDB', { deleteDatabase });
    storeForm('ada', { name: 'Wangari' });
    expect(deleteDatabase).not.toHaveBeenCalled();
    readStoredForm('ben', SHAPE);
    expect(deleteDatabase).toHaveBeenCalledWith('memorialFormPicture');
  });

  it('comes back to the person who typed it, with its draft and order', () => {
    storeForm('ada', { name: 'Wangari' });
    rememberOrder('ada', { draftId: 'd1' });
    rememberOrder('ada', { draftId: 'd1', orderId: 'o1' });
    storeForm('ada', { name: 'Wangari M.' });
    expect(readStoredForm('ada', SHAPE)).toEqual({
      values: { name: 'Wangari M.' },
      draftId: 'd1',
      orderId: 'o1',
    });
  });

  it('keeps its order when its draft is saved once more', () => {
    rememberOrder('ada', { draftId: 'd1', orderId: 'o1' });
    rememberOrder('ada', { draftId: 'd1' });
    expect(readStoredForm('ada', SHAPE).orderId).toBe('o1');
  });

  it('is removed when another person opens the page', () => {
    storeForm('ada', { name: 'Wangari' });
    expect(readStoredForm('ben', SHAPE)).toEqual(NOTHING);
    expect(kept.has(KEY)).toBe(false);
  });

  it("never mixes one person's draft with another's typing", () => {
    rememberOrder('ada', { draftId: 'd1', orderId: 'o1' });
    storeForm('ben', { name: 'Nomvula' });
    expect(readStoredForm('ben', SHAPE)).toEqual({ ...NOTHING, values: { name: 'Nomvula' } });
  });

  it('never holds an identity number, however deep', () => {
    storeForm('ada', {
      identityNumber: 'CANARY',
      familyMembers: [{ fullName: 'Ben', identityNumber: 'CANARY' }],
    });
    expect(kept.get(KEY)).not.toContain('CANARY');
    expect(readStoredForm('ada', SHAPE).values).toEqual({
      familyMembers: [{ fullName: 'Ben', email: '', identityNumber: '' }],
    });
  });

  it.each([
    ['a field that the form does not have', { religion: 'x' }],
    ['a field of another kind', { name: ['x'], languages: 'x' }],
    ['an identity number from an older version', { identityNumber: '1' }],
  ])('gives no %s', (_, values) => {
    kept.set(KEY, JSON.stringify({ userId: 'ada', values }));
    expect(readStoredForm('ada', SHAPE)).toEqual(NOTHING);
  });

  it('gives entries of an older form as this form knows them', () => {
    const values = {
      languages: ['isiZulu', 7, null],
      familyMembers: [{ fullName: 'Ben', email: 7, shoeSize: 43 }, 'Ben', null, []],
      militaryService: { branch: 'Navy', medals: 2 },
    };
    kept.set(KEY, JSON.stringify({ userId: 'ada', values }));
    expect(readStoredForm('ada', SHAPE).values).toEqual({
      languages: ['isiZulu'],
      familyMembers: [{ fullName: 'Ben', email: '', identityNumber: '' }],
      militaryService: { branch: 'Navy', rank: '' },
    });
  });

  it('says whether it was kept', () => {
    expect(storeForm('ada', { name: 'Wangari' })).toBe(true);
    vi.stubGlobal('localStorage', undefined);
    expect(storeForm('ada', { name: 'Wangari' })).toBe(false);
  });

  it.each(['{', 'null', '[]', '"x"', '{"name":"without a person"}', '{"userId":"ada","values":1}'])(
    'begins anew over %s',
    (text) => {
      kept.set(KEY, text);
      expect(readStoredForm('ada', SHAPE)).toEqual(NOTHING);
    },
  );

  it('goes when its order is paid, and stays when another is', () => {
    rememberOrder('ada', { draftId: 'd1', orderId: 'o1' });
    forgetFormPaidBy('o2');
    expect(kept.has(KEY)).toBe(true);
    forgetFormPaidBy('o1');
    expect(kept.has(KEY)).toBe(false);
  });

  it('goes with an older order that paid for it', () => {
    notePaidOrder('o1');
    expect(kept.has(KEY)).toBe(false);
    storeForm('ada', { name: 'Wangari' });
    rememberOrder('ada', { draftId: 'd1', orderId: 'o2' });
    notePaidOrder('o1');
    expect(readStoredForm('ada', SHAPE)).toMatchObject({ values: { name: 'Wangari' } });
    forgetFormPaidBy('o1');
    expect(kept.has(KEY)).toBe(false);
  });

  it('does without a storage that the browser refuses', () => {
    vi.stubGlobal('localStorage', undefined);
    storeForm('ada', { name: 'Wangari' });
    forgetFormPaidBy('o1');
    expect(readStoredForm('ada', SHAPE)).toEqual(NOTHING);
  });
});
