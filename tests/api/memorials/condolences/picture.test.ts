import sharp from 'sharp';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as authorsPicture from '@/app/api/condolences/by-secret/[secret]/picture/route';
import * as author from '@/app/api/condolences/by-secret/[secret]/route';
import * as queue from '@/app/api/memorials/[id]/condolences/queue/route';
import * as list from '@/app/api/memorials/[id]/condolences/route';
import * as media from '@/app/media/[id]/[variant]/route';
import { decideCondolences } from '@/lib/condolences/commands/decide-condolences';
import { maintainCondolences } from '@/lib/condolences/commands/maintain-condolences';
import { reviewCondolence } from '@/lib/condolences/commands/review-condolence';
import { setAudience } from '@/lib/condolences/commands/set-audience';
import { setGuestBookRule } from '@/lib/condolences/commands/set-guest-book-rule';
import { CONDOLENCE_STATES, type CondolenceState } from '@/lib/condolences/state-rules';
import { deleteMedia } from '@/lib/media/commands/delete-media';
import { deleteMemorial } from '@/lib/memorials/commands/delete-memorial';
import { db } from '@/lib/platform/db/client';
import { DAY_MS } from '@/lib/platform/durations';
import { type Actor, assignRoles, makeActors, personOf } from '../../../support/actors';
import { call } from '../../../support/call';
import { viewerOf } from '../../../support/cast';
import {
  condolenceFields,
  condolenceRow,
  reviewedVersionOf,
  sendPicture,
} from '../../../support/condolence';
import { addMemorial } from '../../../support/memorial';

const EARLIER = new Date(Date.UTC(2026, 0, 1));
let people: Awaited<ReturnType<typeof makeActors>>;
let memorialId: string;
beforeAll(async () => {
  people = await makeActors();
});
beforeEach(async () => {
  await db().rateLimit.deleteMany({ where: { name: 'condolencePicture' } });
  memorialId = await addMemorial({ createdById: people.owner?.user.id ?? '' });
  await assignRoles(memorialId, people);
  // Guest books of memorials younger than three days do not publish at once.
  await db().memorial.update({ where: { id: memorialId }, data: { createdAt: EARLIER } });
});

const owner = () => viewerOf(personOf(people, 'owner'));
const admin = () => viewerOf(personOf(people, 'admin'));

/** Sends a condolence with a picture and sets its state. */
async function addWithPicture(state: CondolenceState = 'waiting') {
  const { status, body } = await sendPicture(memorialId);
  expect(status).toBe(201);
  const id: string = body._id;
  if (state !== 'waiting')
    await db().condolence.update({
      where: { id },
      data: {
        state,
        publishedAt: state === 'published' ? new Date() : null,
        returnNote: state === 'returned' ? 'Which year?' : '',
        ...(state === 'withdrawn' && { message: '', authorName: '' }),
      },
    });
  const secret = String(body.statusUrl).split('/').at(-1) ?? '';
  return { id, secret, mediaId: await mediaOf(id) };
}

const mediaOf = async (condolenceId: string) =>
  (await db().condolencePicture.findUniqueOrThrow({ where: { condolenceId } })).mediaId;
const stateOf = async (id: string) =>
  (await db().media.findUnique({ where: { id }, select: { state: true } }))?.state ?? null;
const getPicture = (id: string, actor: Actor = 'visitor', variant = '320') =>
  call(media.GET, { params: { id, variant }, headers: people[actor]?.headers ?? {} });
const getPictureAsAuthor = (secret: string) => call(authorsPicture.GET, { params: { secret } });
const decide = async (id: string, decision: 'publish' | 'decline') =>
  decideCondolences(owner(), memorialId, { condolences: [await reviewedVersionOf(id)], decision });
const publish = (id: string) => decide(id, 'publish');

const EVERYBODY = [
  'visitor',
  'loggedOut',
  'member',
  'rival',
  'creator',
  'contributor',
  'keeper',
  'owner',
  'admin',
] as const;
const REVIEWERS = ['keeper', 'owner', 'admin'] as const;
const READERS: Record<CondolenceState, readonly Actor[]> = {
  held: ['admin'],
  waiting: REVIEWERS,
  published: EVERYBODY,
  returned: REVIEWERS,
  declined: REVIEWERS,
  withdrawn: ['admin'],
  refused: ['admin'],
  removed: ['admin'],
};

describe("a condolence's picture", () => {
  it.each(CONDOLENCE_STATES)(
    'is visible to the readers of the text while the text is %s',
    async (state) => {
      const { mediaId } = await addWithPicture(state);
      if (state === 'published')
        await db().media.update({ where: { id: mediaId }, data: { state: 'ready' } });
      const seen = await Promise.all(
        EVERYBODY.map(async (actor) => [actor, (await getPicture(mediaId, actor)).status] as const),
      );
      expect(seen.filter(([, status]) => status === 200).map(([actor]) => actor)).toEqual(
        READERS[state],
      );
      for (const [, status] of seen) expect([200, 404]).toContain(status);
    },
  );

  it('becomes public with the text, and private again with it', async () => {
    const { id, mediaId } = await addWithPicture();
    expect(await db().media.findUnique({ where: { id: mediaId } })).toMatchObject({
      state: 'pending',
      ownerId: null,
      fileName: '',
    });
    const waiting = await getPicture(mediaId, 'owner');
    expect(waiting.headers.get('cache-control')).toBe('private, no-store');
    await publish(id);
    const shown = await getPicture(mediaId);
    expect(shown.headers.get('cache-control')).toBe('public, max-age=300');
    expect(shown.headers.get('cache-tag')).toContain(memorialId);
    const { body } = await call(list.GET, { params: { id: memorialId } });
    expect(body.condolences[0].picture).toMatchObject({ url: `/media/${mediaId}/800` });
    await decide(id, 'decline');
    expect((await getPicture(mediaId)).status).toBe(404);
    expect((await getPicture(mediaId, 'contributor')).status).toBe(404);
    const { headers } = await getPicture(mediaId, 'keeper');
    expect(headers.get('cache-control')).toBe('private, no-store');
  });

  it('is visible to the family only, like the text', async () => {
    const { id, mediaId } = await addWithPicture();
    await publish(id);
    await setAudience(owner(), memorialId, { ids: [id], audience: 'family' });
    const seen = await Promise.all(
      EVERYBODY.map(async (actor) => {
        const { status, headers } = await getPicture(mediaId, actor);
        return [actor, status, headers.get('cache-control'), headers.has('cache-tag')];
      }),
    );
    expect(seen).toEqual(
      EVERYBODY.map((actor) =>
        actor === 'contributor' || REVIEWERS.some((each) => each === actor)
          ? [actor, 200, 'private, no-store', false]
          : [actor, 404, 'no-store', false],
      ),
    );
  });

  it('is not public on a private memorial', async () => {
    const { id, mediaId } = await addWithPicture();
    await publish(id);
    await db().memorial.update({ where: { id: memorialId }, data: { visibility: 'keepers' } });
    for (const actor of ['visitor', 'member', 'creator'] as const)
      expect((await getPicture(mediaId, actor)).status).toBe(404);
    expect((await getPicture(mediaId, 'contributor')).headers.get('cache-control')).toBe(
      'private, no-store',
    );
  });

  it('is deleted when the author withdraws the text', async () => {
    const { id, secret, mediaId } = await addWithPicture();
    await publish(id);
    await call(author.DELETE, { method: 'DELETE', params: { secret } });
    for (const actor of EVERYBODY) expect((await getPicture(mediaId, actor)).status).toBe(404);
    expect((await getPictureAsAuthor(secret)).status).toBe(404);
    await deleteMedia({});
    expect(await stateOf(mediaId)).toBeNull();
  });

  it.each(['held', 'waiting', 'refused', 'declined', 'published'] as const)(
    'is shown to its author while the text is %s',
    async (state) => {
      const { secret, id } = await addWithPicture(state);
      const answer = await getPictureAsAuthor(secret);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('cache-control')).toBe('private, no-store');
      expect(answer.headers.get('content-type')).toBe('image/webp');
      expect((await getPictureAsAuthor(id)).status).toBe(404);
    },
  );

  it('cannot be embedded or linked by another site', async () => {
    const { secret } = await addWithPicture();
    const elsewhere = { 'sec-fetch-site': 'cross-site' };
    const answer = await call(authorsPicture.GET, { params: { secret }, headers: elsewhere });
    expect(answer.status).toBe(403);
    const { headers } = await getPictureAsAuthor(secret);
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(headers.get('content-disposition')).toContain('attachment');
  });

  it('is never published unread, even if the guest book publishes at once', async () => {
    await setGuestBookRule(owner(), memorialId, 'at_once');
    expect((await sendPicture(memorialId, {}, [])).body.state).toBe('published');
    const { status, body } = await sendPicture(memorialId);
    expect([status, body.state]).toEqual([201, 'waiting']);
    expect(await condolenceRow(body._id)).toMatchObject({ state: 'waiting', signals: ['picture'] });
  });

  it('is held with a held text, and hidden from the family', async () => {
    const { body } = await sendPicture(memorialId, {
      message: 'The service is shown at funeral-live.tv',
    });
    expect((await condolenceRow(body._id)).state).toBe('held');
    const mediaId = await mediaOf(body._id);
    const answer = await call(queue.GET, {
      params: { id: memorialId },
      headers: people.owner?.headers ?? {},
    });
    expect(JSON.stringify(answer.body)).not.toContain(mediaId);
    expect((await getPicture(mediaId, 'owner')).status).toBe(404);
  });

  it('is published at once if a keeper sends it', async () => {
    const { body } = await sendPicture(memorialId, {}, undefined, people.keeper?.headers);
    expect(body.state).toBe('published');
    expect((await getPicture(await mediaOf(body._id))).status).toBe(200);
  });

  it('is stored once if the form is sent twice', async () => {
    const fields = condolenceFields(memorialId);
    const first = await sendPicture(memorialId, fields);
    const second = await sendPicture(memorialId, fields);
    expect(second.body).toEqual(first.body);
    expect(await db().condolencePicture.count({ where: { condolence: { memorialId } } })).toBe(1);
  });

  it('is replaced if the form is sent again with another picture', async () => {
    const fields = condolenceFields(memorialId);
    const alone = await sendPicture(memorialId, fields, []);
    const first = await sendPicture(memorialId, fields);
    const readRevision = await reviewedVersionOf(first.body._id);
    const earlier = await mediaOf(first.body._id);
    const other = await sharp({ create: { width: 40, height: 30, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    const second = await sendPicture(memorialId, fields, [
      ['picture', new Blob([new Uint8Array(other)])],
    ]);
    expect([first.body._id, second.body]).toEqual([alone.body._id, first.body]);
    expect(await stateOf(earlier)).toBe('orphaned');
    expect(await stateOf(await mediaOf(second.body._id))).toBe('pending');
    const lateDecision = decideCondolences(owner(), memorialId, {
      condolences: [readRevision],
      decision: 'publish',
    });
    expect(await lateDecision).toEqual({ changed: 0, rewritten: 1 });
    await sendPicture(memorialId, fields, []);
    expect(await db().condolencePicture.count({ where: { condolence: { memorialId } } })).toBe(0);
  });

  it('is deleted if its author no longer wants it', async () => {
    const { id, secret, mediaId } = await addWithPicture();
    await publish(id);
    const words = { message: 'She taught me.', authorName: 'Thandi' };
    const patch = (body: object) =>
      call(author.PATCH, { method: 'PATCH', params: { secret }, body });
    expect((await patch(words)).status).toBe(200);
    expect(await condolenceRow(id)).toMatchObject({ state: 'waiting', signals: ['picture'] });
    expect((await patch({ ...words, deletePicture: true })).status).toBe(200);
    expect(await condolenceRow(id)).toMatchObject({ state: 'waiting', signals: [] });
    expect(await stateOf(mediaId)).toBe('orphaned');
    expect((await call(author.GET, { params: { secret } })).body.picture).toBeNull();
  });

  it('is deleted when the operator refuses the text, or a day after a rule refuses it', async () => {
    const held = await addWithPicture('held');
    const { revision } = await reviewedVersionOf(held.id);
    await reviewCondolence(admin(), held.id, { decision: 'refuse', revision });
    expect(await stateOf(held.mediaId)).toBe('orphaned');
    const refused = await addWithPicture('refused');
    await maintainCondolences({}, new Date(Date.now() + DAY_MS / 2));
    expect(await stateOf(refused.mediaId)).toBe('pending');
    await maintainCondolences({}, new Date(Date.now() + DAY_MS + 1000));
    expect(await stateOf(refused.mediaId)).toBe('orphaned');
    expect((await condolenceRow(refused.id)).state).toBe('refused');
  });

  it('is kept while the text waits', async () => {
    const { mediaId } = await addWithPicture();
    await deleteMedia({}, Date.now() + 3 * DAY_MS);
    expect(await stateOf(mediaId)).toBe('pending');
    expect((await getPicture(mediaId, 'owner')).status).toBe(200);
  });

  it.each(['waiting', 'published'] as const)('is deleted with its memorial (%s)', async (state) => {
    const { id, mediaId } = await addWithPicture();
    if (state === 'published') await publish(id);
    await deleteMemorial(admin(), memorialId);
    expect(await stateOf(mediaId)).toBe('orphaned');
  });
});
