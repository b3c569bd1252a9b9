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

  it('matches relatives by id in any order', async () => {
    const [first, second] = await masked();
    await editor.put({ familyMembers: [second, first] });
    expect((await editor.readPrivate()).familyMembers).toEqual([son, sister]);
  });

  it('matches a renamed relative by id', async () => {
    const [first, second] = await masked();
    await editor.put({ familyMembers: [{ ...first, fullName: 'Nyambura Maathai' }, second] });
    expect((await editor.readPrivate()).familyMembers).toEqual([
      { ...sister, fullName: 'Nyambura Maathai' },
      son,
    ]);
  });

  it('changes and clears the values that were sent', async () => {
    const [first, second] = await masked();
    await editor.put({ familyMembers: [{ ...first, phone: '123', email: '' }, second] });
    expect((await editor.readPrivate()).familyMembers[0]).toEqual({
      ...sister,
      phone: '123',
      email: '',
    });
  });

  it('keeps the ids of relatives through other changes', async () => {
    const before = await masked();
    await editor.put({ religion: 'Changed' });
    await editor.put({ familyMembers: before });
    expect(await masked()).toEqual(before);
    expect(new Set(before.map(({ _id }: { _id: string }) => _id)).size).toBe(2);
  });

  it('accepts an unmasked list with outdated ids', async () => {
    const [first, second] = await masked();
    await editor.put({ familyMembers: [{ ...first, phone: '123' }, second] });
    const sent = [{ ...son, _id: second._id, identityNumber: '7' }, sister];
    expect(await editor.put({ familyMembers: sent })).toMatchObject({ status: 200 });
    expect((await editor.readPrivate()).familyMembers).toEqual([
      { ...son, identityNumber: '7' },
      sister,
    ]);
  });

  it("does not give a relative's contacts to another person in the same place", async () => {
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

/** Two relatives often have the same mask in a field. */
describe('PUT /api/memorials/{id}, relatives who look alike', () => {
  const ann = { relationship: 'Sibling', fullName: 'Ann', birthDate: '1950-01-01' };
  const bob = { relationship: 'Sibling', fullName: 'Bob', birthDate: '1960-02-02' };
  const twin = { ...ann, birthDate: '1970-03-03' };
  type SentRelative = { _id?: string; relationship: string; fullName: string };

  async function family(...members: object[]): Promise<SentRelative[]> {
    await editor.put({ familyMembers: members });
    return (await editor.read()).familyMembers;
  }
  /** Returns names and birth dates in order after a change. */
  async function valuesAfter(...members: object[]) {
    expect((await editor.put({ familyMembers: members })).status).toBe(200);
    const { familyMembers } = await editor.readPrivate();
    return familyMembers.map((one: typeof ann) => `${one.fullName} ${one.birthDate}`);
  }
  const withoutId = ({ _id, ...member }: SentRelative) => member;

  it('keeps values if one relative is removed and the other renamed', async () => {
    const [, second] = await family(ann, bob);
    expect(await valuesAfter({ ...second, fullName: 'Bobby' })).toEqual(['Bobby 1960-02-02']);
  });

  it('keeps values if two swap places and change relationship', async () => {
    const [first, second] = await family(ann, bob);
    const changed = [second, first].map((one) => ({ ...one, relationship: 'Cousin' }));
    expect(await valuesAfter(...changed)).toEqual(['Bob 1960-02-02', 'Ann 1950-01-01']);
  });

  it('keeps values if the first of two namesakes is removed', async () => {
    const [, second] = await family(ann, twin);
    expect(await valuesAfter({ ...second })).toEqual(['Ann 1970-03-03']);
  });

  it('keeps values if one is added in front and another is renamed', async () => {
    const [first] = await family(ann);
    const added = { relationship: 'Parent', fullName: 'Pa' };
    expect(await valuesAfter(added, { ...first, fullName: 'Anna' })).toEqual([
      'Pa ',
      'Anna 1950-01-01',
    ]);
  });

  it('accepts unmasked values', async () => {
    const [first, second] = await family(ann, bob);
    expect(
      await valuesAfter({ ...first, birthDate: bob.birthDate }, { ...second, birthDate: '' }),
    ).toEqual(['Ann 1960-02-02', 'Bob ']);
  });

  it.each<[string, object[], (members: SentRelative[]) => object[]]>([
    [
      'no id and another name',
      [ann, bob],
      ([, b]) => [{ ...b, _id: undefined, fullName: 'Bobby' }],
    ],
    ['no id for one of two', [ann, twin], (all) => all.slice(1).map(withoutId)],
    ['no ids for two namesakes', [ann, twin], (all) => all.map(withoutId)],
    ['an id that no longer exists', [ann], ([a]) => [{ ...a, _id: '000000000000' }]],
    ['one id for two relatives', [ann], ([a]) => [{ ...a }, { ...a, fullName: 'Copy' }]],
    [
      'one relative by id and again by name',
      [ann],
      ([a]) => [
        { ...a, fullName: 'Anna' },
        { ...a, _id: undefined },
      ],
    ],
    [
      'no values for one of two namesakes',
      [ann, twin],
      () => [{ relationship: 'Sibling', fullName: 'Ann' }],
    ],
    [
      'no values and an id that no longer exists',
      [ann],
      () => [{ _id: '000000000000', relationship: 'Sibling', fullName: 'Ann' }],
    ],
  ])('asks for the value again with %s', async (_, stored, change) => {
    const members = await family(...stored);
    const before = await editor.readPrivate();
    const answer = await editor.put({ familyMembers: change(members) });
    expect(answer).toMatchObject({
      status: 400,
      body: { message: 'Please enter the hidden value again' },
    });
    expect(await editor.readPrivate()).toEqual(before);
  });
});
