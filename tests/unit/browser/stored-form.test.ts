import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  deleteFormInput,
  deletePaidForm,
  readPaidForm,
  readStoredForm,
  rememberOrder,
  storeDraftCopy,
  storeForm,
} from '@/lib/browser/stored-form.ts';
import { openLocalStorage } from '../../support/local-storage';

const { storePicture, deleteStoredPictures } = vi.hoisted(() => ({
  storePicture: vi.fn(() => Promise.resolve()),
  deleteStoredPictures: vi.fn(),
}));
vi.mock('@/lib/browser/stored-picture', () => ({
  writeStoredPicture: storePicture,
  deleteStoredPictures,
}));
beforeEach(() => {
  storePicture.mockClear();
  deleteStoredPictures.mockClear();
});

const KEY = 'memorialFormData';
const SHAPE = {
  name: '',
  identityNumber: '',
  languages: [''],
  familyMembers: [{ fullName: '', email: '', identityNumber: '' }],
  militaryService: { branch: '', rank: '' },
};
const NOTHING = { values: {}, draftId: null, orderIds: [] };

const entries = openLocalStorage();

describe('the stored creation form', () => {
  it('is deleted with its own pictures and no others', () => {
    storeDraftCopy('ada', 'd1', { name: 'Wangari' });
    readStoredForm('ben', SHAPE);
    expect(storePicture.mock.calls).toEqual([
      ['ada', null],
      ['d1', null],
    ]);
    expect(deleteStoredPictures).not.toHaveBeenCalled();
  });

  it('is restored for the person who typed it, with its draft and orders', () => {
    storeDraftCopy('ada', 'd1', { name: 'Wangari' });
    rememberOrder('ada', 'd1', 'o1');
    rememberOrder('ada', 'd1', 'o2');
    rememberOrder('ada', 'd1', 'o1');
    storeForm('ada', { name: 'Wangari M.' });
    const form = { values: { name: 'Wangari M.' }, draftId: 'd1', orderIds: ['o1', 'o2'] };
    expect(readStoredForm('ada', SHAPE)).toEqual(form);
  });

  it('keeps its orders when its draft is saved again', () => {
    rememberOrder('ada', 'd1', 'o1');
    storeDraftCopy('ada', 'd1', { name: 'Wangari' });
    expect(readStoredForm('ada', SHAPE).orderIds).toEqual(['o1']);
  });

  it('is deleted when another person opens the page', () => {
    storeForm('ada', { name: 'Wangari' });
    expect(readStoredForm('ben', SHAPE)).toEqual(NOTHING);
    expect(entries.has(KEY)).toBe(false);
  });

  it("never mixes one person's draft with another person's text", () => {
    storeDraftCopy('ada', 'd1', { name: 'Wangari' });
    storeForm('ben', { name: 'Nomvula' });
    expect(readStoredForm('ben', SHAPE)).toEqual({ ...NOTHING, values: { name: 'Nomvula' } });
  });

  it('never contains an identity number, at any depth', () => {
    storeForm('ada', {
      identityNumber: 'CANARY',
      familyMembers: [{ fullName: 'Ben', identityNumber: 'CANARY' }],
    });
    storeDraftCopy('ada', 'd1', { familyMembers: [{ identityNumber: 'CANARY' }] });
    expect(entries.get(KEY)).not.toContain('CANARY');
    storeForm('ada', { familyMembers: [{ fullName: 'Ben', identityNumber: 'CANARY' }] });
    expect(readStoredForm('ada', SHAPE).values).toEqual({
      familyMembers: [{ fullName: 'Ben', email: '', identityNumber: '' }],
    });
  });

  it.each([
    ['a field that the form does not have', { religion: 'x' }],
    ['a field of another kind', { name: ['x'], languages: 'x' }],
    ['an identity number from an older version', { identityNumber: '1' }],
  ])('does not restore %s', (_, values) => {
    entries.set(KEY, JSON.stringify({ userId: 'ada', values }));
    expect(readStoredForm('ada', SHAPE)).toEqual(NOTHING);
  });

  it('restores entries of an older form in the current shape', () => {
    const values = {
      languages: ['isiZulu', 7, null],
      familyMembers: [{ fullName: 'Ben', email: 7, shoeSize: 43 }, 'Ben', null, []],
      militaryService: { branch: 'Navy', medals: 2 },
    };
    entries.set(KEY, JSON.stringify({ userId: 'ada', values }));
    expect(readStoredForm('ada', SHAPE).values).toEqual({
      languages: ['isiZulu'],
      familyMembers: [{ fullName: 'Ben', email: '', identityNumber: '' }],
      militaryService: { branch: 'Navy', rank: '' },
    });
  });

  it('reports whether it was stored', () => {
    expect(storeForm('ada', { name: 'Wangari' })).toBe(true);
    vi.stubGlobal('localStorage', undefined);
    expect(storeForm('ada', { name: 'Wangari' })).toBe(false);
  });

  it.each(['{', 'null', '[]', '"x"', '{"name":"without a person"}', '{"userId":"ada","values":1}'])(
    'starts empty if the browser has stored %s',
    (text) => {
      entries.set(KEY, text);
      expect(readStoredForm('ada', SHAPE)).toEqual(NOTHING);
    },
  );

  it('works without localStorage', () => {
    vi.stubGlobal('localStorage', undefined);
    storeForm('ada', { name: 'Wangari' });
    deletePaidForm('o1');
    expect(readStoredForm('ada', SHAPE)).toEqual(NOTHING);
  });
});

describe('the saved draft of a form', () => {
  const wangari = { draftId: 'd1', values: { name: 'Wangari' } };
  beforeEach(() => {
    vi.useFakeTimers();
    storeDraftCopy('ada', 'd1', { name: 'Wangari' });
    rememberOrder('ada', 'd1', 'o1');
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('is not changed by later typing or saving', () => {
    storeForm('ada', { name: 'Nomvula' });
    deleteFormInput('ada');
    storeForm('ada', { name: 'Nomvula' });
    storeDraftCopy('ada', 'd2', { name: 'Nomvula' });
    rememberOrder('ada', 'd2', 'o2');
    expect(readPaidForm('ada', 'o1', SHAPE)).toEqual(wangari);
    expect(readStoredForm('ada', SHAPE)).toMatchObject({ draftId: 'd2', orderIds: ['o2'] });
  });

  it('is returned for each of its orders, and for no other order', () => {
    rememberOrder('ada', 'd1', 'o2');
    expect(readPaidForm('ada', 'o1', SHAPE)).toEqual(wangari);
    expect(readPaidForm('ada', 'o2', SHAPE)).toEqual(wangari);
    expect(readPaidForm('ada', 'o3', SHAPE)).toBeNull();
  });

  it('is deleted, with the typed form, when one of its orders creates the memorial', () => {
    rememberOrder('ada', 'd1', 'o2');
    deletePaidForm('o3');
    expect(entries.has(KEY)).toBe(true);
    deletePaidForm('o1');
    expect(entries.has(KEY)).toBe(false);
    expect(storePicture.mock.calls).toEqual([
      ['d1', null],
      ['ada', null],
    ]);
  });

  it('leaves the portraits of edit forms when it is deleted', () => {
    deletePaidForm('o1');
    expect(deleteStoredPictures).not.toHaveBeenCalled();
  });

  it('leaves a form that was started later when it is deleted', () => {
    deleteFormInput('ada');
    storeForm('ada', { name: 'Nomvula' });
    deletePaidForm('o1');
    expect(readStoredForm('ada', SHAPE)).toEqual({ ...NOTHING, values: { name: 'Nomvula' } });
    expect(entries.get(KEY)).not.toContain('Wangari');
  });

  it('is not restored if only its order is known', () => {
    rememberOrder('ada', 'd9', 'o9');
    expect(readPaidForm('ada', 'o9', SHAPE)).toBeNull();
  });

  it('is deleted from the browser after 30 days', () => {
    deleteFormInput('ada');
    storeForm('ada', { name: 'Nomvula' });
    vi.advanceTimersByTime(30 * 86_400_000);
    expect(readPaidForm('ada', 'o1', SHAPE)).toEqual(wangari);
    vi.advanceTimersByTime(1);
    expect(readPaidForm('ada', 'o1', SHAPE)).toBeNull();
    expect(entries.get(KEY)).not.toContain('Wangari');
    expect(readStoredForm('ada', SHAPE).values).toEqual({ name: 'Nomvula' });
  });
});
