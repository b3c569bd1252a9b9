import { expect, it } from 'vitest';
import { formStorage } from '@/components/memorials/edit/form-storage';
import { EMPTY_FIELDS } from '@/components/memorials/form/memorial-fields';

it('does not restore a stored visibility, because the editor has no field for it', () => {
  const storedValues = { isPublic: true, visibility: 'public', religion: 'Quaker' };
  expect(formStorage.fromStored(storedValues, EMPTY_FIELDS)).toEqual({
    fields: { religion: 'Quaker' },
    toCheck: [],
  });
});
