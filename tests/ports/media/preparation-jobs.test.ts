import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { attachItems } from '@/lib/media/commands/attach-items';
import { findUnpreparedVideos } from '@/lib/media/commands/find-unprepared-videos';
import { enqueuePreparation, prepareVideo } from '@/lib/media/commands/prepare-video';
import { storeContribution } from '@/lib/media/commands/store-contribution';
import { decideContributions } from '@/lib/memorials/commands/decide-contributions';
import { db } from '@/lib/platform/db/client';
import { ada, ben, cora, type Person, viewerOf } from '@/tests/support/cast';
import { needFfmpeg } from '@/tests/support/ffmpeg';
import { addKeeper } from '@/tests/support/keeper';
import { addMemorial } from '@/tests/support/memorial';
import { VIDEO_SAMPLES } from '@/tests/support/video-files';
import { addVideo, storeVideoFile, useFfmpeg, useScriptAsFfmpeg, videoRow } from './upload-video';

let owner: Person;
beforeEach(async () => {
  owner = await ada();
  await db().media.updateMany({ data: { playback: 'everywhere' } });
  await db().$executeRaw`DELETE FROM pgboss.job WHERE name = 'prepare-video'`;
});
afterEach(() => vi.restoreAllMocks());

/** The waiting jobs in the order in which they start. */
const jobs = () => db().$queryRaw<{ id: string }[]>`
  SELECT data->>'mediaId' AS id FROM pgboss.job WHERE name = 'prepare-video' AND state = 'created'
  ORDER BY priority DESC, created_on, id`;

/** Makes ffmpeg write a video that plays everywhere. */
const usePreparer = () =>
  useScriptAsFfmpeg(`for last; do :; done; cp tests/support/files/indexed.mp4 "$last"`);

async function addContribution(memorialId: string, sender: Person): Promise<string> {
  const mediaId = await storeVideoFile(sender, VIDEO_SAMPLES.iPhone, 'IMG_1.MOV');
  const contribution = { memorialId, contributorId: sender.user.id };
  await db().$transaction((tx) => storeContribution(tx, contribution, mediaId));
  return mediaId;
}

describe('enqueuePreparation', () => {
  it('is called for a video that is added to a gallery', async () => {
    await usePreparer();
    const { mediaId } = await addVideo(owner, VIDEO_SAMPLES.iPhone);
    expect(await jobs()).toEqual([{ id: mediaId }]);
  });

  it('lets nobody wait for all videos of somebody else', async () => {
    await usePreparer();
    const ids: Record<string, string[]> = { ada: [], ben: [] };
    const memorialId = await addMemorial({ createdById: owner.user.id });
    for (const [name, person] of [
      ['ada', owner],
      ['ada', owner],
      ['ada', owner],
      ['ben', await ben()],
    ] as const) {
      const id = await storeVideoFile(person, VIDEO_SAMPLES.iPhone, 'IMG_1.MOV');
      await db().$transaction((tx) => attachItems(tx, memorialId, [id]));
      ids[name]?.push(id);
    }
    const [first, ...others] = ids.ada ?? [];
    expect((await jobs()).map(({ id }) => id)).toEqual([first, ...(ids.ben ?? []), ...others]);
  });

  it.each(['retry', 'active'])(
    'adds no second job for a video whose job is in state %s',
    async (state) => {
      await usePreparer();
      const { mediaId } = await addVideo(owner, VIDEO_SAMPLES.iPhone);
      await db()
        .$executeRaw`UPDATE pgboss.job SET state = ${state}::pgboss.job_state WHERE singleton_key = ${mediaId}`;
      await db().$transaction((tx) => enqueuePreparation(tx, [mediaId]));
      await findUnpreparedVideos();
      expect((await jobs()).filter(({ id }) => id === mediaId)).toEqual([]);
    },
  );
});

it('a contribution is prepared before keepers decide, and published as it was prepared', async () => {
  await usePreparer();
  const sister = await cora();
  const memorialId = await addMemorial({ createdById: owner.user.id });
  await addKeeper(memorialId, sister, 'contributor');
  const mediaId = await addContribution(memorialId, sister);
  expect(await jobs()).toEqual([{ id: mediaId }]);
  await prepareVideo({ mediaId });
  const prepared = await videoRow(mediaId);
  expect(prepared).toMatchObject({
    state: 'pending',
    playback: 'everywhere',
    contentType: 'video/mp4',
  });
  await db().$executeRaw`DELETE FROM pgboss.job WHERE name = 'prepare-video'`;

  const again = await addContribution(memorialId, sister);
  const decision = { from: 'waiting', decision: 'publish' } as const;
  await decideContributions(viewerOf(owner), memorialId, { media: [mediaId, again], ...decision });
  const { objects, playback } = await videoRow(mediaId);
  expect({ objects, playback }).toEqual({ objects: prepared.objects, playback: 'everywhere' });
  expect((await videoRow(again)).state).toBe('orphaned'); // the same film, although the first is prepared
  expect((await jobs()).filter(({ id }) => id === mediaId)).toEqual([]);
});

describe('findUnpreparedVideos', () => {
  it('enqueues each video that needs it once; those that need ffmpeg, only where it is', async (context) => {
    needFfmpeg(context);
    const ids: Record<string, string> = {};
    for (const playback of ['everywhere', 'preparing', 'limited', 'failed', null] as const) {
      const { mediaId } = await addVideo(owner, VIDEO_SAMPLES.indexLast, `${playback}.mp4`);
      ids[`${playback}`] = mediaId;
      await db().media.update({ where: { id: mediaId }, data: { playback }, select: { id: true } });
    }
    const mine = Object.values(ids);
    const found = async () => {
      await db().$executeRaw`DELETE FROM pgboss.job WHERE name = 'prepare-video'`;
      await findUnpreparedVideos();
      await findUnpreparedVideos();
      return (await jobs())
        .map(({ id }) => id)
        .filter((id) => mine.includes(id))
        .sort();
    };
    expect(await found()).toEqual([ids.preparing, ids.limited, ids.null].sort());
    useFfmpeg('no-such-program');
    expect(await found()).toEqual([ids.preparing, ids.null].sort());
  });
});
