import { rm } from 'node:fs/promises';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { GET } from '@/app/media/[id]/[variant]/route';
import { completePicture } from '@/lib/media/commands/complete-picture';
import { deleteMedia } from '@/lib/media/commands/delete-media';
import { findIncompletePictures } from '@/lib/media/commands/find-incomplete-pictures';
import { orphanMedia } from '@/lib/media/commands/orphan-media';
import { storePicture } from '@/lib/media/commands/store-picture';
import { readObjectKeys } from '@/lib/media/object-keys';
import { LIST_MAX_BYTES } from '@/lib/media/rules';
import { storeObjects } from '@/lib/media/store-objects';
import { db } from '@/lib/platform/db/client';
import { env } from '@/lib/platform/env';
import { prepareJobs } from '@/lib/platform/jobs/prepare';
import { storagePort } from '@/lib/platform/storage/select';
import { call } from '../../support/call';
import { ada } from '../../support/cast';
import { grainy, writeTemporaryFile } from '../../unit/media/picture-files';
import { addMemorialWithPicture } from './memorial-with-picture';

let ownerId: string;
beforeAll(async () => {
  ownerId = (await ada()).user.id;
  await prepareJobs(env().DATABASE_URL);
});

/** Adds a public memorial with a grainy picture. Returns the picture's id. */
async function addPublicPicture(width = 1000, height = 800): Promise<string> {
  const path = await writeTemporaryFile(
    await grainy(width, height).jpeg({ quality: 95 }).toBuffer(),
  );
  const { id } = await storePicture(ownerId, { path, fileName: 'x' }).finally(() => rm(path));
  const memorial = await addMemorialWithPicture(ownerId, true);
  await db().memorial.update({ where: { id: memorial.id }, data: { mainPictureId: id } });
  await db().media.update({ where: { id }, data: { state: 'ready' } });
  return id;
}

const rowOf = (id: string) => db().media.findUniqueOrThrow({ where: { id } });
const objectsOf = async (id: string) => readObjectKeys((await rowOf(id)).objects);
const filesOf = async (id: string) =>
  (await Array.fromAsync(storagePort().list(`media/${id}/`))).map(({ key }) => key);
const get = (id: string, variant: string, accept: string) =>
  call(GET, { params: { id, variant }, headers: { accept } });

const CHROMIUM = 'image/avif,image/webp,image/apng,*/*;q=0.8';

describe('completePicture', () => {
  it('adds each AVIF that is smaller than its WebP, and serves it to browsers that accept AVIF', async () => {
    const id = await addPublicPicture();
    const before = await get(id, '800', CHROMIUM);
    expect(before.headers.get('content-type')).toBe('image/webp');
    expect(before.headers.get('vary')).toBeNull();
    await completePicture({ mediaId: id });
    const [avif, webp] = [await get(id, '800', CHROMIUM), await get(id, '800', 'image/webp,*/*')];
    expect(avif.headers.get('content-type')).toBe('image/avif');
    expect(webp.headers.get('content-type')).toBe('image/webp');
    for (const { headers } of [avif, webp]) {
      expect(headers.get('vary')).toBe('Accept');
      expect(headers.get('cache-control')).toBe('public, max-age=300');
    }
    const bytes = ({ headers }: typeof avif) => Number(headers.get('content-length'));
    expect(bytes(avif)).toBeLessThan(bytes(webp));
    expect(avif.headers.get('etag')).not.toBe(webp.headers.get('etag'));
    const stale = { accept: 'image/webp', 'if-none-match': avif.headers.get('etag') ?? '' };
    expect((await call(GET, { params: { id, variant: '800' }, headers: stale })).status).toBe(200);
  });

  it('adds nothing when it runs twice, and all files are deleted with the picture', async () => {
    const id = await addPublicPicture(200, 160);
    await completePicture({ mediaId: id });
    const objects = await objectsOf(id);
    await completePicture({ mediaId: id });
    expect(await objectsOf(id)).toEqual(objects);
    expect((await filesOf(id)).sort()).toEqual([...new Set(Object.values(objects))].sort());
    await db().$transaction((tx) => orphanMedia(tx, [id]));
    await deleteMedia({});
    expect(await filesOf(id)).toEqual([]);
  });

  it('adds the size for lists to a picture that an older release stored', async () => {
    const id = await addPublicPicture();
    const { '800': large = '', '1600': largest = '' } = await objectsOf(id);
    const objects = { '320': large, '800': large, '1600': largest };
    await db().media.update({ where: { id }, data: { objects } });
    expect((await get(id, '560', '*/*')).headers.get('etag')).toContain(large.slice(-37, -5));
    await completePicture({ mediaId: id });
    for (const variant of ['320', '560'])
      for (const accept of [CHROMIUM, '*/*']) {
        const { status, headers } = await get(id, variant, accept);
        expect(status).toBe(200);
        expect(Number(headers.get('content-length'))).toBeLessThanOrEqual(LIST_MAX_BYTES);
      }
  });

  it('removes location and camera from every file', async () => {
    const id = await addPublicPicture(600, 480);
    await completePicture({ mediaId: id });
    const files = await filesOf(id);
    expect(files.some((key) => key.endsWith('.avif'))).toBe(true);
    for (const key of files)
      expect(await sharp(`${env().MEDIA_DIR}/${key}`).metadata()).not.toHaveProperty('exif');
  });

  it('leaves a picture as it is when its file is missing or unreadable', async () => {
    const id = await addPublicPicture(200, 160);
    const body = Buffer.from('no picture');
    const unreadableKeys = await storeObjects(id, [{ variants: ['1600'], ending: 'webp', body }]);
    const missingKeys = { '1600': 'media/nowhere/1600-0.webp' };
    for (const objects of [unreadableKeys, missingKeys]) {
      await db().media.update({ where: { id }, data: { objects, isComplete: false } });
      await completePicture({ mediaId: id });
      expect(await rowOf(id)).toMatchObject({ objects, isComplete: true });
    }
  });
});

describe('findIncompletePictures', () => {
  const findEnqueuedIds = async () =>
    (
      await db().$queryRaw<{ data: { mediaId: string } }[]>`
        SELECT data FROM pgboss.job WHERE name = 'complete-picture' AND state = 'created'`
    ).map(({ data }) => data.mediaId);

  it('enqueues each incomplete picture once, and complete pictures never', async () => {
    const [uncompletedId, complete] = [
      await addPublicPicture(200, 160),
      await addPublicPicture(200, 160),
    ];
    await completePicture({ mediaId: complete });
    await findIncompletePictures();
    await findIncompletePictures();
    const enqueuedIds = await findEnqueuedIds();
    expect(enqueuedIds.filter((id) => id === uncompletedId)).toHaveLength(1);
    expect(enqueuedIds).not.toContain(complete);
  });
});
