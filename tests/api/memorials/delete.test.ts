import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DELETE, GET, PUT } from '@/app/api/memorials/[id]/route';
import { GET as permanent } from '@/app/q/[code]/route';
import { storePicture } from '@/lib/media/commands/store-picture';
import { db } from '@/lib/platform/db/client';
import { newId } from '@/lib/platform/ids/public-id';
import { auditOf } from '../../support/audit';
import { call } from '../../support/call';
import { ada, ben, kim, type Person, root } from '../../support/cast';
import { addKeeper } from '../../support/keeper';
import { addMemorial } from '../../support/memorial';
import { listenForInvalidations } from '../../support/memorial-listener';
import { paidOrder } from '../../support/memorial-order';
import { pictureFile } from '../../support/order';

let owner: Person;
let invalidations: Awaited<ReturnType<typeof listenForInvalidations>>;
let id: string;
let orderId: string;

beforeAll(async () => {
  owner = await ada();
  invalidations = await listenForInvalidations();
});
afterAll(() => invalidations.stop());
beforeEach(async () => {
  ({ orderId } = await paidOrder(owner));
  ({ id } = await db().memorial.findUniqueOrThrow({ where: { orderId } }));
});

const remove = (headers: Record<string, string> = owner.headers, which = id) =>
  call(DELETE, { method: 'DELETE', params: { id: which }, headers });

describe('DELETE /api/memorials/{id}', () => {
  it('deletes the memorial, records its id, and invalidates the page', async () => {
    const answer = await remove();
    expect(answer).toMatchObject({
      status: 200,
      body: { message: 'Memorial deleted successfully' },
    });
    expect((await call(GET, { params: { id }, headers: owner.headers })).status).toBe(404);
    expect((await visit()).status).toBe(410);
    expect(await invalidations.paths()).toContain(`/memorial/${id}`);
  });

  it('answers 404 the second time, and to any other change afterwards', async () => {
    await remove();
    expect((await remove()).status).toBe(404);
    const change = { method: 'PUT', params: { id }, headers: owner.headers, body: {} };
    expect((await call(PUT, change)).status).toBe(404);
  });

  it('answers 200 to only one of two parallel requests', async () => {
    const answers = await Promise.all([remove(), remove()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
  });

  it('orphans its pictures and enqueues the clean-up', async () => {
    const { id: item } = await storePicture(owner.user.id, await pictureFile());
    await db().media.update({ where: { id: item }, data: { memorialId: id, state: 'ready' } });
    const { mainPictureId } = await db().memorial.findUniqueOrThrow({ where: { id } });
    await remove();
    const media = await db().media.findMany({ where: { id: { in: [item, mainPictureId ?? ''] } } });
    expect(media.map(({ state }) => state)).toEqual(['orphaned', 'orphaned']);
    const jobs = await db().$queryRaw<unknown[]>`
      SELECT 1 FROM pgboss.job WHERE name = 'remove-media' AND created_on > now() - interval '1 minute'`;
    expect(jobs.length).toBeGreaterThan(0);
  });

  it('deletes tributes and keeps orders', async () => {
    await db().tribute.create({
      data: { id: newId(), memorialId: id, senderName: 'Ben Botha', amountMinor: 500 },
    });
    await db().order.update({ where: { id: orderId }, data: { targetMemorialId: id } });
    await remove();
    expect(await db().tribute.count({ where: { memorialId: id } })).toBe(0);
    expect(await db().order.findUniqueOrThrow({ where: { id: orderId } })).toMatchObject({
      status: 'fulfilled',
      targetMemorialId: null,
    });
    expect(await db().ledgerEntry.count({ where: { orderId } })).toBe(1);
  });

  it('allows an admin', async () => {
    expect((await remove((await root()).headers)).status).toBe(200);
  });

  it('refuses keepers', async () => {
    const keeper = await kim();
    await addKeeper(id, keeper, 'keeper');
    const answer = await remove(keeper.headers);
    expect(answer.status).toBe(403);
    expect(answer.body.message).toBe('Only the owner of this memorial can do this.');
    expect(await db().memorial.count({ where: { id } })).toBe(1);
  });

  it('audits a deletion by an admin who is a keeper, because keepers may not delete', async () => {
    const admin = await root();
    await addKeeper(id, admin, 'keeper');
    expect((await remove(admin.headers)).status).toBe(200);
    expect(await auditOf(`memorial/${id}`)).toMatchObject([
      { actor: admin.user.id, action: 'memorial.delete' },
    ]);
  });

  it("also deletes its contributors' roles", async () => {
    await addKeeper(id, await kim(), 'contributor');
    expect((await remove(owner.headers)).status).toBe(200);
    expect(await db().keeper.count({ where: { memorialId: id } })).toBe(0);
  });

  it('refuses everybody else', async () => {
    expect((await remove((await ben()).headers)).status).toBe(403);
    expect((await remove({})).status).toBe(401);
    expect(await db().memorial.count({ where: { id } })).toBe(1);
    expect(await db().deletedMemorial.count({ where: { id } })).toBe(0);
  });

  it('answers alike for a private and an unknown memorial', async () => {
    const hidden = await addMemorial({ createdById: owner.user.id, isPublic: false });
    const stranger = (await ben()).headers;
    const answers = [await remove(stranger, hidden), await remove(stranger, newId())];
    expect(answers.map(({ status }) => status)).toEqual([404, 404]);
    expect(answers[0]?.body).toEqual(answers[1]?.body);
  });

  it.each(['short', "' OR 1=1", '../../etc', 'NUL\0'])('answers 404 for %j', async (which) => {
    expect((await remove(owner.headers, which)).status).toBe(404);
  });

  const visit = () =>
    call((request) => permanent(request, { params: Promise.resolve({ code: id }) }));
});
