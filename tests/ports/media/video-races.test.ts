import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { orphanMedia } from '@/lib/media/commands/orphan-media';
import { prepareVideo } from '@/lib/media/commands/prepare-video';
import { stopFfmpeg } from '@/lib/media/ffmpeg/run-ffmpeg';
import { runInMediaSlot } from '@/lib/media/media-slots';
import { readObjectKeys } from '@/lib/media/object-keys';
import * as invalidation from '@/lib/platform/cache/invalidate-page';
import { db } from '@/lib/platform/db/client';
import { log } from '@/lib/platform/log';
import * as paths from '@/lib/platform/paths';
import { storagePort } from '@/lib/platform/storage/select';
import { temporaryFolder } from '@/lib/platform/temporary-folder';
import { ada, type Person } from '@/tests/support/cast';
import { listenForInvalidations } from '@/tests/support/memorial-listener';
import { VIDEO_SAMPLES } from '@/tests/support/video-files';
import { addVideo, storedKeys, useScriptAsFfmpeg, videoRow } from './upload-video';

let owner: Person;
let folder: string;
beforeAll(async () => {
  owner = await ada();
  folder = await temporaryFolder();
  return () => rm(folder, { recursive: true });
});
afterEach(() => vi.restoreAllMocks());

const MAKE = 'for last; do :; done; cp tests/support/files/indexed.mp4 "$last"';
const addPhoneVideo = async (lines = MAKE) => {
  await useScriptAsFfmpeg(lines);
  return addVideo(owner, VIDEO_SAMPLES.iPhone);
};

/** Prepares a video, and does `change` while ffmpeg runs. */
async function prepareWhile(change: (mediaId: string) => Promise<unknown>) {
  const [started, go] = [path.join(folder, 'started'), path.join(folder, 'go')];
  await Promise.all([started, go].map((file) => rm(file, { force: true })));
  const added = await addPhoneVideo(
    `touch ${started}; until [ -e ${go} ]; do sleep 0.05; done; ${MAKE}`,
  );
  const preparing = prepareVideo(added);
  await vi.waitUntil(() => readFile(started).catch(() => null), { timeout: 20_000 });
  await change(added.mediaId);
  await writeFile(go, '');
  await preparing;
  return added.mediaId;
}

describe('a video that is changed while ffmpeg runs', () => {
  it('stays deleted, and its new file is deleted, too', async () => {
    let before: string[] = [];
    const id = await prepareWhile(async (mediaId) => {
      before = await storedKeys(mediaId);
      await db().$transaction((tx) => orphanMedia(tx, [mediaId]));
    });
    expect(await videoRow(id)).toMatchObject({ state: 'orphaned', playback: 'preparing' });
    expect(await storedKeys(id)).toEqual(before);
  });

  it('is not replaced by a version of another file', async () => {
    const objects = { original: 'media/other/original-0.mp4' };
    let before: string[] = [];
    const id = await prepareWhile(async (mediaId) => {
      before = await storedKeys(mediaId);
      await db().media.update({ where: { id: mediaId }, data: { objects }, select: { id: true } });
    });
    expect(await videoRow(id)).toMatchObject({ objects, playback: 'preparing' });
    expect(await storedKeys(id)).toEqual(before);
  });
});

it('the page shows a prepared video at once', async () => {
  const { mediaId, memorialId } = await addPhoneVideo();
  const listener = await listenForInvalidations();
  try {
    await prepareVideo({ mediaId });
    expect(await listener.paths()).toEqual([paths.memorial(memorialId)]);
  } finally {
    await listener.stop();
  }
});

describe('a start of ffmpeg does not count', () => {
  const expectUncounted = async (mediaId: string, stored: string[]) => {
    expect(await videoRow(mediaId)).toMatchObject({ playback: 'preparing', prepareTries: 0 });
    expect(await storedKeys(mediaId)).toEqual(stored);
  };

  it('if the storage fails afterwards', async () => {
    const { mediaId } = await addPhoneVideo();
    const stored = await storedKeys(mediaId);
    vi.spyOn(storagePort(), 'put').mockRejectedValueOnce(new Error('the storage is full'));
    await expect(prepareVideo({ mediaId })).rejects.toThrow('the storage is full');
    await expectUncounted(mediaId, stored);
  });

  it('if the row cannot be written; then the new file is deleted', async () => {
    const { mediaId } = await addPhoneVideo();
    const stored = await storedKeys(mediaId);
    await db().media.update({
      where: { id: mediaId },
      data: { playback: 'preparing' },
      select: { id: true },
    });
    vi.spyOn(invalidation, 'invalidatePage').mockRejectedValueOnce(new Error('too slow'));
    await expect(prepareVideo({ mediaId })).rejects.toThrow('too slow');
    await expectUncounted(mediaId, stored);
  });
});

it('a video waits for its turn for as long as others are read', async () => {
  const { mediaId } = await addPhoneVideo();
  let free = () => {};
  const reading = runInMediaSlot(
    'video',
    () =>
      new Promise<void>((resolve) => {
        free = resolve;
      }),
  );
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const preparing = prepareVideo({ mediaId });
  vi.advanceTimersByTime(600_000);
  vi.useRealTimers();
  free();
  await Promise.all([reading, preparing]);
  expect(await videoRow(mediaId)).toMatchObject({ playback: 'everywhere' });
});

it('a video that the storage has lost can be prepared after a restore', async () => {
  const { mediaId } = await addPhoneVideo();
  const { original } = readObjectKeys((await videoRow(mediaId)).objects);
  vi.spyOn(storagePort(), 'get').mockResolvedValueOnce(null);
  const logged = vi.spyOn(log, 'error');
  await prepareVideo({ mediaId });
  expect(logged).toHaveBeenCalledWith({ mediaId, key: original }, 'the storage has lost a video');
  expect(await videoRow(mediaId)).toMatchObject({ playback: 'preparing', prepareTries: 0 });
  await prepareVideo({ mediaId });
  expect(await videoRow(mediaId)).toMatchObject({ playback: 'everywhere' });
});

// Last, since no ffmpeg starts afterwards.
it('ffmpeg ends before the server does, and the video is tried again', async () => {
  const started = path.join(folder, 'endless');
  const { mediaId } = await addPhoneVideo(`touch ${started}; exec sleep 600`);
  const preparing = expect(prepareVideo({ mediaId })).rejects.toThrow('the server ends');
  await vi.waitUntil(() => readFile(started).catch(() => null), { timeout: 20_000 });
  stopFfmpeg();
  await preparing;
  await expect(prepareVideo({ mediaId })).rejects.toThrow('the server ends');
  expect(await videoRow(mediaId)).toMatchObject({ playback: 'preparing', prepareTries: 0 });
});
