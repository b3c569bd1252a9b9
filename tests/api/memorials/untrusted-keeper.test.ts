import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mask } from '@/lib/memorials/mask-rules';
import { auditOf } from '../../support/audit';
import { ada, kim, type Person, root } from '../../support/cast';
import { addKeeper } from '../../support/keeper';
import { addMemorial } from '../../support/memorial';
import { editorOf } from '../../support/memorial-editor';
import { richForm, sister } from '../../support/memorial-form';

const NOT_SHARED = 'These details are not shared with you.';
const NUMBER = 'CANARY-4711';

let owner: Person;
let keeper: Person;
let id: string;
let ownerEditor: ReturnType<typeof editorOf>;
let keeperEditor: ReturnType<typeof editorOf>;

beforeAll(async () => {
  owner = await ada();
  keeper = await kim();
});
beforeEach(async () => {
  id = await addMemorial({ createdById: owner.user.id }, richForm);
  await addKeeper(id, keeper, 'keeper');
  ownerEditor = editorOf(id, owner);
  keeperEditor = editorOf(id, keeper);
});

type Member = { _id: string; fullName: string };

/** Returns the relatives as the keeper reads them, with a change to the first one. */
async function familyWith(change: object): Promise<object[]> {
  const [first, ...others]: Member[] = (await keeperEditor.read()).familyMembers;
  return [{ ...first, ...change }, ...others];
}

describe('a keeper who may not read private values', () => {
  it.each([
    ['another number', 'Other'],
    ['no number', ''],
    ['the number itself', NUMBER],
    ['its mask', mask('identityNumber', NUMBER)],
    ['another mask', '••••9999'],
  ])('cannot write or guess the identity number: %s', async (_, identityNumber) => {
    const answer = await keeperEditor.put({ identityNumber });
    expect(answer).toMatchObject({ status: 400, body: { message: NOT_SHARED } });
    expect((await ownerEditor.readPrivate()).identityNumber).toBe(NUMBER);
  });

  it.each(['email', 'phone', 'birthDate', 'identityNumber'] as const)(
    "cannot write or guess a relative's %s",
    async (field) => {
      const before = await ownerEditor.readPrivate();
      const known = sister[field];
      const wrong = ['', '1999-01-01', known, mask(field, known), '••••9999', '••••-••-••'];
      const answers = [];
      for (const guess of wrong)
        answers.push(
          await keeperEditor.put({ familyMembers: await familyWith({ [field]: guess }) }),
        );
      expect(answers.map(({ status, body }) => [status, body.message])).toEqual(
        wrong.map(() => [400, NOT_SHARED]),
      );
      expect(await ownerEditor.readPrivate()).toEqual(before);
    },
  );

  it('cannot write private values of a relative who is identified by name', async () => {
    const before = await ownerEditor.readPrivate();
    const [{ _id, ...first }, ...others] = (await keeperEditor.read()).familyMembers;
    const familyMembers = [{ ...first, email: '' }, ...others];
    expect((await keeperEditor.put({ familyMembers })).status).toBe(400);
    expect(await ownerEditor.readPrivate()).toEqual(before);
  });

  it.each<[string, (all: Member[]) => object[]]>([
    ['leaves them out', ([, ...others]) => others],
    [
      'enters them again with another name',
      ([one, ...others]) => [{ ...one, _id: undefined, fullName: 'New' }, ...others],
    ],
    [
      'has an id that no longer exists',
      ([one, ...others]) => [{ ...one, _id: '0'.repeat(12) }, ...others],
    ],
    ['has them twice', ([one, ...others]) => [{ ...one }, { ...one }, ...others]],
  ])('cannot remove a relative with private values with a list that %s', async (_, change) => {
    const before = await ownerEditor.readPrivate();
    const cleared = change((await keeperEditor.read()).familyMembers).map((one) => ({
      ...one,
      ...{ email: undefined, phone: undefined, birthDate: undefined, identityNumber: undefined },
    }));
    const answer = await keeperEditor.put({ familyMembers: cleared });
    expect(answer).toMatchObject({
      status: 400,
      body: { message: 'A relative whose details are not shared with you cannot be removed.' },
    });
    expect(await ownerEditor.readPrivate()).toEqual(before);
  });

  it('adds and removes relatives without private values', async () => {
    const before = await ownerEditor.readPrivate();
    const all = await familyWith({});
    const added = { relationship: 'Cousin', fullName: 'Another Cousin' };
    const refused = await keeperEditor.put({ familyMembers: [...all, { ...added, phone: '1' }] });
    expect(refused).toMatchObject({ status: 400, body: { message: NOT_SHARED } });
    expect((await keeperEditor.put({ familyMembers: [...all, added] })).status).toBe(200);
    const { familyMembers } = await ownerEditor.readPrivate();
    expect(familyMembers).toMatchObject([...before.familyMembers, { ...added, phone: '' }]);
    const fewer = (await keeperEditor.read()).familyMembers.slice(0, all.length);
    expect((await keeperEditor.put({ familyMembers: fewer })).status).toBe(200);
    expect(await ownerEditor.readPrivate()).toEqual(before);
  });

  it('can send back hidden values unchanged', async () => {
    const before = await ownerEditor.readPrivate();
    const { identityNumber } = await keeperEditor.read();
    expect(identityNumber).toBe('••••');
    const familyMembers = await familyWith({ fullName: 'Renamed' });
    expect((await keeperEditor.put({ identityNumber, familyMembers })).status).toBe(200);
    const [first, ...others] = before.familyMembers;
    expect(await ownerEditor.readPrivate()).toEqual({
      ...before,
      familyMembers: [{ ...first, fullName: 'Renamed' }, ...others],
    });
  });
});

describe('an admin who is a keeper and may not read private values', () => {
  beforeEach(async () => {
    const admin = await root();
    await addKeeper(id, admin, 'keeper');
    keeperEditor = editorOf(id, admin);
  });

  it('is audited for writing private values', async () => {
    expect((await keeperEditor.put({ identityNumber: 'Other' })).status).toBe(200);
    const familyMembers = await familyWith({ phone: '' });
    expect((await keeperEditor.put({ familyMembers })).status).toBe(200);
    expect(await auditOf(`memorial/${id}`)).toMatchObject([
      { action: 'memorial.update', detail: { fields: expect.stringContaining('identityNumber') } },
      { action: 'memorial.update', detail: { fields: expect.stringContaining('familyMembers') } },
    ]);
  });

  it('is not audited for what keepers may do', async () => {
    const { identityNumber } = await keeperEditor.read();
    const familyMembers = await familyWith({ fullName: 'Renamed' });
    const change = { identityNumber, familyMembers, religion: 'Quaker' };
    expect((await keeperEditor.put(change)).status).toBe(200);
    expect(await auditOf(`memorial/${id}`)).toEqual([]);
  });
});
