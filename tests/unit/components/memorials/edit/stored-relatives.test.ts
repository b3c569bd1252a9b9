import { describe, expect, it } from 'vitest';
import type { EditedForm, EditedRelative } from '@/components/memorials/edit/edited-memorial';
import { formStorage } from '@/components/memorials/edit/form-storage';
import { EMPTY_FIELDS, NEW_RELATIVE } from '@/components/memorials/form/memorial-fields';
import { readEdits, storeEdits } from '@/lib/browser/stored-edits';
import { openLocalStorage } from '../../../../support/local-storage';

const EDITOR = { userId: 'ada', editor: 'page', memorialId: 'm1' } as const;
const PRIVATE = { email: 'CANARY@example.org', phone: 'CANARY-1', birthDate: '1990-02-03' };

const newRelative = (fullName: string, typed: Partial<EditedRelative> = {}): EditedRelative => ({
  ...NEW_RELATIVE,
  relationship: 'Sibling',
  fullName,
  ...typed,
});
const loadedRelative = (fullName: string, identityNumber: string, _id = `id-${identityNumber}`) =>
  newRelative(fullName, { ...PRIVATE, identityNumber, _id });

const anna = loadedRelative('Anna', '1');
const ben = loadedRelative('Ben', '2');
const family = (...familyMembers: EditedRelative[]): EditedForm => ({
  ...EMPTY_FIELDS,
  familyMembers,
});

const entries = openLocalStorage();

/** The relatives in the reopened editor, and the names it asks to check. `now`: the memorial's family by then. */
function reopened(edited: EditedRelative[], before = [anna, ben], now = before) {
  const fields = formStorage.toStored({ familyMembers: edited }, family(...before));
  storeEdits(EDITOR, { fields, gallery: null });
  const storedFields = readEdits(EDITOR, formStorage.shape)?.fields ?? {};
  const { fields: restored, toCheck } = formStorage.fromStored(storedFields, family(...now));
  return { relatives: restored.familyMembers, toCheck };
}

describe('relatives stored in this browser', () => {
  it.each<[string, EditedRelative[]]>([
    ['as loaded', [anna, ben]],
    ['one corrected', [anna, { ...ben, fullName: 'Benjamin' }]],
    ['one removed', [ben]],
    ['one removed, one added', [ben, newRelative('Carl')]],
    ['one removed, one corrected', [{ ...ben, fullName: 'Benjamin' }]],
    ['one removed and added again without a number', [anna, newRelative('Ben')]],
    ['in reverse order', [ben, anna]],
    ['a private value typed, another emptied', [anna, { ...ben, phone: '7', email: '' }]],
    ['a new one with a private value', [anna, ben, newRelative('Carl', { phone: '7' })]],
  ])('are each restored with their own private values: %s', (_, edited) => {
    expect(reopened(edited)).toEqual({ relatives: edited, toCheck: [] });
  });

  it('are each restored with their own private values if two share a name', () => {
    const [one, other] = [loadedRelative('Muta', '1'), loadedRelative('Muta', '2')];
    expect(reopened([other], [one, other]).relatives).toEqual([other]);
    expect(reopened([other, newRelative('Muta')], [one, other]).relatives).toEqual([
      other,
      newRelative('Muta'),
    ]);
  });

  it('are stored without identity numbers and without private values that were not typed', () => {
    const corrected = { ...ben, fullName: 'Benjamin', identityNumber: 'CANARY-2' };
    const { relatives } = reopened([anna, corrected]);
    expect(entries.get('memorialEdits')).not.toMatch(/CANARY|1990/);
    expect(relatives).toEqual([anna, { ...ben, fullName: 'Benjamin' }]);
  });

  describe('after somebody else saved the family, which changes all ids', () => {
    const saved = (one: EditedRelative) => ({ ...one, _id: `new-${one._id}` });

    it('are found by the name they had', () => {
      const { relatives, toCheck } = reopened(
        [{ ...ben, fullName: 'Benjamin' }],
        [anna, ben],
        [saved(ben), saved(anna)],
      );
      expect(relatives).toEqual([{ ...saved(ben), fullName: 'Benjamin' }]);
      expect(toCheck).toEqual([]);
    });

    it('are joined by relatives added meanwhile, whose names are listed for a check', () => {
      const edited = [anna, { ...ben, fullName: 'Benjamin' }];
      const carl = loadedRelative('Carl', '3');
      const { relatives, toCheck } = reopened(
        edited,
        [anna, ben],
        [saved(anna), saved(ben), saved(carl)],
      );
      expect(relatives).toEqual([
        saved(anna),
        { ...saved(ben), fullName: 'Benjamin' },
        saved(carl),
      ]);
      expect(toCheck).toEqual(['Carl']);
      expect(reopened([ben], [anna, ben], [saved(anna), saved(ben), saved(carl)])).toEqual({
        relatives: [saved(ben), saved(carl)],
        toCheck: ['Carl'],
      });
    });

    it("are listed for a check if they were deleted, and receive nobody else's values", () => {
      const { relatives, toCheck } = reopened([anna, ben], [anna, ben], [saved(anna)]);
      const lostBen = newRelative('Ben', { _id: 'gone' });
      expect(relatives).toEqual([saved(anna), lostBen]);
      expect(toCheck).toEqual(['Ben']);
      const again = reopened([saved(anna), { ...lostBen, phone: '7' }], [saved(anna)]);
      expect(again).toEqual({
        relatives: [saved(anna), { ...lostBen, phone: '7' }],
        toCheck: ['Ben'],
      });
    });

    it('are listed for a check if two have the same name', () => {
      const [one, other] = [loadedRelative('Muta', '1'), loadedRelative('Muta', '2')];
      const { relatives, toCheck } = reopened([other], [one, other], [saved(one)]);
      expect(relatives).toEqual([newRelative('Muta', { _id: 'gone' }), saved(one)]);
      expect(toCheck).toEqual(['Muta', 'Muta']);
    });

    it('do not turn into the relative who now has their position, if ids are positions', () => {
      const inPlace = (fullName: string, place: number, typed: Partial<EditedRelative> = {}) =>
        newRelative(fullName, { ...typed, _id: `place-${place}` });
      const [first, second] = [inPlace('Anna', 0), inPlace('Ben', 1)];
      const dora = inPlace('Dora', 1);
      expect(reopened([first, { ...second, phone: '7' }], [first, second], [first, dora])).toEqual({
        relatives: [first, newRelative('Ben', { phone: '7', _id: 'gone' }), dora],
        toCheck: ['Ben', 'Dora'],
      });
      const moved = [inPlace('Ben', 0), inPlace('Dora', 1)];
      expect(reopened([{ ...second, phone: '7' }], [first, second], moved)).toEqual({
        relatives: [inPlace('Ben', 0, { phone: '7' }), dora],
        toCheck: ['Dora'],
      });
    });
  });
});
