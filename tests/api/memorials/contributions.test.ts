import { randomBytes } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { DELETE as deleteProfile } from '@/app/api/auth/delete-profile/route';
import { GET as memorialAnswer } from '@/app/api/memorials/[id]/route';
import { deleteKeeper } from '@/lib/keepers/commands/delete-keeper';
import { deleteMedia } from '@/lib/media/commands/delete-media';
import {
  DECLINED_RETENTION_DAYS,
  MAX_WAITING_CONTRIBUTIONS,
  MAX_WAITING_PER_PERSON,
  WAITING_RETENTION_DAYS,
} from '@/lib/media/contribution-rules';
import { deleteMemorial } from '@/lib/memorials/commands/delete-memorial';
import { db } from '@/lib/platform/db/client';
import { DAY_MS, HOUR_MS } from '@/lib/platform/durations';
import { newId } from '@/lib/platform/ids/public-id';
import { auditOf } from '../../support/audit';
import { call } from '../../support/call';
import { ada, ben, cleo, cora, kim, type Person, root, viewerOf } from '../../support/cast';
import {
  addContribution,
  contribute,
  decideAs,
  listAs,
  pictureFor,
  pictureStatusFor,
} from '../../support/contribution';
import { addKeeper } from '../../support/keeper';
import { addMemorial } from '../../support/memorial';
import { listenForInvalidations } from '../../support/memorial-listener';
import { resetSettings, useSetting } from '../../support/site-settings';

let owner: Person;
let keeper: Person;
let sister: Person;
let id: string;

beforeAll(async () => {
  [owner, keeper, sister] = [await ada(), await kim(), await cora()];
});
beforeEach(async () => {
  await db().rateLimit.deleteMany();
  id = await addMemorial({ createdById: owner.user.id });
  await addKeeper(id, keeper, 'keeper');
  await addKeeper(id, sister, 'contributor');
});

/** Sends a picture as the contributor. Returns its id. */
const send = async (at = 1, query = '') => {
  const { body } = await contribute(id, sister, [pictureFor(at)], query);
  return String(body.additionalMedia[0]._id);
};
const gallery = async (person: Person | null = null) => {
  const { body } = await call(memorialAnswer, { params: { id }, headers: person?.headers ?? {} });
  return body.memorial.additionalMedia.map(({ _id }: { _id: string }) => _id);
};
const publish = (media: string[], person = keeper, from = 'waiting') =>
  decideAs(person, id, { media, from, decision: 'publish' });
const decline = (media: string[], person = keeper, from = 'waiting') =>
  decideAs(person, id, { media, from, decision: 'decline' });
const rowOf = (mediaId: string) => db().media.findUnique({ where: { id: mediaId } });
const afterDays = (days: number) => Date.now() + days * DAY_MS + HOUR_MS;

describe("a contributor's file", () => {
  it('waits, and is visible only to the contributor, keepers and admins', async () => {
    const answer = await contribute(id, sister, [pictureFor(1)]);
    expect(answer).toMatchObject({
      status: 200,
      body: {
        waits: true,
        message: 'Your files are with the family. They decide what the page shows.',
      },
    });
    const mediaId = answer.body.additionalMedia[0]._id;
    for (const person of [null, owner, keeper, sister, await root()])
      expect(await gallery(person)).toEqual([]);
    const another = await cleo();
    await addKeeper(id, another, 'contributor');
    for (const person of [owner, keeper, sister, await root()])
      expect(await pictureStatusFor(person, mediaId)).toBe(200);
    for (const person of [null, await ben(), another])
      expect(await pictureStatusFor(person, mediaId)).toBe(404);
    expect(await rowOf(mediaId)).toMatchObject({ state: 'pending', memorialId: null });
  });

  it('is published at once if a keeper adds it', async () => {
    const { body } = await contribute(id, keeper, [pictureFor(1)]);
    expect(body).toMatchObject({ message: 'Media files added successfully' });
    expect(body.waits).toBeUndefined();
    expect(await gallery()).toHaveLength(1);
  });

  it('waits once if it is sent twice', async () => {
    const first = await send(1);
    expect(await send(1)).toBe(first);
    expect(await db().mediaContribution.count({ where: { memorialId: id } })).toBe(1);
  });

  it('is kept longer than abandoned uploads, but at most a year', async () => {
    const mediaId = await send();
    await deleteMedia({}, afterDays(WAITING_RETENTION_DAYS - 1));
    expect(await rowOf(mediaId)).not.toBeNull();
    await deleteMedia({}, afterDays(WAITING_RETENTION_DAYS));
    expect(await rowOf(mediaId)).toBeNull();
    expect(await pictureStatusFor(keeper, mediaId)).toBe(404);
  });

  it.each([
    ['one contributor', MAX_WAITING_PER_PERSON, () => sister],
    ['all together', MAX_WAITING_CONTRIBUTIONS, () => keeper],
  ])('is refused beyond the limit of waiting files of %s', async (_, limit, contributor) => {
    await addWaiting(limit, contributor());
    const { status, body } = await contribute(id, sister, [pictureFor(1)]);
    expect(status).toBe(400);
    expect(body.message).toContain('Many files are already waiting for the family.');
  });

  it('is listed to keepers with the sender, and to contributors if it is theirs', async () => {
    const another = await cleo();
    await addKeeper(id, another, 'contributor');
    const mediaId = await send();
    await contribute(id, another, [pictureFor(2)]);
    const own = await listAs(sister, id);
    expect(own.body).toMatchObject({
      counts: { waiting: 1, declined: 0 },
      contributions: [{ _id: mediaId, state: 'waiting', url: `/media/${mediaId}/800` }],
    });
    const all = await listAs(keeper, id);
    expect(all.body.counts).toEqual({ waiting: 2, declined: 0 });
    expect(
      all.body.contributions.map((each: { contributorName: string }) => each.contributorName),
    ).toEqual([another, sister].map(({ user }) => `${user.firstName} ${user.lastName}`));
    expect((await listAs(await ben(), id)).status).toBe(403);
  });
});

describe('a keeper', () => {
  it('publishes several files in the order in which they were chosen', async () => {
    const batch = '?batch=BatchBatch11&place=';
    const [second, first] = [await send(2, `${batch}2`), await send(1, `${batch}1`)];
    const forFamily = await send(3, `${batch}3&audience=family`);
    expect(await publish([first, second, forFamily])).toMatchObject({ body: { changed: 3 } });
    expect(await gallery()).toEqual([first, second]);
    expect(await gallery(keeper)).toEqual([first, second, forFamily]);
    expect(await pictureStatusFor(null, first)).toBe(200);
    expect(await pictureStatusFor(null, forFamily)).toBe(404);
    expect((await listAs(keeper, id)).body.counts).toEqual({ waiting: 0, declined: 0 });
    expect(await publish([first])).toMatchObject({ status: 200, body: { changed: 0 } });
    expect(await gallery()).toEqual([first, second]);
  });

  it('declines a file, and can still publish it until it is deleted', async () => {
    const [kept, gone] = [await send(1), await send(2)];
    expect(await decline([kept, gone])).toMatchObject({ body: { changed: 2 } });
    expect(await decline([kept])).toMatchObject({ body: { changed: 0 } });
    expect((await listAs(sister, id, 'declined')).body.contributions).toHaveLength(2);
    expect(await pictureStatusFor(null, kept)).toBe(404);
    expect(await publish([kept], owner, 'declined')).toMatchObject({ body: { changed: 1 } });
    await deleteMedia({}, afterDays(DECLINED_RETENTION_DAYS - 1));
    expect(await rowOf(gone)).not.toBeNull();
    await deleteMedia({}, afterDays(DECLINED_RETENTION_DAYS));
    expect(await rowOf(gone)).toBeNull();
    expect(await gallery()).toEqual([kept]);
  });

  it('invalidates the page only when something is published', async () => {
    const notices = await listenForInvalidations();
    const [shown, other] = [await send(1), await send(2)];
    await decline([other]);
    expect(await notices.paths()).not.toContain(`/memorial/${id}`);
    await publish([shown]);
    expect(await notices.paths()).toContain(`/memorial/${id}`);
    await notices.stop();
  });

  it('can be replaced by an admin, whose decisions are audited', async () => {
    await publish([await send()], await root());
    expect(await auditOf(`memorial/${id}`)).toMatchObject([
      { action: 'memorial.update', detail: { contributions: 'publish', count: 1 } },
    ]);
  });

  it('decides once, even with ten different parallel decisions', async () => {
    const mediaId = await send();
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, at) =>
        at % 2 ? publish([mediaId], owner) : decline([mediaId]),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    const changed = answers.map(({ body }) => Number(body.changed));
    expect(changed.reduce((sum, each) => sum + each, 0)).toBe(1);
    const isShown = changed.indexOf(1) % 2 === 1;
    expect(await gallery()).toEqual(isShown ? [mediaId] : []);
    expect(await db().mediaContribution.count({ where: { mediaId } })).toBe(isShown ? 0 : 1);
  });

  it('publishes nothing that the gallery already has', async () => {
    const mediaId = await send(1);
    const { body } = await contribute(id, keeper, [pictureFor(1)]);
    expect(await publish([mediaId])).toMatchObject({ body: { changed: 1 } });
    expect(await gallery()).toEqual([body.additionalMedia[0]._id]);
    await deleteMedia({});
    expect(await rowOf(mediaId)).toBeNull();
  });

  it('publishes all that wait at once', async () => {
    const files: string[] = [];
    for (let each = 0; each < MAX_WAITING_CONTRIBUTIONS; each++)
      files.push(await addContribution(id, sister));
    expect(await publish(files)).toMatchObject({ body: { changed: MAX_WAITING_CONTRIBUTIONS } });
    const shown = await db().media.findMany({
      where: { memorialId: id, state: 'ready' },
      orderBy: { position: 'asc' },
    });
    expect(shown.map(({ position }) => position)).toEqual(files.map((_, at) => at));
    expect(new Set(shown.map((one) => one.id))).toEqual(new Set(files));
  });

  it('publishes nothing if the gallery has no room', async () => {
    const mediaId = await send();
    useSetting('doors.galleryItems', 1);
    onTestFinished(resetSettings);
    await db().media.createMany({ data: [item({ memorialId: id, state: 'ready' })] });
    expect(await publish([mediaId])).toMatchObject({ status: 400 });
    expect((await listAs(keeper, id)).body.counts).toEqual({ waiting: 1, declined: 0 });
  });

  it('decides only about files of the memorial', async () => {
    const mediaId = await send();
    const other = await addMemorial({ createdById: keeper.user.id });
    const body = { media: [mediaId], from: 'waiting', decision: 'publish' };
    expect(await decideAs(keeper, other, body)).toMatchObject({
      status: 200,
      body: { changed: 0 },
    });
    expect(await decideAs(sister, id, body)).toMatchObject({ status: 403 });
  });

  it.each([
    ['no file', { media: [] }],
    ['a file without an id', { media: ['x'] }],
    ['too many', { media: Array.from({ length: MAX_WAITING_CONTRIBUTIONS + 1 }, () => newId()) }],
    ['an unknown list', { from: 'shown' }],
    ['an unknown decision', { decision: 'delete' }],
  ])('is refused with %s', async (_, fault) => {
    const body = { media: [newId()], from: 'waiting', decision: 'publish', ...fault };
    expect(await decideAs(keeper, id, body)).toMatchObject({ status: 400 });
  });
});

describe('when a contributor leaves', () => {
  it('waiting files are deleted, published ones stay', async () => {
    const [shown, waiting, declined] = [await send(1), await send(2), await send(3)];
    await publish([shown]);
    await decline([declined]);
    await deleteKeeper(viewerOf(owner), id, sister.user.id);
    expect((await listAs(keeper, id)).body.counts).toEqual({ waiting: 0, declined: 0 });
    expect(await publish([waiting])).toMatchObject({ body: { changed: 0 } });
    expect(await pictureStatusFor(keeper, waiting)).toBe(404);
    await deleteMedia({}, afterDays(1));
    expect(await rowOf(waiting)).toBeNull();
    expect(await rowOf(declined)).toBeNull();
    expect(await gallery()).toEqual([shown]);
  });

  it('waiting files are also deleted with the profile, published ones stay', async () => {
    const person = await cleo();
    await addKeeper(id, person, 'contributor');
    const { body } = await contribute(id, person, [pictureFor(1), pictureFor(2)]);
    const [shown, waiting] = body.additionalMedia.map(({ _id }: { _id: string }) => _id);
    await publish([shown]);
    await call(deleteProfile, { method: 'DELETE', headers: person.headers });
    expect(await rowOf(waiting)).toMatchObject({ state: 'orphaned' });
    expect(await gallery()).toEqual([shown]);
  });

  it('waiting files are also deleted with the memorial', async () => {
    const mediaId = await send();
    await deleteMemorial(viewerOf(await root()), id);
    expect(await rowOf(mediaId)).toMatchObject({ state: 'orphaned' });
    await deleteMedia({});
    expect(await rowOf(mediaId)).toBeNull();
  });
});

const item = (data: object) => ({
  id: newId(),
  type: 'photo' as const,
  contentType: 'image/webp',
  bytes: 1n,
  sha256: randomBytes(32).toString('hex'),
  objects: {},
  ...data,
});

async function addWaiting(count: number, person: Person) {
  for (let each = 0; each < count; each++) await addContribution(id, person);
}
