import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DELETE as removeKeeper } from '@/app/api/memorials/[id]/keepers/[userId]/route';
import { GET as readKeepers } from '@/app/api/memorials/[id]/keepers/route';
import { POST, PUT } from '@/app/api/memorials/[id]/successor/route';
import { LONG_SERVICE_DAYS } from '@/lib/keepers/rules';
import { db } from '@/lib/platform/db/client';
import { auditOf } from '../../support/audit';
import { call } from '../../support/call';
import { ada, ben, cora, kim, type Person, root } from '../../support/cast';
import { actionsOf, addKeeper } from '../../support/keeper';
import { addMemorial } from '../../support/memorial';
import { subjectsTo } from '../../support/outbox';

let owner: Person;
let keeper: Person;
let other: Person;
let contributor: Person;
let id: string;

beforeAll(async () => {
  [owner, keeper, other, contributor] = [await ada(), await kim(), await ben(), await cora()];
});
beforeEach(async () => {
  await db().rateLimit.deleteMany();
  await db().outboxMail.deleteMany();
  id = await addMemorial({ createdById: owner.user.id, fullName: 'Sipho Ndlovu' });
  await addKeeper(id, keeper, 'keeper');
});

const nameSuccessor = (who: Person | null, by: Pick<Person, 'headers'> = owner) =>
  call(PUT, {
    method: 'PUT',
    params: { id },
    headers: by.headers,
    body: { userId: who?.user.id ?? null },
  });
const answer = (accepts: boolean, by: Pick<Person, 'headers'> = keeper) =>
  call(POST, { params: { id }, headers: by.headers, body: { accepts } });
const successions = async () =>
  (
    await db().keeper.findMany({
      where: { memorialId: id, succession: { not: null } },
      select: { userId: true, succession: true },
    })
  ).map(({ userId, succession }) => [userId, succession]);
const actions = () => actionsOf(id);

describe('PUT /api/memorials/{id}/successor', () => {
  it('asks a keeper by mail, at most once a day, and records it', async () => {
    const { status, body } = await nameSuccessor(keeper);
    expect([status, body.message]).toEqual([200, 'We have asked Kim by email.']);
    expect(await successions()).toEqual([[keeper.user.id, 'asked']]);
    await nameSuccessor(null);
    await nameSuccessor(keeper);
    expect(await subjectsTo(keeper)).toEqual([
      'Ada Okafor asks you to keep the memorial of Sipho Ndlovu one day',
    ]);
    expect(await actions()).toEqual(['successorAsked', 'successorTakenBack', 'successorAsked']);
    expect((await auditOf(`memorial/${id}`))[0]).toEqual({
      actor: owner.user.id,
      action: 'keeper.successor',
      detail: { userId: keeper.user.id },
    });
  });

  it('changes nothing for a successor who has accepted', async () => {
    await nameSuccessor(keeper);
    await answer(true);
    expect((await nameSuccessor(keeper)).status).toBe(200);
    expect(await successions()).toEqual([[keeper.user.id, 'accepted']]);
  });

  it('replaces the successor who was asked before', async () => {
    await addKeeper(id, other, 'keeper');
    await nameSuccessor(keeper);
    await answer(true);
    await nameSuccessor(other);
    expect(await successions()).toEqual([[other.user.id, 'asked']]);
    expect((await answer(true)).status).toBe(409);
  });

  it('accepts only keepers who stay', async () => {
    await addKeeper(id, contributor, 'contributor');
    const leavesAt = new Date(Date.now() + 86_400_000);
    await db().keeper.updateMany({ where: { userId: keeper.user.id }, data: { leavesAt } });
    for (const nobody of [contributor, keeper, owner]) {
      const { status, body } = await nameSuccessor(nobody);
      expect(status).toBe(409);
      expect(body.message).toBe('Only a keeper who stays can keep this page after its owner.');
    }
    expect((await nameSuccessor(other)).status).toBe(404);
    expect(await successions()).toEqual([]);
  });

  it('is for the owner only, not for an admin', async () => {
    for (const person of [keeper, await root()])
      expect((await nameSuccessor(keeper, person)).status).toBe(403);
    expect(await successions()).toEqual([]);
  });

  it('leaves one successor after parallel requests', async () => {
    await addKeeper(id, other, 'keeper');
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, at) => nameSuccessor(at % 2 ? keeper : other)),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
    expect(await successions()).toHaveLength(1);
  });
});

describe('POST /api/memorials/{id}/successor', () => {
  it('lets a keeper accept and later decline, and notifies the owner of both', async () => {
    await nameSuccessor(keeper);
    expect((await answer(true)).body.message).toBe('Thank you. You will keep this page one day.');
    const { body } = await call(readKeepers, { params: { id }, headers: owner.headers });
    expect(body.keepers[1]).toMatchObject({ userId: keeper.user.id, succession: 'accepted' });
    expect((await answer(true)).status).toBe(200);
    expect((await answer(false)).status).toBe(200);
    expect(await successions()).toEqual([]);
    expect((await subjectsTo(owner)).sort()).toEqual([
      'Kim Keane will keep the memorial of Sipho Ndlovu after you',
      'Kim Keane will not keep the memorial of Sipho Ndlovu after you',
    ]);
    expect(await actions()).toEqual(['successorAsked', 'successorAccepted', 'successorDeclined']);
  });

  it('can be called only by the keeper who was asked', async () => {
    await addKeeper(id, other, 'keeper');
    await nameSuccessor(keeper);
    for (const person of [owner, other, await root()])
      expect((await answer(true, person)).status).toBe(409);
    expect((await answer(true, contributor)).status).toBe(403);
    expect(await successions()).toEqual([[keeper.user.id, 'asked']]);
  });
});

it('a removed keeper is no longer the successor, even before they leave', async () => {
  const createdAt = new Date(Date.now() - (LONG_SERVICE_DAYS + 1) * 86_400_000);
  await db().keeper.updateMany({ where: { userId: keeper.user.id }, data: { createdAt } });
  await nameSuccessor(keeper);
  await answer(true);
  const params = { id, userId: keeper.user.id };
  await call(removeKeeper, { method: 'DELETE', params, headers: owner.headers });
  expect(await successions()).toEqual([]);
});
