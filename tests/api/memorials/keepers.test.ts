import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { GET as readEvents } from '@/app/api/memorials/[id]/events/route';
import { DELETE, PUT } from '@/app/api/memorials/[id]/keepers/[userId]/route';
import { GET } from '@/app/api/memorials/[id]/keepers/route';
import { deleteKeeper } from '@/lib/keepers/commands/delete-keeper';
import { endDueRoles } from '@/lib/keepers/commands/end-due-roles';
import { LONG_SERVICE_DAYS, REMOVAL_DELAY_HOURS } from '@/lib/keepers/rules';
import { db } from '@/lib/platform/db/client';
import { newId } from '@/lib/platform/ids/public-id';
import { auditOf } from '../../support/audit';
import { call } from '../../support/call';
import { ada, ben, cora, kim, type Person, root, viewerOf } from '../../support/cast';
import { inviteKeeper } from '../../support/invitation';
import { actionsOf, addKeeper } from '../../support/keeper';
import { addMemorial } from '../../support/memorial';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const longAgo = new Date(Date.now() - (LONG_SERVICE_DAYS + 1) * DAY_MS);

let owner: Person;
let keeper: Person;
let contributor: Person;
let id: string;

beforeAll(async () => {
  [owner, keeper, contributor] = [await ada(), await kim(), await cora()];
});
beforeEach(async () => {
  await db().rateLimit.deleteMany();
  await db().outboxMail.deleteMany();
  id = await addMemorial({ createdById: owner.user.id, fullName: 'Sipho Ndlovu' });
  await addKeeper(id, keeper, 'keeper');
  await addKeeper(id, contributor, 'contributor');
});

const requestBy = (person: Pick<Person, 'headers'>, userId: string) => ({
  params: { id, userId },
  headers: person.headers,
});
const remove = (who: Person, by: Pick<Person, 'headers'> = owner) =>
  call(DELETE, { method: 'DELETE', ...requestBy(by, who.user.id) });
const change = (who: Person, body: object, by: Pick<Person, 'headers'> = owner) =>
  call(PUT, { method: 'PUT', ...requestBy(by, who.user.id), body });
const rowOf = ({ user }: Person) =>
  db().keeper.findUnique({ where: { memorialId_userId: { memorialId: id, userId: user.id } } });
const list = (person: Pick<Person, 'headers'>) =>
  call(GET, { params: { id }, headers: person.headers });
const actions = () => actionsOf(id);
const mailsTo = ({ user }: Person) => db().outboxMail.findMany({ where: { to: user.email } });

describe('GET /api/memorials/{id}/keepers', () => {
  it('lists the people, the owner first, to each of them', async () => {
    for (const person of [owner, keeper, contributor, await root()]) {
      const { status, body } = await list(person);
      expect(status).toBe(200);
      expect(body.keepers).toMatchObject([
        { userId: owner.user.id, name: 'Ada Okafor', role: 'owner', mayReadPrivate: true },
        { userId: keeper.user.id, role: 'keeper', mayReadPrivate: false, leavesAt: null },
        { userId: contributor.user.id, role: 'contributor' },
      ]);
      expect(JSON.stringify(body)).not.toContain('@');
    }
    expect((await list(contributor)).body.can).toEqual({
      edit: false,
      contribute: true,
      readPrivate: false,
      delete: false,
      invite: false,
      manageKeepers: false,
      handOn: false,
    });
  });

  it('shows invitations with addresses to the owner, masked to keepers, and to nobody else', async () => {
    await inviteKeeper(id, owner, { email: 'thandi@example.org', name: 'Thandi' });
    const invitations = async (person: Person) => (await list(person)).body.invitations;
    expect(await invitations(owner)).toMatchObject([
      { name: 'Thandi', email: 'thandi@example.org', role: 'keeper', state: 'sent' },
    ]);
    expect(await invitations(keeper)).toMatchObject([{ email: 't…@example.org' }]);
    expect(await invitations(contributor)).toEqual([]);
  });

  it('refuses everybody else', async () => {
    expect((await list(await ben())).status).toBe(403);
    expect((await list({ headers: {} as never })).status).toBe(401);
    await db().memorial.update({ where: { id }, data: { isPublic: false } });
    expect((await list(await ben())).status).toBe(404);
    id = newId();
    expect((await list(owner)).status).toBe(404);
  });
});

describe('DELETE /api/memorials/{id}/keepers/{userId}', () => {
  it('removes a recent keeper at once, and notifies them', async () => {
    expect((await remove(keeper)).body.message).toBe('The person no longer looks after this page.');
    expect(await rowOf(keeper)).toBeNull();
    const [mail] = await mailsTo(keeper);
    expect(mail?.subject).toBe('You no longer help keep the memorial of Sipho Ndlovu');
    expect(await actions()).toEqual(['removed']);
    expect(await auditOf(`memorial/${id}`)).toEqual([
      {
        actor: owner.user.id,
        action: 'keeper.remove',
        detail: { userId: keeper.user.id, role: 'keeper' },
      },
    ]);
    expect((await remove(keeper)).status).toBe(404);
  });

  it('removes a long-time keeper after three days, and can be undone before the removal', async () => {
    const row = { memorialId_userId: { memorialId: id, userId: keeper.user.id } };
    await db().keeper.update({ where: row, data: { createdAt: longAgo } });
    const now = new Date();
    const leaves = await deleteKeeper(viewerOf(owner), id, keeper.user.id, now);
    expect(leaves?.getTime()).toBe(now.getTime() + REMOVAL_DELAY_HOURS * HOUR_MS);
    expect(await remove(keeper)).toMatchObject({ status: 200 }); // a repeated request changes nothing
    expect(
      (await mailsTo(keeper)).map(({ text }) => /From .+ on you will no longer/.test(text)),
    ).toEqual([true]);
    await endDueRoles({}, new Date(now.getTime() + REMOVAL_DELAY_HOURS * HOUR_MS - 1_000));
    expect((await list(keeper)).status).toBe(200);

    expect((await change(keeper, { stays: true })).status).toBe(200);
    await endDueRoles({}, new Date(now.getTime() + REMOVAL_DELAY_HOURS * HOUR_MS + 1_000));
    expect(await rowOf(keeper)).toMatchObject({ leavesAt: null });
    expect(await actions()).toEqual(['leaves', 'stays']);

    await deleteKeeper(viewerOf(owner), id, keeper.user.id, now);
    const later = new Date(now.getTime() + REMOVAL_DELAY_HOURS * HOUR_MS + 1_000);
    await Promise.all([endDueRoles({}, later), endDueRoles({}, later)]);
    expect(await rowOf(keeper)).toBeNull();
    expect(await actions()).toEqual(['leaves', 'stays', 'leaves', 'removed']);
    expect((await list(keeper)).status).toBe(403);
  });

  it('removes a contributor at once', async () => {
    const row = { memorialId_userId: { memorialId: id, userId: contributor.user.id } };
    await db().keeper.update({ where: row, data: { createdAt: longAgo } });
    expect((await remove(contributor, keeper)).status).toBe(200);
    expect(await rowOf(contributor)).toBeNull();
  });

  it('lets everybody except the owner leave at once, without a mail', async () => {
    const row = { memorialId_userId: { memorialId: id, userId: keeper.user.id } };
    await db().keeper.update({ where: row, data: { createdAt: longAgo } });
    expect((await remove(keeper, keeper)).status).toBe(200);
    expect((await remove(contributor, contributor)).status).toBe(200);
    expect(await mailsTo(keeper)).toEqual([]);
    expect(await actions()).toEqual(['left', 'left']);
    for (const by of [owner, await root()]) {
      const answer = await remove(owner, by);
      expect(answer.status).toBe(409);
      expect(answer.body.message).toBe('The owner of a memorial cannot be removed.');
    }
  });

  it('is for the owner and admins, and for keepers if it removes a contributor', async () => {
    const other = await ben();
    await addKeeper(id, other, 'keeper');
    expect((await remove(other, keeper)).status).toBe(403);
    expect((await remove(keeper, contributor)).status).toBe(403);
    expect((await remove(keeper, { headers: {} as never })).status).toBe(401);
    expect((await remove(other, await root())).status).toBe(200);
    const events = await db().memorialEvent.findMany({ where: { memorialId: id } });
    expect(events).toMatchObject([{ action: 'removed', detail: { asAdmin: true } }]);
  });
});

describe('PUT /api/memorials/{id}/keepers/{userId}', () => {
  it('starts and stops sharing private details with a keeper, and records each change once', async () => {
    for (const mayReadPrivate of [true, true, false, false]) {
      expect((await change(keeper, { mayReadPrivate })).status).toBe(200);
      expect(await rowOf(keeper)).toMatchObject({ mayReadPrivate });
    }
    expect(await actions()).toEqual(['trusted', 'trustedNoMore']);
    expect((await auditOf(`memorial/${id}`)).map(({ action }) => action)).toEqual([
      'keeper.trust',
      'keeper.trust',
    ]);
  });

  it('can be used by the owner only, and for keepers only', async () => {
    const trust = { mayReadPrivate: true };
    expect((await change(keeper, trust, keeper)).status).toBe(403);
    expect((await change(keeper, trust, contributor)).status).toBe(403);
    expect((await change(keeper, trust, await ben())).status).toBe(403);
    expect((await change(contributor, trust)).status).toBe(409);
    expect((await change(owner, trust)).status).toBe(409);
    expect((await change(await ben(), trust)).status).toBe(404);
    expect(await rowOf(keeper)).toMatchObject({ mayReadPrivate: false });
  });

  it.each([{}, { stays: false }, { role: 'owner' }, { mayReadPrivate: true, stays: true }])(
    'refuses %j',
    async (body) => {
      expect((await change(keeper, body)).status).toBe(400);
    },
  );
});

describe('GET /api/memorials/{id}/events', () => {
  const events = (person: Pick<Person, 'headers'>, path = '/') =>
    call(readEvents, { params: { id }, headers: person.headers, path });

  it('returns the history with current names, newest first', async () => {
    await change(keeper, { mayReadPrivate: true });
    await remove(contributor, await root());
    for (const person of [owner, keeper]) {
      const { status, body } = await events(person);
      expect(status).toBe(200);
      expect(body).toMatchObject({ total: 2, totalPages: 1 });
      expect(body.events).toMatchObject([
        { action: 'removed', actorName: null, personName: 'Cora Coetzee' },
        { action: 'trusted', actorName: 'Ada Okafor', personName: 'Kim Keane' },
      ]);
    }
    expect((await events(await ben())).status).toBe(403);
    expect((await events(owner, '/?page=0')).status).toBe(400);
  });

  it('returns no name for a deleted account', async () => {
    const leaver = await ben();
    await addKeeper(id, leaver, 'keeper');
    await change(leaver, { mayReadPrivate: true });
    await db().user.delete({ where: { id: leaver.user.id } });
    expect((await events(owner)).body.events).toMatchObject([{ personName: null }]);
  });

  it.each([
    `UPDATE memorial_events SET action = 'left'`,
    'DELETE FROM memorial_events',
    'TRUNCATE memorial_events',
  ])('cannot be changed: %s', async (sql) => {
    await change(keeper, { mayReadPrivate: true });
    await expect(db().$executeRawUnsafe(sql)).rejects.toThrow(/only grows/);
  });

  it('keeps the history of a deleted memorial', async () => {
    await change(keeper, { mayReadPrivate: true });
    await db().memorial.delete({ where: { id } });
    expect(await actions()).toEqual(['trusted']);
  });
});
