import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { GET } from '@/app/media/[id]/[variant]/route';
import { deleteMedia } from '@/lib/media/commands/delete-media';
import { makePoster } from '@/lib/media/commands/make-poster';
import { orphanMedia } from '@/lib/media/commands/orphan-media';
import { prepareVideo } from '@/lib/media/commands/prepare-video';
import { readVideoFacts } from '@/lib/media/decoder/video-facts';
import { GALLERY_ITEM_COLUMNS, toGalleryItem } from '@/lib/media/gallery-item';
import { readObjectKeys } from '@/lib/media/object-keys';
import { planVideo } from '@/lib/media/playback-rules';
import { exportUploads } from '@/lib/media/queries/export-uploads';
import { duplicateOf } from '@/lib/media/queries/gallery-items';
import { storeFile } from '@/lib/media/store-file';
import { db } from '@/lib/platform/db/client';
import { env } from '@/lib/platform/env';
import { call } from '@/tests/support/call';
import { ada, ben, type Person, viewerOf } from '@/tests/support/cast';
import { needFfmpeg } from '@/tests/support/ffmpeg';
import { MESSAGES } from '@/tests/support/media-messages';
import { resetSettings, useSetting } from '@/tests/support/site-settings';
import { findLocation, VIDEO_SAMPLES } from '@/tests/support/video-files';
import { addVideo, storedKeys, storeVideoFile, useFfmpeg, videoRow } from './upload-video';

const WEBM = 'tests/support/files/placed.webm';

let owner: Person;
beforeAll(async () => {
  owner = await ada();
});
afterEach(async () => {
  vi.restoreAllMocks();
  await resetSettings();
});

const shown = async (id: string) =>
  toGalleryItem(
    await db().media.findUniqueOrThrow({ where: { id }, select: GALLERY_ITEM_COLUMNS }),
  );
const get = (id: string, variant: string, person?: Person) =>
  call(GET, { params: { id, variant }, headers: person?.headers ?? {} });
const statusOf = async (id: string, variant: string, person?: Person) =>
  (await get(id, variant, person)).status;
const fileOf = (key = '') => path.join(env().MEDIA_DIR ?? '', key);
const keysOf = async (id: string) => readObjectKeys((await videoRow(id)).objects);

describe('with ffmpeg', () => {
  it.for([
    ['an iPhone', VIDEO_SAMPLES.iPhone, 'preparing', 'mp4'],
    ['a Nokia', VIDEO_SAMPLES.nokia, 'waiting', 'mov'],
    ['a camcorder', VIDEO_SAMPLES.camcorder, 'waiting', 'avi'],
    ['a browser', WEBM, 'preparing', 'webm'],
  ] as const)('a video of %s plays everywhere', async ([, file, before, ending], context) => {
    needFfmpeg(context);
    const { mediaId } = await addVideo(owner, file, 'Braai.AVI');
    expect(await shown(mediaId)).toMatchObject({ playback: before, fileName: 'Braai.mp4' });
    expect(await statusOf(mediaId, 'original')).toBe(before === 'preparing' ? 200 : 404);
    const [storedKey] = await storedKeys(mediaId);
    await makePoster({ mediaId });
    expect(await statusOf(mediaId, 'poster')).toBe(200);

    await prepareVideo({ mediaId });
    const row = await videoRow(mediaId);
    expect(row).toMatchObject({ playback: 'everywhere', contentType: 'video/mp4' });
    const { original, sent } = await keysOf(mediaId);
    expect([sent, sent?.split('.').at(-1)]).toEqual([storedKey, ending]);
    const facts = await readVideoFacts(fileOf(original));
    expect(planVideo(facts)).toBe('plays');
    expect(row).toMatchObject({ width: facts.width, height: facts.height });
    expect(await shown(mediaId)).toMatchObject({ playback: 'everywhere', hasPoster: true });
    const answer = await get(mediaId, 'original');
    expect(answer.headers.get('content-length')).toBe(String(row.bytes));
    for (const key of await storedKeys(mediaId))
      expect(findLocation(await readFile(fileOf(key))), key).toEqual([]);
  });

  it('a prepared video is prepared once, and deleted with the version that was sent', async (context) => {
    needFfmpeg(context);
    const { mediaId } = await addVideo(owner, VIDEO_SAMPLES.camcorder);
    await prepareVideo({ mediaId });
    const before = await videoRow(mediaId);
    await prepareVideo({ mediaId });
    expect(await videoRow(mediaId)).toEqual(before);
    expect(await storedKeys(mediaId)).toHaveLength(2);
    await db().$transaction((tx) => orphanMedia(tx, [mediaId]));
    await deleteMedia({});
    expect(await storedKeys(mediaId)).toEqual([]);
  });

  it('only keepers and its sender get a video as it was sent, as a download', async (context) => {
    needFfmpeg(context);
    const { mediaId } = await addVideo(owner, VIDEO_SAMPLES.camcorder, 'Braai 2004.avi');
    await prepareVideo({ mediaId });
    expect(await statusOf(mediaId, 'original')).toBe(200);
    expect(await statusOf(mediaId, 'sent')).toBe(404);
    expect(await statusOf(mediaId, 'sent', await ben())).toBe(404);
    const answer = await get(mediaId, 'sent', owner);
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'video/vnd.avi',
      'content-disposition': 'attachment; filename="Braai 2004.avi"',
      'cache-control': 'private, no-store',
    });
    const endings: string[] = [];
    for await (const { id, ending } of exportUploads(viewerOf(owner)))
      if (id === mediaId) endings.push(ending);
    expect(endings).toEqual(['avi']);
  });

  it('a video is not kept as it was sent if the operator does not want that', async (context) => {
    needFfmpeg(context);
    useSetting('site.keepSentVideos', false);
    for (const file of [VIDEO_SAMPLES.camcorder, VIDEO_SAMPLES.iPhone]) {
      const { mediaId } = await addVideo(owner, file);
      await prepareVideo({ mediaId });
      expect(Object.keys(await keysOf(mediaId))).toEqual(['original']);
      expect(await storedKeys(mediaId)).toHaveLength(1);
    }
  });

  it('the same file is recognised again after it was prepared', async (context) => {
    needFfmpeg(context);
    const { mediaId, memorialId } = await addVideo(owner, VIDEO_SAMPLES.camcorder, 'Braai.avi');
    await prepareVideo({ mediaId });
    const again = await storeVideoFile(owner, VIDEO_SAMPLES.camcorder, 'Braai.avi');
    expect(await duplicateOf(db(), memorialId, again)).toBe(mediaId);
    const other = await storeVideoFile(owner, VIDEO_SAMPLES.nokia, 'Braai.avi');
    expect(await duplicateOf(db(), memorialId, other)).toBeNull();
  });
});

describe('without ffmpeg', () => {
  it.each([VIDEO_SAMPLES.nokia, VIDEO_SAMPLES.camcorder])(
    '%s is refused with what to do',
    async (file) => {
      useFfmpeg('no-such-program');
      const refusal = { code: 'unsupported', message: MESSAGES.videoNotPlayable };
      await expect(storeVideoFile(owner, file, 'x')).rejects.toMatchObject(refusal);
    },
  );

  it('a video of an iPhone is shown as it is, and said to play on some devices only', async () => {
    useFfmpeg('no-such-program');
    const { mediaId } = await addVideo(owner, VIDEO_SAMPLES.iPhone, 'IMG_1.MOV');
    expect(await shown(mediaId)).toMatchObject({ playback: 'limited', width: 320, height: 240 });
    await prepareVideo({ mediaId });
    expect(await shown(mediaId)).toMatchObject({ playback: 'limited' });
    expect(await statusOf(mediaId, 'original')).toBe(200);
  });

  it('an index at the end is put first when the file arrives', async () => {
    useFfmpeg('no-such-program');
    const { mediaId } = await addVideo(owner, VIDEO_SAMPLES.indexLast, 'long.mp4');
    expect(await shown(mediaId)).toMatchObject({ playback: 'everywhere' });
    expect(planVideo(await readVideoFacts(fileOf((await keysOf(mediaId)).original)))).toBe('plays');
  });

  it('a video of an earlier release with its index at the end is repaired', async () => {
    useFfmpeg('no-such-program');
    const { mediaId } = await addVideo(owner, VIDEO_SAMPLES.indexLast, 'long.mp4');
    const old = await storeFile(mediaId, VIDEO_SAMPLES.indexLast, 'mp4');
    const { objects, bytes, sha256 } = old;
    const data = { objects, bytes, sha256, playback: null };
    await db().media.update({ where: { id: mediaId }, data, select: { id: true } });
    await prepareVideo({ mediaId });
    const { original } = await keysOf(mediaId);
    expect(planVideo(await readVideoFacts(fileOf(original)))).toBe('plays');
    expect(original).not.toBe(objects.original);
    expect(await videoRow(mediaId)).toMatchObject({ playback: 'everywhere' });
    expect(await storedKeys(mediaId)).not.toContain(objects.original);
  });
});
