import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { changeCondolence } from '@/lib/condolences/commands/change-condolence';
import { decideCondolences } from '@/lib/condolences/commands/decide-condolences';
import { reportCondolence } from '@/lib/condolences/commands/report-condolence';
import { reviewCondolence } from '@/lib/condolences/commands/review-condolence';
import { revisionOf } from '@/lib/condolences/revision';
import { changeAccess } from '@/lib/memorials/commands/change-access';
import { deleteMemorial } from '@/lib/memorials/commands/delete-memorial';
import { setOtherNames } from '@/lib/memorials/commands/set-other-names';
import { db } from '@/lib/platform/db/client';
import { env } from '@/lib/platform/env';
import { publishEvent } from '@/lib/platform/events/publish-event';
import { prepareJobs } from '@/lib/platform/jobs/prepare';
import { ada, ben, cora, kim, type Person, root, viewerOf } from '@/tests/support/cast';
import {
  addCondolence,
  postCondolence,
  reviewedVersionOf,
  setRule,
} from '@/tests/support/condolence';
import { contribute, decideAs, pictureFor } from '@/tests/support/contribution';
import { orderFlowers } from '@/tests/support/flowers';
import { addKeeper } from '@/tests/support/keeper';
import { addMemorial } from '@/tests/support/memorial';
import { editorOf } from '@/tests/support/memorial-editor';
import { paidOrder, pay } from '@/tests/support/memorial-order';
import { addEndpoint, publishedEvents, takePublishedEvents } from '@/tests/support/webhook';

let people: Record<'owner' | 'keeper' | 'helper' | 'friend' | 'admin', Person>;
let id: string;

beforeAll(async () => {
  await prepareJobs(env().DATABASE_URL);
  const [owner, keeper, helper] = [await ada(), await kim(), await cora()];
  people = { owner, keeper, helper, friend: await ben(), admin: await root() };
});
beforeEach(async () => {
  await db().webhookEndpoint.deleteMany();
  await addEndpoint('https://hooks.example.org');
  id = await addMemorial({ createdById: people.owner.user.id });
  await addKeeper(id, people.keeper, 'keeper');
  await addKeeper(id, people.helper, 'contributor');
  await takePublishedEvents();
});
const owner = () => viewerOf(people.owner);

describe('an event is announced for', () => {
  it('a memorial that was paid for', async () => {
    const { orderId } = await paidOrder(people.owner);
    const { id: newMemorialId } = await db().memorial.findUniqueOrThrow({ where: { orderId } });
    expect(await takePublishedEvents()).toEqual([`memorial.created ${newMemorialId}`]);
  });

  it('each change of the form, the names or the visibility of a memorial', async () => {
    const editor = editorOf(id, people.owner);
    expect((await editor.put({ biography: 'New words.' })).status).toBe(200);
    expect(await takePublishedEvents()).toEqual([`memorial.updated ${id}`]);
    await setOtherNames(owner(), id, { names: [] });
    expect(await takePublishedEvents()).toEqual([`memorial.updated ${id}`]);
    await changeAccess(owner(), id, { visibility: 'unlisted' });
    expect(await takePublishedEvents()).toEqual([`memorial.updated ${id}`]);
  });

  it('a deleted memorial, with its keepers, but not a scheduled deletion', async () => {
    await deleteMemorial(owner(), id);
    expect(await takePublishedEvents()).toEqual([]);
    await deleteMemorial(viewerOf(people.admin), id);
    const [event] = await publishedEvents();
    expect(event).toMatchObject({ type: 'memorial.deleted', memorialId: id, id });
    expect(event?.keptBy?.sort()).toEqual([people.owner.user.id, people.keeper.user.id].sort());
  });

  it('condolences that wait for the family, are published, or are edited', async () => {
    const { body } = await postCondolence(id, {
      message: 'He lent me his ladder for a whole summer.',
    });
    const [row] = await db().condolence.findMany({ where: { memorialId: id } });
    const condolenceId = row?.id ?? '';
    expect(body.state).toBe('waiting');
    expect(await takePublishedEvents()).toEqual([`condolence.waiting ${id} ${condolenceId}`]);
    const publish = {
      decision: 'publish' as const,
      condolences: [await reviewedVersionOf(condolenceId)],
    };
    await decideCondolences(owner(), id, publish);
    expect(await takePublishedEvents()).toEqual([`condolence.published ${id} ${condolenceId}`]);
    await decideCondolences(owner(), id, publish);
    expect(await takePublishedEvents()).toEqual([]);
    const { secret, id: other } = await addCondolence(id, { state: 'published' });
    const words = { message: 'She made us laugh at the bus stop.', authorName: 'Thandi' };
    await changeCondolence(null, secret, { ...words, deletePicture: false });
    expect(await takePublishedEvents()).toEqual([`condolence.waiting ${id} ${other}`]);
  });

  it('condolences that reports hide, again, but not those that the family keeps on the page', async () => {
    const reportTwice = async (condolenceId: string) => {
      for (const network of ['10.0.0.1', '10.0.0.2'])
        await reportCondolence(null, condolenceId, { reason: 'cruel', words: '' }, network);
    };
    const keep = async (condolenceId: string) => {
      const condolences = [await reviewedVersionOf(condolenceId)];
      return decideCondolences(owner(), id, { decision: 'publish', condolences });
    };
    const { id: unread } = await addCondolence(id, { state: 'published' });
    await reportTwice(unread);
    expect(await takePublishedEvents()).toEqual([`condolence.waiting ${id} ${unread}`]);
    await keep(unread);
    expect(await takePublishedEvents()).toEqual([`condolence.published ${id} ${unread}`]);
    const approved = await addCondolence(id, { state: 'published', decidedAt: new Date() });
    await reportTwice(approved.id);
    expect(await keep(approved.id)).toEqual({ changed: 1, rewritten: 0 });
    expect(await takePublishedEvents()).toEqual([]);
  });

  it('condolences that are published at once', async () => {
    await setRule(id, 'at_once');
    await postCondolence(id, { message: 'He taught us all to swim in that river.' });
    const [row] = await db().condolence.findMany({ where: { memorialId: id } });
    expect(await takePublishedEvents()).toEqual([`condolence.${row?.state} ${id} ${row?.id}`]);
  });

  it('held condolences only once the operator passes them', async () => {
    const words = { message: 'Held', authorName: 'Thandi' };
    const held = await addCondolence(id, { state: 'held', ...words });
    await postCondolence(id, { reference: 'filled in by a robot' });
    expect(await takePublishedEvents()).toEqual([]);
    const revision = revisionOf({ ...words, pictureId: null });
    await reviewCondolence(viewerOf(people.admin), held.id, { decision: 'pass', revision });
    expect(await takePublishedEvents()).toEqual([`condolence.waiting ${id} ${held.id}`]);
    const other = await addCondolence(id, { state: 'held', ...words });
    await reviewCondolence(viewerOf(people.admin), other.id, { decision: 'refuse', revision });
    expect(await takePublishedEvents()).toEqual([]);
  });

  it('flowers that were paid for, once', async () => {
    const order = await orderFlowers(people.friend, id);
    const { chargeMinor } = await db().order.findUniqueOrThrow({ where: { id: order.orderId } });
    await pay(order, chargeMinor);
    await pay(order, chargeMinor);
    const tribute = await db().tribute.findFirstOrThrow({ where: { memorialId: id } });
    expect(await takePublishedEvents()).toEqual([`tribute.received ${id} ${tribute.id}`]);
  });

  it('additions to the gallery, and contributions once they are published', async () => {
    const added = await contribute(id, people.owner, [pictureFor(1)]);
    expect(added.status).toBe(200);
    const [own] = await db().media.findMany({ where: { memorialId: id } });
    expect(await takePublishedEvents()).toEqual([`media.added ${id} ${own?.id}`]);
    await contribute(id, people.helper, [pictureFor(2)]);
    expect(await takePublishedEvents()).toEqual([]);
    const [held] = await db().mediaContribution.findMany({ where: { memorialId: id } });
    const media = [held?.mediaId ?? ''];
    await decideAs(people.owner, id, { media, from: 'waiting', decision: 'publish' });
    expect(await takePublishedEvents()).toEqual([`media.added ${id} ${media[0]}`]);
  });
});

describe('nothing is announced', () => {
  const event = () => ({ type: 'memorial.updated', memorialId: id, id }) as const;
  const announceNow = () => db().$transaction((tx) => publishEvent(tx, event()));

  it('in a transaction that rolls back', async () => {
    const rolledBack = db().$transaction(async (tx) => {
      await publishEvent(tx, event());
      throw new Error('and then it failed');
    });
    await expect(rolledBack).rejects.toThrow('and then it failed');
    expect(await takePublishedEvents()).toEqual([]);
  });

  it('if no active endpoint has subscribed to the event', async () => {
    await db().webhookEndpoint.updateMany({ data: { events: ['media.added'] } });
    await announceNow();
    await db().webhookEndpoint.updateMany({
      data: { events: ['memorial.updated'], active: false },
    });
    await announceNow();
    expect(await takePublishedEvents()).toEqual([]);
    await db().webhookEndpoint.updateMany({ data: { active: true } });
    await announceNow();
    expect(await takePublishedEvents()).toEqual([`memorial.updated ${id}`]);
  });
});
