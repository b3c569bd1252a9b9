import { describe, expect, it, vi } from 'vitest';
import {
  changedFields,
  deleteEdits,
  deleteStoredEdits,
  readEdits,
  storeEdits,
} from '@/lib/browser/stored-edits';
import { DAY_MS } from '@/lib/platform/durations';
import { openLocalStorage } from '../../support/local-storage';

const KEY = 'memorialEdits';
const SHAPE = {
  biography: '',
  identityNumber: '',
  militaryService: { rank: '' },
  familyMembers: [{ fullName: '', identityNumber: '' }],
};
const ADA = { userId: 'ada', editor: 'page', memorialId: 'm1' } as const;
const CHANGES = { fields: { biography: 'A new life.' }, gallery: [{ id: 'g1', caption: 'Home' }] };

const kept = openLocalStorage();

describe('unsaved changes of an editor', () => {
  it('come back to the person who made them, in the editor of that memorial', () => {
    storeEdits(ADA, CHANGES);
    expect(readEdits(ADA, SHAPE)).toEqual(CHANGES);
    expect(readEdits({ ...ADA, memorialId: 'm2' }, SHAPE)).toBeNull();
    expect(readEdits({ ...ADA, editor: 'simple' }, SHAPE)).toBeNull();
    expect(readEdits({ ...ADA, userId: 'ben' }, SHAPE)).toBeNull();
  });

  it('stay beside those of another memorial', () => {
    storeEdits(ADA, CHANGES);
    storeEdits({ ...ADA, memorialId: 'm2' }, { fields: { biography: 'Two.' }, gallery: null });
    deleteEdits({ ...ADA, memorialId: 'm2' });
    expect(readEdits(ADA, SHAPE)).toEqual(CHANGES);
    expect(readEdits({ ...ADA, memorialId: 'm2' }, SHAPE)).toBeNull();
  });

  it('are written over by the next person, and gone after a logout', () => {
    storeEdits(ADA, CHANGES);
    storeEdits({ ...ADA, userId: 'ben' }, { fields: { biography: 'Ben.' }, gallery: null });
    expect(readEdits(ADA, SHAPE)).toBeNull();
    deleteStoredEdits();
    expect(kept.has(KEY)).toBe(false);
  });

  it('never hold an identity number', () => {
    const fields = {
      identityNumber: 'CANARY',
      familyMembers: [{ fullName: 'Wanjira', identityNumber: 'CANARY' }],
    };
    storeEdits(ADA, { fields, gallery: null });
    expect(kept.get(KEY)).not.toContain('CANARY');
    expect(readEdits(ADA, SHAPE)?.fields).toEqual({
      familyMembers: [{ fullName: 'Wanjira', identityNumber: '' }],
    });
  });

  it('know that a block was taken away', () => {
    const fields = changedFields(
      { militaryService: { rank: 'Major' } },
      { militaryService: undefined },
    );
    storeEdits(ADA, { fields, gallery: null });
    expect(readEdits(ADA, SHAPE)?.fields).toEqual({ militaryService: undefined });
  });

  it('leave nothing behind when everything is as it was', () => {
    storeEdits(ADA, CHANGES);
    storeEdits(ADA, { fields: {}, gallery: null });
    expect(kept.has(KEY)).toBe(false);
  });

  it('are forgotten after thirty days', () => {
    storeEdits(ADA, CHANGES, 0);
    expect(readEdits(ADA, SHAPE, 30 * DAY_MS - 1)).toEqual(CHANGES);
    expect(readEdits(ADA, SHAPE, 30 * DAY_MS)).toBeNull();
  });

  it.each(['{', 'null', '[]', '{"userId":"ada"}', '{"userId":"ada","edits":{"page/m1":7}}'])(
    'are none in %s',
    (text) => {
      kept.set(KEY, text);
      expect(readEdits(ADA, SHAPE)).toBeNull();
    },
  );

  it('are reported as not stored where the browser refuses', () => {
    vi.stubGlobal('localStorage', undefined);
    expect(storeEdits(ADA, CHANGES)).toBe(false);
    deleteStoredEdits();
    expect(readEdits(ADA, SHAPE)).toBeNull();
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
  ])('of %j edited to %j are %j', (loaded, edited, expected) => {
    expect(changedFields(loaded, edited)).toEqual(expected);
  });
});
