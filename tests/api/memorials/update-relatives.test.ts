import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ada, type Person } from '../../support/cast';
import { addMemorial } from '../../support/memorial';
import { editorOf } from '../../support/memorial-editor';
import { richForm, sister, son } from '../../support/memorial-form';

let owner: Person;
let editor: ReturnType<typeof editorOf>;

beforeAll(async () => {
  owner = await ada();
});
beforeEach(async () => {
  const id = await addMemorial({ createdById: owner.user.id }, richForm);
  editor = editorOf(id, owner);
});

describe('PUT /api/memorials/{id}, relatives', () => {
  const masked = async () => (await editor.read()).familyMembers;

  it('knows them by relationship and name, wherever they stand in the list', async () => {
    const [first, second] = await masked();
    await editor.put({ familyMembers: [second, first] });
    expect((await editor.readPrivate()).familyMembers).toEqual([son, sister]);
  });

  it('knows one whose name was corrected by the masks', async () => {
    const [first, second] = await masked();
    await editor.put({ familyMembers: [{ ...first, fullName: 'Nyambura Maathai' }, second] });
    expect((await editor.readPrivate()).familyMembers).toEqual([
      { ...sister, fullName: 'Nyambura Maathai' },
      son,
    ]);
  });

  it('changes and clears what was sent', async () => {
    const [first, second] = await masked();
    await editor.put({ familyMembers: [{ ...first, phone: '123', email: '' }, second] });
    expect((await editor.readPrivate()).familyMembers[0]).toEqual({
      ...sister,
      phone: '123',
      email: '',
    });
  });

  it('gives nobody’s contacts to another person in the same place', async () => {
    const other = { relationship: 'Cousin', fullName: 'Another Cousin' };
    await editor.put({ familyMembers: [other] });
    expect((await editor.readPrivate()).familyMembers).toEqual([
      {
        ...other,
        isLiving: true,
        email: '',
        phone: '',
        birthDate: '',
        identityNumber: '',
        identityType: 'national_id',
      },
    ]);
  });
});
