import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { POST as sayHere } from '@/app/api/keepers/here/route';
import { POST as accept, DELETE as stop } from '@/app/api/memorials/[id]/handover/route';
import { POST } from '@/app/api/memorials/[id]/transfer/route';
import { acceptOffer } from '@/lib/keepers/commands/accept-offer';
import { runHandovers } from '@/lib/keepers/commands/run-handovers';
import { transfer } from '@/lib/keepers/commands/transfer';
import { OFFER_DAYS } from '@/lib/keepers/handover-rules';
import { db } from '@/lib/platform/db/client';
import { LIMITS } from '@/lib/platform/http/limits';
import { newSecretLink } from '@/lib/platform/http/secret-link';
import { auditOf } from '../../support/audit';
import { call } from '../../support/call';
import { ada, ben, cora, kim, PASSWORD, type Person, root, viewerOf } from '../../support/cast';
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
  await addKeeper(id, other, 'keeper');
  await addKeeper(id, contributor, 'contributor');
});

const offer = (to: Person, by: Pick<Person, 'headers'> = owner, password = PASSWORD) =>
  call(POST, { params: { id }, headers: by.headers, body: { userId: to.user.id, password } });
const answer = (person: Pick<Person, 'headers'>) =>
  call(accept, { method: 'POST', params: { id }, headers: person.headers });
const endTransfer = (person: Pick<Person, 'headers'>) =>
  call(stop, { method: 'DELETE', params: { id }, headers: person.headers });
const rolesOf = async (role: 'owner' | 'keeper') =>
  (await db().keeper.findMany({ where: { memorialId: id, role } })).map(({ userId }) => userId);
const actions = () => actionsOf(id);

describe('POST /api/memorials/{id}/transfer', () => {
  it('asks a keeper, who becomes the owner by accepting, while the former owner stays', async () => {
    await db().keeper.updateMany({
      where: { memorialId: id, userId: other.user.id },
      data: { succession: 'accepted' },
    });
    const { status, body } = await offer(keeper);
    expect([status, body.message]).toEqual([200, 'We have asked Kim by email.']);
    expect(await subjectsTo(keeper)).toEqual([
      'You have been asked to be the owner of the memorial of Sipho Ndlovu',
    ]);
    expect(await rolesOf('owner')).toEqual([owner.user.id]);
    expect((await answer(keeper)).status).toBe(200);
    expect(await rolesOf('owner')).toEqual([keeper.user.id]);
    expect((await rolesOf('keeper')).sort()).toEqual([owner.user.id, other.user.id].sort());
    expect(await actions()).toEqual(['transferOffered', 'handedOver']);
    expect((await auditOf(`memorial/${id}`)).map(({ actor, action }) => [actor, action])).toEqual([
      [owner.user.id, 'handover.announce'],
      [keeper.user.id, 'handover.done'],
    ]);
    // The former owner's choice of successor does not bind the new owner.
    const named = { memorialId: id, succession: { not: null } };
    expect(await db().keeper.count({ where: named })).toBe(0);
    for (const person of [owner, other])
      expect(await subjectsTo(person)).toEqual([
        'Kim Keane is now the owner of the memorial of Sipho Ndlovu',
      ]);
  });

  it('requires the password and limits the attempts', async () => {
    const wrong = await offer(keeper, owner, 'not this one');
    expect([wrong.status, wrong.body.message]).toEqual([400, 'This password is not correct.']);
    expect(
      (
        await call(POST, {
          params: { id },
          headers: owner.headers,
          body: { userId: keeper.user.id },
        })
      ).status,
    ).toBe(400);
    for (let tries = 2; tries <= LIMITS.passwordAgain.max; tries++)
      await offer(keeper, owner, 'not this one');
    expect((await offer(keeper)).status).toBe(429);
    expect(await db().handover.count({ where: { memorialId: id } })).toBe(0);
  });

  it("is for the owner only, and checks nobody else's password", async () => {
    for (const person of [keeper, contributor, await root()])
      expect((await offer(keeper, person)).status).toBe(403);
    expect(await db().rateLimit.count({ where: { name: 'passwordAgain' } })).toBe(0);
  });

  it('accepts only keepers who stay, and one offer at a time', async () => {
    for (const nobody of [contributor, owner]) expect((await offer(nobody)).status).toBe(409);
    await offer(keeper);
    expect((await offer(other)).status).toBe(409);
    await endTransfer(owner);
    const leavesAt = new Date(Date.now() + 86_400_000);
    await db().keeper.updateMany({ where: { userId: other.user.id }, data: { leavesAt } });
    expect((await offer(other)).status).toBe(409);
  });

  it('can be declined by the keeper and withdrawn by the owner, and by nobody else', async () => {
    await offer(keeper);
    for (const person of [other, await root()])
      expect((await endTransfer(person)).status).toBe(403);
    expect((await endTransfer(keeper)).status).toBe(200);
    expect(await subjectsTo(owner)).toEqual(['The memorial of Sipho Ndlovu stays with its owner']);
    await offer(other);
    expect((await endTransfer(owner)).status).toBe(200);
    expect((await answer(other)).status).toBe(404);
    expect(await rolesOf('owner')).toEqual([owner.user.id]);
  });

  it('is not cancelled when the owner answers a question about their silence', async () => {
    const { secret, hash } = newSecretLink();
    const question = { tokenHash: hash, userId: owner.user.id, askedAt: new Date() };
    await db().silenceQuestion.create({ data: question, select: { userId: true } });
    await offer(keeper);
    expect((await call(sayHere, { body: { token: secret } })).status).toBe(200);
    expect((await answer(keeper)).status).toBe(200);
  });

  it('expires after two weeks', async () => {
    const now = new Date();
    const later = new Date(now.getTime() + OFFER_DAYS * 86_400_000);
    await transfer(viewerOf(owner), id, keeper.user.id, now);
    await expect(acceptOffer(viewerOf(keeper), id, later)).rejects.toMatchObject({
      code: 'not_found',
    });
    await runHandovers({}, later);
    expect(await actions()).toEqual(['transferOffered', 'offerNotTaken']);
  });

  it('leaves one owner after parallel offers and answers', async () => {
    const all = Array.from({ length: 100 }, (_, at) => {
      const [from, to] = at % 2 ? [owner, keeper] : [keeper, owner];
      return at % 4 < 2 ? transfer(viewerOf(from), id, to.user.id) : acceptOffer(viewerOf(to), id);
    });
    const results = await Promise.allSettled(all);
    const codes = results.flatMap((one) => (one.status === 'rejected' ? [one.reason.code] : []));
    // Some of a hundred requests get no connection in time.
    const expected = new Set(['conflict', 'forbidden', 'not_found', 'P2028']);
    expect(new Set(codes).difference(expected)).toEqual(new Set());
    expect(await rolesOf('owner')).toHaveLength(1);
    expect(
      await db().handover.count({ where: { memorialId: id, state: 'announced' } }),
    ).toBeLessThan(2);
  });
});
