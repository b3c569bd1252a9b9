import { expect, it } from 'vitest';
import { keepForm } from '@/components/memorials/edit/keep-form';
import { EMPTY_FIELDS } from '@/components/memorials/form/memorial-fields';

it('restores no change of visibility, which the editor does not show', () => {
  const kept = { isPublic: true, visibility: 'public', religion: 'Quaker' };
  expect(keepForm.fromKept(kept, EMPTY_FIELDS)).toEqual({
    fields: { religion: 'Quaker' },
    toCheck: [],
  });
});
