import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { POST as decide } from '@/app/api/memorials/[id]/condolences/decide/route';
import { GET as queueOf } from '@/app/api/memorials/[id]/condolences/queue/route';
import { POST } from '@/app/api/memorials/[id]/condolences/read-first/route';
import { changeCondolence } from '@/lib/condolences/commands/change-condolence';
import { countWaiting } from '@/lib/condolences/queries/count-waiting';
import { familyQueue } from '@/lib/condolences/queries/family-queue';
import { FIRST_READING_HOURS } from '@/lib/keepers/rules';
import { db } from '@/lib/platform/db/client';
import { HOUR_MS } from '@/lib/platform/durations';
import { addEndpoint, takePublishedEvents } from '@/tests/support/webhook';
import { auditOf } from '../../../support/audit';
import { call } from '../../../support/call';
import { ada, kim, type Person, root, viewerOf } from '../../../support/cast';
import {
  addCondolence,
  condolenceRow,
  postCondolence,
  reviewedVersionOf,
} from '../../../support/condolence';
import { addFriend, addReadingKeeper } from '../../../support/first-reader';
import { addKeeper } from '../../../support/keeper';
import { addMemorial } from '../../../support/memorial';

let owner: Person;
/** Reads first. */
let brother: Person;
let memorialId: string;
beforeAll(async () => {
  [owner, brother] = [await ada(), await kim()];
});
beforeEach(async () => {
  await db().rateLimit.deleteMany();
  await db().condolence.deleteMany();
  memorialId = await addMemorial({ createdById: owner.user.id });
  await addKeeper(memorialId, brother, 'keeper');
  await addReadingKeeper(memorialId, brother.user.id);
});

const arrive = () => addCondolence(memorialId, { waitingSince: new Date() });
const read = async (id: string, act: string, by = brother) =>
  call(POST, {
    params: { id: memorialId },
    headers: by.headers,
    body: { condolences: [await reviewedVersionOf(id)], act },
  });
const decideAs = async (id: string, decision: string, by = owner) =>
  call(decide, {
    params: { id: memorialId },
    headers: by.headers,
    body: { condolences: [await reviewedVersionOf(id)], decision },
  });
const listed = async (by: Person, state = 'waiting') => {
  const request = { params: { id: memorialId }, path: `/?state=${state}`, headers: by.headers };
  const { condolences } = (await call(queueOf, request)).body;
  return condolences.map(({ _id }: { _id: string }) => _id);
};
const countsFor = async (by: Person) =>
  (await call(queueOf, { params: { id: memorialId }, headers: by.headers })).body.counts;

describe('POST /api/memorials/{id}/condolences/read-first', () => {
  it('passes on what the first reader alone had seen', async () => {
    const { id } = await arrive();
    expect(await listed(brother)).toEqual([id]);
    expect(await listed(owner)).toEqual([]);
    expect((await countWaiting({ userId: owner.user.id }, memorialId)).condolence).toBe(0);
    expect((await read(id, 'pass')).body).toEqual({ changed: 1, rewritten: 0 });
    expect(await listed(owner)).toEqual([id]);
    expect((await countWaiting({ userId: owner.user.id }, memorialId)).condolence).toBe(1);
  });

  it('sets aside what the others then see only in a list of its own', async () => {
    const { id } = await arrive();
    await read(id, 'set_aside');
    for (const person of [owner, brother]) {
      expect(await listed(person)).toEqual([]);
      expect(await listed(person, 'set_aside')).toEqual([id]);
      expect(await countsFor(person)).toMatchObject({ waiting: 0, setAside: 1 });
    }
  });

  it('lets any keeper take out what was set aside, or decide about it', async () => {
    const [one, other] = [await arrive(), await arrive()];
    for (const { id } of [one, other]) await read(id, 'set_aside');
    expect((await read(one.id, 'pass', owner)).body).toMatchObject({ changed: 1 });
    expect(await listed(owner)).toEqual([one.id]);
    expect((await decideAs(other.id, 'decline')).body).toMatchObject({ changed: 1 });
    expect(await condolenceRow(other.id)).toMatchObject({ state: 'declined', setAsideAt: null });
    await decideAs(other.id, 'wait');
    expect(await listed(owner)).toContain(other.id); // a keeper has decided about it, so it is not unread
  });

  it('is refused to other keepers, who can pass on nothing that is unread', async () => {
    const { id } = await arrive();
    expect((await read(id, 'set_aside', owner)).status).toBe(403);
    expect((await read(id, 'pass', owner)).body).toEqual({ changed: 0, rewritten: 0 });
    expect(await condolenceRow(id)).toMatchObject({ readFirstAt: null, setAsideAt: null });
  });

  it('changes nothing about words that the reader has not read, or on another memorial', async () => {
    const { id } = await arrive();
    const stale = await reviewedVersionOf(id);
    await db().condolence.update({ where: { id }, data: { message: 'Crueller words.' } });
    const send = (body: object) =>
      call(POST, { params: { id: memorialId }, headers: brother.headers, body });
    const answer = await send({ condolences: [stale], act: 'pass' });
    expect(answer.body).toEqual({ changed: 0, rewritten: 1 });
    const elsewhere = await addMemorial({ createdById: owner.user.id });
    const { id: theirs } = await addCondolence(elsewhere, { waitingSince: new Date() });
    expect((await read(theirs, 'pass')).body).toEqual({ changed: 0, rewritten: 0 });
  });

  it('leaves out what is not waiting', async () => {
    for (const state of ['held', 'refused', 'published', 'declined'] as const) {
      const { id } = await addCondolence(memorialId, { state });
      expect((await read(id, 'set_aside')).body).toEqual({ changed: 0, rewritten: 0 });
    }
  });

  it('audits what an admin takes out', async () => {
    const { id } = await arrive();
    await read(id, 'set_aside');
    const admin = await root();
    await read(id, 'pass', admin);
    expect(await auditOf(`memorial/${memorialId}`)).toEqual([
      { actor: admin.user.id, action: 'condolence.decide', detail: { act: 'pass', count: 1 } },
    ]);
  });
});

describe('what waits for the first reader', () => {
  it('is announced to webhooks once it is passed on', async () => {
    const events = ['condolence.waiting'];
    await addEndpoint('https://hooks.example.org/', { userId: owner.user.id, events });
    await takePublishedEvents();
    const { body } = await postCondolence(memorialId);
    expect(await takePublishedEvents()).toEqual([]);
    await read(body._id, 'pass');
    expect(await takePublishedEvents()).toEqual([`condolence.waiting ${memorialId} ${body._id}`]);
  });

  it('includes changed words, whatever was done with the former ones', async () => {
    for (const act of ['pass', 'set_aside']) {
      const { id, secret } = await arrive();
      await read(id, act);
      const words = { message: 'I am sorry. She was kind.', authorName: 'Thandi' };
      await changeCondolence(null, secret, { ...words, deletePicture: false });
      expect(await condolenceRow(id)).toMatchObject({ readFirstAt: null, setAsideAt: null });
      expect(await listed(owner)).toEqual([]);
      expect(await listed(brother)).toContain(id);
    }
  });

  it('includes what the first reader decided about and took back', async () => {
    const { id } = await arrive();
    await decideAs(id, 'publish', brother);
    await decideAs(id, 'wait', brother);
    expect(await listed(owner)).toEqual([]);
    expect(await listed(brother)).toEqual([id]);
  });

  it.each([
    ['another keeper has published', 'publish'],
    ['another keeper has declined', 'decline'],
  ])('does not include again what %s', async (_, decision) => {
    const { id } = await arrive();
    await read(id, 'pass');
    await decideAs(id, decision, owner);
    await decideAs(id, 'wait', brother);
    expect(await listed(owner)).toEqual([id]);
  });

  it('does not include again what was passed on, published and taken back', async () => {
    const { id } = await arrive();
    await read(id, 'pass');
    for (const decision of ['publish', 'wait']) await decideAs(id, decision, brother);
    expect(await listed(owner)).toEqual([id]);
  });

  it('does not include again what was published unread, for a while', async () => {
    const { id } = await arrive();
    await decideAs(id, 'publish', brother);
    const decidedAt = new Date(Date.now() - HOUR_MS);
    await db().condolence.update({ where: { id }, data: { decidedAt } });
    await decideAs(id, 'wait', brother);
    expect(await listed(owner)).toEqual([id]);
  });

  it('is shown to all keepers after some days, in list and count', async () => {
    const { id } = await arrive();
    const query = { state: 'waiting', page: 1 } as const;
    const since = (await condolenceRow(id)).waitingSince?.getTime() ?? 0;
    const counted = async (at: number) =>
      (await familyQueue(viewerOf(owner), memorialId, query, new Date(at))).counts.waiting;
    expect(await counted(since + FIRST_READING_HOURS * HOUR_MS - 1)).toBe(0);
    expect(await counted(since + FIRST_READING_HOURS * HOUR_MS)).toBe(1);
  });

  it('is shown to all keepers when nobody reads first any more; what was set aside stays so', async () => {
    const [unread, aside] = [await arrive(), await arrive()];
    await read(aside.id, 'set_aside');
    await db().firstReader.delete({ where: { memorialId } });
    expect(await listed(owner)).toEqual([unread.id]);
    expect(await listed(owner, 'set_aside')).toEqual([aside.id]);
  });

  it('is left to the next reader when somebody else is chosen', async () => {
    const { id } = await arrive();
    await db().firstReader.delete({ where: { memorialId } });
    await addFriend(memorialId);
    expect(await listed(owner)).toEqual([]);
    expect(await listed(brother)).toEqual([]);
    expect(await condolenceRow(id)).toMatchObject({ readFirstAt: null });
  });

  it('is on the page like any other once the previous release has published it', async () => {
    const { id } = await arrive();
    await read(id, 'set_aside');
    const publishedAt = new Date();
    await db().condolence.update({ where: { id }, data: { state: 'published', publishedAt } });
    expect(await listed(owner, 'published')).toEqual([id]);
    expect(await countsFor(owner)).toMatchObject({ published: 1, setAside: 0 });
  });
});
