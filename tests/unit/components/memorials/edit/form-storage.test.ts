import { expect, it } from 'vitest';
import { formStorage } from '@/components/memorials/edit/form-storage';
import { EMPTY_FIELDS } from '@/components/memorials/form/memorial-fields';

it('restores no change of visibility, which the editor does not show', () => {
  const storedValues = { isPublic: true, visibility: 'public', religion: 'Quaker' };
  expect(formStorage.fromStored(storedValues, EMPTY_FIELDS)).toEqual({
    fields: { religion: 'Quaker' },
    toCheck: [],
  });
});
