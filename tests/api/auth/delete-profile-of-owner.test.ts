import { beforeEach, describe, expect, it } from 'vitest';
import * as endpoint from '@/app/api/auth/delete-profile/route';
import { acceptOffer } from '@/lib/keepers/commands/accept-offer';
import { offerMemorials } from '@/lib/keepers/commands/offer-memorials';
import { ownedMemorials } from '@/lib/keepers/queries/owned-memorials';
import { deleteDueMemorials } from '@/lib/memorials/commands/delete-due-memorials';
import { deleteMemorial } from '@/lib/memorials/commands/delete-memorial';
import { stopDeletion } from '@/lib/memorials/commands/stop-deletion';
import { db } from '@/lib/platform/db/client';
import { DAY_MS } from '@/lib/platform/durations';
import { newId } from '@/lib/platform/ids/public-id';
import { call } from '@/tests/support/call';
import { freezeForCase } from '@/tests/support/case';
import { ada, cora, kim, PASSWORD, type Person, root, viewerOf } from '@/tests/support/cast';
import { actionsOf, addKeeper } from '@/tests/support/keeper';
import { addMemorial } from '@/tests/support/memorial';
import { resetDatabaseAndClock } from './account';

let owner: Person;
let keeper: Person;
let sister: Person;
let id: string;
beforeEach(async () => {
  await resetDatabaseAndClock();
  [owner, keeper, sister] = [await ada(), await kim(), await cora()];
  id = await addMemorial({ createdById: owner.user.id });
  await addKeeper(id, keeper, 'keeper', { createdAt: new Date('2026-01-01') });
  await addKeeper(id, sister, 'keeper');
});

const remove = (
  choices: Record<string, string>,
  person = owner,
  sent: { body?: object } = { body: { password: PASSWORD } },
) =>
  call(endpoint.DELETE, {
    method: 'DELETE',
    path: `/?memorials=${Object.entries(choices)
      .map((each) => each.join(':'))
      .join(',')}`,
    headers: person.headers,
    ...sent,
  });
const rolesOf = async (memorialId = id) => {
  const rows = await db().keeper.findMany({ where: { memorialId }, orderBy: { role: 'asc' } });
  return rows.map(({ userId, role }) => [userId, role]);
};
const countOwner = () => db().user.count({ where: { id: owner.user.id } });
const nameSuccessor = (succession: 'asked' | 'accepted') =>
  db().keeper.update({
    where: { memorialId_userId: { memorialId: id, userId: sister.user.id } },
    data: { succession },
  });
const offerOf = () => db().handover.findFirst({ where: { memorialId: id, state: 'announced' } });
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS);

describe('deleting the profile of an owner', () => {
  it('transfers a memorial at once to a successor who has accepted', async () => {
    await nameSuccessor('accepted');
    expect(await remove({ [id]: sister.user.id })).toMatchObject({ status: 200 });
    expect(await countOwner()).toBe(0);
    expect(await rolesOf()).toEqual([
      [sister.user.id, 'owner'],
      [keeper.user.id, 'keeper'],
    ]);
    const mails = await db().outboxMail.findMany({ where: { to: sister.user.email } });
    expect(mails.map(({ text }) => text)).toEqual([
      expect.stringContaining('You are now the owner of the memorial of Wangari Test'),
    ]);
    expect(await actionsOf(id)).toEqual(['handedOver']);
  });

  it('offers the memorial first to the chosen keeper, who becomes the owner by accepting', async () => {
    await remove({ [id]: sister.user.id });
    expect(await rolesOf()).toEqual([
      [keeper.user.id, 'keeper'],
      [sister.user.id, 'keeper'],
    ]);
    await offerMemorials({});
    expect(await offerOf()).toMatchObject({ kind: 'no_owner', toUserId: sister.user.id });
    await acceptOffer(viewerOf(sister), id);
    expect(await rolesOf()).toContainEqual([sister.user.id, 'owner']);
  });

  it('leaves the memorial to its keepers by default, or with `leave`', async () => {
    for (const choices of [{}, { [id]: 'leave' }]) {
      await remove(choices);
      expect(await rolesOf()).toEqual([
        [keeper.user.id, 'keeper'],
        [sister.user.id, 'keeper'],
      ]);
      owner = await ada();
      await addKeeper(id, owner, 'owner');
    }
  });

  it('can leave a frozen memorial, but neither delete nor transfer it', async () => {
    await freezeForCase(id);
    for (const choice of ['delete', sister.user.id])
      expect(await remove({ [id]: choice })).toMatchObject({ status: 403 });
    expect(await countOwner()).toBe(1);
    expect(await remove({ [id]: 'leave' })).toMatchObject({ status: 200 });
    expect(await countOwner()).toBe(0);
    expect(await rolesOf()).toHaveLength(2);
  });

  it('requires the password only for a transfer or deletion', async () => {
    for (const choice of ['delete', sister.user.id])
      for (const [sent, status] of [
        [{}, 415],
        [{ body: {} }, 400],
        [{ body: { password: 'not this one' } }, 400],
      ] as const)
        expect(await remove({ [id]: choice }, owner, sent)).toMatchObject({ status });
    expect(await countOwner()).toBe(1);
    expect((await rolesOf())[0]).toEqual([owner.user.id, 'owner']);
    expect(await remove({ [id]: 'leave' }, owner, {})).toMatchObject({ status: 200 });
  });

  it('cancels an announced transfer', async () => {
    await nameSuccessor('accepted');
    await db().handover.create({
      data: {
        id: newId(),
        memorialId: id,
        kind: 'transfer',
        fromUserId: owner.user.id,
        toUserId: keeper.user.id,
        openedById: owner.user.id,
        announcedAt: new Date(),
        dueAt: inDays(14),
      },
    });
    expect(await remove({ [id]: sister.user.id })).toMatchObject({ status: 200 });
    expect(await offerOf()).toBeNull();
    expect((await rolesOf())[0]).toEqual([sister.user.id, 'owner']);
  });

  it.each(['accepted', 'asked'] as const)(
    'cancels an announced deletion for good if a memorial goes to a keeper whose succession is %s',
    async (succession) => {
      await nameSuccessor(succession);
      await deleteMemorial(viewerOf(owner), id);
      await remove({ [id]: sister.user.id });
      await deleteDueMemorials({}, inDays(8));
      expect(await db().memorial.findUnique({ where: { id } })).toMatchObject({ isPublic: true });
    },
  );

  it('deletes a memorial without other keepers at once, and others a week later', async () => {
    const alone = await addMemorial({ createdById: owner.user.id });
    await remove({ [alone]: 'delete', [id]: 'delete' });
    const last = await db().outboxMail.findFirstOrThrow({ where: { to: owner.user.email } });
    expect(last.text).toContain('Your Perennial account');
    expect(last.text).not.toContain('stay online');
    expect(await db().memorial.count({ where: { id: alone } })).toBe(0);
    expect(await db().memorial.findUnique({ where: { id } })).toMatchObject({ isPublic: false });
    await offerMemorials({});
    expect(await offerOf()).toBeNull();
    await deleteDueMemorials({}, inDays(8));
    expect(await db().memorial.count({ where: { id } })).toBe(0);
  });

  it('does not delete a memorial if a keeper objects, and offers it to that keeper after the freeze', async () => {
    await remove({ [id]: 'delete' });
    await stopDeletion(viewerOf(keeper), id);
    await deleteDueMemorials({}, inDays(8));
    expect(await db().memorial.findUnique({ where: { id } })).toMatchObject({ isPublic: true });
    await db().memorialFreeze.deleteMany({ where: { memorialId: id } });
    await offerMemorials({});
    expect(await offerOf()).toMatchObject({ toUserId: keeper.user.id });
  });

  it.each([
    ['a successor who is not a keeper of the memorial', () => ({ [id]: newId() }), 404],
    ['a memorial of somebody else', () => ({ [newId()]: 'delete' }), 404],
    ['an unknown choice', () => ({ [id]: 'sell' }), 400],
    ['a word instead of an id', () => ({ memorial: 'delete' }), 400],
    [
      'more memorials than the profile lists',
      () => Object.fromEntries(Array.from({ length: 101 }, () => [newId(), 'leave'])),
      400,
    ],
  ])('is refused and changes nothing for %s', async (_, choices, status) => {
    const alone = await addMemorial({ createdById: owner.user.id });
    expect(await remove({ [alone]: 'delete', ...choices() })).toMatchObject({ status });
    expect(await countOwner()).toBe(1);
    expect(await db().memorial.count({ where: { id: alone } })).toBe(1);
    expect((await rolesOf())[0]).toEqual([owner.user.id, 'owner']);
  });

  it('refuses a keeper who is leaving, and a contributor', async () => {
    const row = { memorialId_userId: { memorialId: id, userId: sister.user.id } };
    await db().keeper.update({ where: row, data: { leavesAt: inDays(2) } });
    expect(await remove({ [id]: sister.user.id })).toMatchObject({ status: 409 });
    await db().keeper.update({ where: row, data: { leavesAt: null, role: 'contributor' } });
    expect(await remove({ [id]: sister.user.id })).toMatchObject({ status: 409 });
    expect(await countOwner()).toBe(1);
  });

  it('refuses a choice for a memorial that the person does not own', async () => {
    expect(await remove({ [id]: 'delete' }, keeper)).toMatchObject({ status: 403 });
    const admin = await root();
    expect(await remove({ [id]: 'delete' }, admin)).toMatchObject({ status: 403 });
    expect(await db().memorial.count({ where: { id } })).toBe(1);
  });

  it('lists the owned memorials, with the successor before other keepers', async () => {
    await nameSuccessor('accepted');
    expect(await ownedMemorials(owner.user.id)).toEqual([
      {
        id,
        fullName: 'Wangari Test',
        keepers: [
          { id: sister.user.id, name: 'Cora Coetzee', succession: 'accepted' },
          { id: keeper.user.id, name: expect.stringContaining('Kim'), succession: null },
        ],
      },
    ]);
    expect(await ownedMemorials(keeper.user.id)).toEqual([]);
  });
});
