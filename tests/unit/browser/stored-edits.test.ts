import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  changedFields,
  deleteEdits,
  readEditedPicture,
  readEdits,
  storeEditedPicture,
  storeEdits,
} from '@/lib/browser/stored-edits';
import { DAY_MS } from '@/lib/platform/durations';
import { openLocalStorage } from '../../support/local-storage';

const { pictures, refusal } = vi.hoisted(() => ({
  pictures: new Map<string, File>(),
  refusal: { isOn: false },
}));
vi.mock('@/lib/browser/stored-picture', () => ({
  readStoredPicture: async (id: string) => pictures.get(id) ?? null,
  writeStoredPicture: async (id: string, picture: File | null) => {
    if (refusal.isOn) return false;
    if (picture) pictures.set(id, picture);
    else pictures.delete(id);
    return true;
  },
}));
beforeEach(() => {
  pictures.clear();
  refusal.isOn = false;
});

const KEY = 'memorialEdits';
const SHAPE = {
  biography: '',
  identityNumber: '',
  militaryService: { rank: '' },
  familyMembers: [{ fullName: '', identityNumber: '' }],
};
const ADA = { userId: 'ada', editor: 'page', memorialId: 'm1' } as const;
const PORTRAIT = new File(['x'], 'portrait.jpg');
const CHANGES = { fields: { biography: 'A new life.' }, gallery: [{ id: 'g1', caption: 'Home' }] };
const FOR_FAMILY = {
  fields: {},
  gallery: [{ id: 'g1', caption: '', audience: 'family' as const }],
};

const entries = openLocalStorage();

describe('unsaved changes of an editor', () => {
  it('are restored only for the same person, memorial and editor', () => {
    storeEdits(ADA, CHANGES);
    expect(readEdits(ADA, SHAPE)).toEqual(CHANGES);
    expect(readEdits({ ...ADA, memorialId: 'm2' }, SHAPE)).toBeNull();
    expect(readEdits({ ...ADA, editor: 'simple' }, SHAPE)).toBeNull();
    expect(readEdits({ ...ADA, userId: 'ben' }, SHAPE)).toBeNull();
  });

  it('include the audience of each item', () => {
    storeEdits(ADA, FOR_FAMILY);
    expect(readEdits(ADA, SHAPE)).toEqual(FOR_FAMILY);
  });

  it('are stored and deleted separately for each memorial', () => {
    storeEdits(ADA, CHANGES);
    storeEdits({ ...ADA, memorialId: 'm2' }, { fields: { biography: 'Two.' }, gallery: null });
    deleteEdits({ ...ADA, memorialId: 'm2' });
    expect(readEdits(ADA, SHAPE)).toEqual(CHANGES);
    expect(readEdits({ ...ADA, memorialId: 'm2' }, SHAPE)).toBeNull();
  });

  it('are replaced when the next person stores changes', () => {
    storeEdits(ADA, CHANGES);
    storeEdits({ ...ADA, userId: 'ben' }, { fields: { biography: 'Ben.' }, gallery: null });
    expect(readEdits(ADA, SHAPE)).toBeNull();
  });

  it('never contain an identity number', () => {
    const fields = {
      identityNumber: 'CANARY',
      familyMembers: [{ fullName: 'Wanjira', identityNumber: 'CANARY' }],
    };
    storeEdits(ADA, { fields, gallery: null });
    expect(entries.get(KEY)).not.toContain('CANARY');
    expect(readEdits(ADA, SHAPE)?.fields).toEqual({
      familyMembers: [{ fullName: 'Wanjira', identityNumber: '' }],
    });
  });

  it('record that a block was removed', () => {
    const fields = changedFields(
      { militaryService: { rank: 'Major' } },
      { militaryService: undefined },
    );
    storeEdits(ADA, { fields, gallery: null });
    expect(readEdits(ADA, SHAPE)?.fields).toEqual({ militaryService: undefined });
  });

  it('are deleted once nothing differs any more', () => {
    expect(storeEdits(ADA, CHANGES)).toBe(true);
    expect(storeEdits(ADA, { fields: {}, gallery: null })).toBe(false);
    expect(entries.has(KEY)).toBe(false);
  });

  it('do not count as stored if only identity numbers changed', async () => {
    const fields = changedFields({ identityNumber: '' }, { identityNumber: 'CANARY' });
    expect(storeEdits(ADA, { fields, gallery: null })).toBe(false);
    expect(entries.has(KEY)).toBe(false);
    await storeEditedPicture(ADA, PORTRAIT);
    expect(storeEdits(ADA, { fields, gallery: null })).toBe(true);
  });

  it('are not restored after thirty days', () => {
    storeEdits(ADA, CHANGES, 0);
    expect(readEdits(ADA, SHAPE, 30 * DAY_MS - 1)).toEqual(CHANGES);
    expect(readEdits(ADA, SHAPE, 30 * DAY_MS)).toBeNull();
  });

  it('are deleted with their portrait when they are too old, without touching recent ones', async () => {
    const second = { ...ADA, memorialId: 'm2' };
    storeEdits(ADA, CHANGES, 0);
    await storeEditedPicture(ADA, PORTRAIT, 0);
    await storeEditedPicture(second, PORTRAIT, DAY_MS);
    readEdits(second, SHAPE, 30 * DAY_MS);
    expect(entries.get(KEY)).not.toContain('A new life.');
    expect([...pictures.keys()]).toEqual(['page/ada/m2']);
  });

  it('are deleted with their portrait when another person opens an editor', async () => {
    storeEdits(ADA, CHANGES);
    await storeEditedPicture(ADA, PORTRAIT);
    readEdits({ ...ADA, userId: 'ben' }, SHAPE);
    expect(entries.has(KEY)).toBe(false);
    expect(pictures.size).toBe(0);
  });

  it.each(['{', 'null', '[]', '{"userId":"ada"}', '{"userId":"ada","edits":{"page/m1":7}}'])(
    'are not restored from %s',
    (text) => {
      entries.set(KEY, text);
      expect(readEdits(ADA, SHAPE)).toBeNull();
    },
  );

  it('are reported as not stored if the browser refuses', () => {
    vi.stubGlobal('localStorage', undefined);
    expect(storeEdits(ADA, CHANGES)).toBe(false);
    expect(readEdits(ADA, SHAPE)).toBeNull();
  });
});

describe('the new portrait of an editor', () => {
  it('is restored, with or without other changes, until it is deleted', async () => {
    expect(await storeEditedPicture(ADA, PORTRAIT)).toBe(true);
    expect(readEdits(ADA, SHAPE)).toBeNull();
    storeEdits(ADA, CHANGES);
    storeEdits(ADA, { fields: {}, gallery: null });
    expect(await readEditedPicture(ADA)).toBe(PORTRAIT);
    deleteEdits(ADA);
    expect(await readEditedPicture(ADA)).toBeNull();
    expect(pictures.size).toBe(0);
    expect(entries.has(KEY)).toBe(false);
  });

  it('can be undone without losing other changes', async () => {
    storeEdits(ADA, CHANGES);
    await storeEditedPicture(ADA, PORTRAIT);
    expect(await storeEditedPicture(ADA, null)).toBe(true);
    expect(pictures.size).toBe(0);
    expect(readEdits(ADA, SHAPE)).toEqual(CHANGES);
  });

  it('is reported as not stored if the browser refuses', async () => {
    refusal.isOn = true;
    expect(await storeEditedPicture(ADA, PORTRAIT)).toBe(false);
    expect(entries.has(KEY)).toBe(false);
    refusal.isOn = false;
    vi.stubGlobal('localStorage', undefined);
    expect(await storeEditedPicture(ADA, PORTRAIT)).toBe(false);
    expect(pictures.size).toBe(0);
  });
});

describe('the changed fields', () => {
  it.each([
    [{ a: 'x' }, { a: 'x' }, {}],
    [{ a: 'x' }, { a: 'y' }, { a: 'y' }],
    [{ a: ['x'] }, { a: ['x'] }, {}],
    [{ a: undefined }, { a: { b: 1 } }, { a: { b: 1 } }],
    [{ a: { b: 1 } }, { a: undefined }, { a: null }],
    [{ a: null }, { a: undefined }, {}],
    [{ identityNumber: '1' }, { identityNumber: '2' }, {}],
    [{ a: [{ identityNumber: '1' }] }, { a: [{ identityNumber: '2' }] }, {}],
  ])('between %j and %j are %j', (loaded, edited, expected) => {
    expect(changedFields(loaded, edited)).toEqual(expected);
  });
});
