import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { GET as readEvents } from '@/app/api/memorials/[id]/events/route';
import { POST as accept, DELETE as stop } from '@/app/api/memorials/[id]/handover/route';
import { POST } from '@/app/api/memorials/[id]/owner-died/route';
import { hasInvitation } from '@/lib/access/queries/has-invitation';
import { logIn } from '@/lib/accounts/commands/log-in';
import { acceptOffer } from '@/lib/keepers/commands/accept-offer';
import { offerMemorials } from '@/lib/keepers/commands/offer-memorials';
import { reportDeath } from '@/lib/keepers/commands/report-death';
import { runHandovers } from '@/lib/keepers/commands/run-handovers';
import { DEATH_DAYS, DEATH_REPORT_PAUSE_DAYS, OFFER_DAYS } from '@/lib/keepers/handover-rules';
import { db } from '@/lib/platform/db/client';
import { call } from '../../support/call';
import {
  ada,
  ben,
  cleo,
  cora,
  kim,
  PASSWORD,
  type Person,
  root,
  viewerOf,
} from '../../support/cast';
import { actionsOf, addKeeper } from '../../support/keeper';
import { addMemorial } from '../../support/memorial';
import { subjectsTo } from '../../support/outbox';

const NOW = new Date();
const at = (days: number) => new Date(NOW.getTime() + days * 86_400_000);

let owner: Person;
let oldest: Person;
let younger: Person;
let contributor: Person;
let id: string;

beforeAll(async () => {
  [owner, oldest, younger, contributor] = [await ada(), await kim(), await ben(), await cora()];
});
beforeEach(async () => {
  await db().rateLimit.deleteMany();
  await db().outboxMail.deleteMany();
  await db().keeper.deleteMany();
  id = await addMemorial({ createdById: owner.user.id, fullName: 'Sipho Ndlovu' });
  await addKeeper(id, oldest, 'keeper', { createdAt: at(-400) });
  await addKeeper(id, younger, 'keeper', { createdAt: at(-300) });
  await addKeeper(id, contributor, 'contributor', { createdAt: at(-500) });
  await db().user.updateMany({ data: { lastSeenAt: at(-10) } });
});

const report = (person: Pick<Person, 'headers'>) =>
  call(POST, { method: 'POST', params: { id }, headers: person.headers });
const acceptAs = (person: Pick<Person, 'headers'>) =>
  call(accept, { method: 'POST', params: { id }, headers: person.headers });
const decline = (person: Pick<Person, 'headers'>) =>
  call(stop, { method: 'DELETE', params: { id }, headers: person.headers });
const nameSuccessor = ({ user }: Person) =>
  db().keeper.updateMany({
    where: { memorialId: id, userId: user.id },
    data: { succession: 'accepted' },
  });
const ownerNow = async () =>
  (await db().keeper.findFirst({ where: { memorialId: id, role: 'owner' } }))?.userId ?? null;
const actions = () => actionsOf(id);
const DEATH_REPORT = 'The owner of the memorial of Sipho Ndlovu is said to have died';
const OFFER = 'Will you be the owner of the memorial of Sipho Ndlovu?';

describe('POST /api/memorials/{id}/owner-died', () => {
  it('notifies the owner and all keepers at once, and changes nothing yet', async () => {
    const { status, body } = await report(oldest);
    expect([status, body.message]).toEqual([
      200,
      'Thank you for telling us. We are writing to everybody who looks after the page.',
    ]);
    expect(await subjectsTo(owner)).toEqual([
      'Are you there? Somebody has told us that you have died',
    ]);
    for (const person of [oldest, younger])
      expect(await subjectsTo(person)).toEqual([DEATH_REPORT]);
    expect(await subjectsTo(contributor)).toEqual([]);
    expect(await ownerNow()).toBe(owner.user.id);
    expect(await actions()).toEqual(['ownerDied']);
  });

  it('makes the successor the owner after two weeks', async () => {
    await nameSuccessor(younger);
    await reportDeath(viewerOf(oldest), id, NOW);
    await runHandovers({}, at(DEATH_DAYS - 1));
    expect(await ownerNow()).toBe(owner.user.id);
    for (let time = 0; time < 2; time++) await runHandovers({}, at(DEATH_DAYS));
    expect(await ownerNow()).toBe(younger.user.id);
    expect(await actions()).toEqual(['ownerDied', 'handedOver']);
    expect(await subjectsTo(younger)).toEqual([
      DEATH_REPORT,
      'Ben Botha is now the owner of the memorial of Sipho Ndlovu',
    ]);
  });

  it('is cancelled when the owner logs in, and cannot be repeated soon', async () => {
    await reportDeath(viewerOf(oldest), id, NOW);
    const input = { email: owner.user.email, password: PASSWORD };
    await logIn(input, '', hasInvitation, async () => {}, at(13.5));
    await runHandovers({}, at(DEATH_DAYS));
    expect(await ownerNow()).toBe(owner.user.id);
    expect(await actions()).toEqual(['ownerDied', 'handoverCancelled']);
    await expect(
      reportDeath(viewerOf(oldest), id, at(DEATH_DAYS + DEATH_REPORT_PAUSE_DAYS - 1)),
    ).rejects.toMatchObject({ code: 'conflict' });
    await reportDeath(viewerOf(younger), id, at(DEATH_DAYS + 1));
    await db().handover.updateMany({ data: { state: 'cancelled' } });
    await reportDeath(viewerOf(oldest), id, at(DEATH_DAYS + DEATH_REPORT_PAUSE_DAYS));
  });

  it('can be stopped by another keeper, and withdrawn by its sender', async () => {
    await report(oldest);
    expect((await decline(younger)).status).toBe(200);
    expect((await db().handover.findFirst({ where: { memorialId: id } }))?.state).toBe('objected');
    await report(younger);
    expect((await decline(await root())).status).toBe(200);
    const { body } = await call(readEvents, { params: { id }, headers: oldest.headers });
    expect(body.events[0]).toMatchObject({ action: 'handoverObjected', actorName: null });
    await db().handover.deleteMany({ where: { openedById: younger.user.id } });
    await report(younger);
    expect((await decline(younger)).status).toBe(200);
    const states = await db().handover.findMany({
      where: { memorialId: id, openedById: younger.user.id },
    });
    expect(states.map(({ state }) => state)).toEqual(['cancelled']);
  });

  it('accepts reports only from keepers other than the owner, and one at a time', async () => {
    for (const person of [owner, await root()]) expect((await report(person)).status).toBe(403);
    expect((await report(contributor)).status).toBe(403);
    const answers = await Promise.all([oldest, younger, oldest, younger].map(report));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    await db().keeper.deleteMany({ where: { memorialId: id, role: 'owner' } });
    await db().handover.deleteMany();
    expect((await report(oldest)).status).toBe(403);
  });
});

describe('a memorial without an owner', () => {
  const loseOwner = () => db().keeper.deleteMany({ where: { memorialId: id, role: 'owner' } });

  it('is offered to each keeper for two weeks, the longest-serving first', async () => {
    await loseOwner();
    for (let time = 0; time < 2; time++) await offerMemorials({}, NOW);
    expect(await subjectsTo(oldest)).toEqual([OFFER]);
    expect(await subjectsTo(younger)).toEqual([]);
    await runHandovers({}, at(OFFER_DAYS));
    await offerMemorials({}, at(OFFER_DAYS));
    expect(await subjectsTo(younger)).toEqual([OFFER]);
    await runHandovers({}, at(2 * OFFER_DAYS));
    await offerMemorials({}, at(2 * OFFER_DAYS));
    expect(await actions()).toEqual(['offered', 'offerNotTaken', 'offered', 'offerNotTaken']);
    expect(await ownerNow()).toBeNull();
    // After the offers to all keepers, the operator is asked.
    const keys = await db().outboxMail.findMany({ select: { key: true } });
    expect(keys.filter(({ key }) => key.startsWith('case-waits/'))).toHaveLength(1);
    expect(keys).toHaveLength(3);
  });

  it('is offered first to the successor whom the former owner named', async () => {
    await nameSuccessor(younger);
    await loseOwner();
    await offerMemorials({}, NOW);
    expect(await subjectsTo(younger)).toEqual([OFFER]);
    expect(await subjectsTo(oldest)).toEqual([]);
  });

  it('goes to the keeper who accepts its offer, which nobody else can answer', async () => {
    await loseOwner();
    await offerMemorials({});
    expect((await acceptAs(younger)).status).toBe(403);
    expect((await decline(younger)).status).toBe(403);
    expect((await acceptAs(contributor)).status).toBe(403);
    expect((await acceptAs(await root())).status).toBe(403);
    const { status, body } = await acceptAs(oldest);
    expect([status, body.message]).toEqual([200, 'Thank you. You are now the owner of this page.']);
    expect(await ownerNow()).toBe(oldest.user.id);
    expect((await acceptAs(oldest)).status).toBe(404);
    expect(await subjectsTo(younger)).toEqual([
      'Kim Keane is now the owner of the memorial of Sipho Ndlovu',
    ]);
  });

  it('is offered to the next keeper as soon as one declines', async () => {
    await loseOwner();
    await offerMemorials({});
    expect((await decline(oldest)).status).toBe(200);
    await offerMemorials({});
    expect((await acceptAs(younger)).status).toBe(200);
    expect(await ownerNow()).toBe(younger.user.id);
  });

  it('cannot be accepted after two weeks, or by somebody who has left', async () => {
    await loseOwner();
    await offerMemorials({}, NOW);
    await expect(acceptOffer(viewerOf(oldest), id, at(OFFER_DAYS))).rejects.toMatchObject({
      code: 'not_found',
    });
    await db().keeper.deleteMany({ where: { memorialId: id, userId: oldest.user.id } });
    await expect(acceptOffer(viewerOf(oldest), id, at(1))).rejects.toMatchObject({
      code: 'forbidden',
    });
  });

  it("is offered after an owner's death, but not to the dead owner", async () => {
    await db().keeper.updateMany({ where: { role: 'owner' }, data: { createdAt: at(-900) } });
    await reportDeath(viewerOf(younger), id, NOW);
    await runHandovers({}, at(DEATH_DAYS));
    expect(await ownerNow()).toBeNull();
    for (const days of [15, 30, 45, 60]) {
      await offerMemorials({}, at(days));
      await runHandovers({}, at(days + OFFER_DAYS));
    }
    const offered = await db().handover.findMany({ where: { memorialId: id, kind: 'no_owner' } });
    expect(offered.map(({ toUserId }) => toUserId)).toEqual([oldest.user.id, younger.user.id]);
  });

  it('is not offered if there is no keeper', async () => {
    await loseOwner();
    await db().keeper.deleteMany({ where: { memorialId: id, role: 'keeper' } });
    await offerMemorials({}, NOW);
    expect(await db().handover.count({ where: { memorialId: id } })).toBe(0);
    await addKeeper(id, await cleo(), 'owner');
    await offerMemorials({}, NOW);
    expect(await db().handover.count({ where: { memorialId: id } })).toBe(0);
  });
});
