import { rm } from 'node:fs/promises';
import { parse } from 'content-disposition';
import sharp from 'sharp';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { GET } from '@/app/media/[id]/[variant]/route';
import { arrangeGallery } from '@/lib/media/commands/arrange-gallery';
import { attachItems } from '@/lib/media/commands/attach-items';
import { deleteMedia } from '@/lib/media/commands/delete-media';
import { makePoster } from '@/lib/media/commands/make-poster';
import { storeItem } from '@/lib/media/commands/store-item';
import { readObjectKeys } from '@/lib/media/object-keys';
import { MAX_CAPTION_LENGTH } from '@/lib/media/rules';
import { db } from '@/lib/platform/db/client';
import { env } from '@/lib/platform/env';
import { storagePort } from '@/lib/platform/storage/select';
import { MESSAGES } from '@/tests/support/media-messages';
import { call } from '../../support/call';
import { ada, ben, type Person } from '../../support/cast';
import { pdf } from '../../support/document-files';
import { needFfmpeg } from '../../support/ffmpeg';
import { addMemorial } from '../../support/memorial';
import { videoWithLocation } from '../../support/video-files';
import { writeTemporaryFile } from '../../unit/media/picture-files';
import { storeUnusedPicture } from './memorial-with-picture';

let owner: Person;
beforeAll(async () => {
  owner = await ada();
});

async function storeUpload(bytes: Buffer, fileName: string) {
  const path = await writeTemporaryFile(bytes);
  const file = { path, fileName, bytes: bytes.length };
  return (await storeItem(owner.user.id, file).finally(() => rm(path))).id;
}
const attach = (memorialId: string, ids: string[]) =>
  db().$transaction((tx) => attachItems(tx, memorialId, ids));
const arrange = (memorialId: string, items: { id: string; caption: string }[]) =>
  db().$transaction((tx) =>
    arrangeGallery(
      tx,
      memorialId,
      items.map((item) => ({ ...item, audience: 'page' })),
    ),
  );
const memorial = (isPublic = true) => addMemorial({ createdById: owner.user.id, isPublic });
const galleryOf = async (memorialId: string) =>
  db().media.findMany({ where: { memorialId }, orderBy: { position: 'asc' } });
const filesOf = async (id: string) => Array.fromAsync(storagePort().list(`media/${id}/`));
const rowOf = (id: string) => db().media.findUniqueOrThrow({ where: { id } });

async function addItem(bytes: Buffer, fileName: string, isPublic = true) {
  const [memorialId, id] = [await memorial(isPublic), await storeUpload(bytes, fileName)];
  await attach(memorialId, [id]);
  return { memorialId, id };
}
const get = (id: string, variant: string, headers: Record<string, string> = {}) =>
  GET(new Request('http://localhost:3000/', { headers }), {
    params: Promise.resolve({ id, variant }),
  });
const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());

describe('attachItems', () => {
  it('refuses an item that is in another memorial or does not exist', async () => {
    const { id } = await storeUnusedPicture(owner.user.id);
    await attach(await memorial(), [id]);
    const goneError = { code: 'conflict', message: MESSAGES.itemGone };
    await expect(attach(await memorial(), [id])).rejects.toMatchObject(goneError);
    await expect(attach(await memorial(), ['123456789abc'])).rejects.toMatchObject(goneError);
  });

  it('refuses a memorial that does not exist', async () => {
    const { id } = await storeUnusedPicture(owner.user.id);
    await expect(attach('123456789abc', [id])).rejects.toMatchObject({ code: 'not_found' });
    expect((await rowOf(id)).state).toBe('pending');
  });
});

describe('arrangeGallery', () => {
  it('sets order and captions, and detaches items that are not listed', async () => {
    const memorialId = await memorial();
    const ids: string[] = [];
    for (let at = 0; at < 3; at++) ids.push((await storeUnusedPicture(owner.user.id)).id);
    await attach(memorialId, ids);
    const [first = '', second = '', third = ''] = ids;
    await arrange(memorialId, [
      { id: third, caption: 'Gogo laughing' },
      { id: first, caption: 'x'.repeat(MAX_CAPTION_LENGTH + 1) },
    ]);
    expect(await galleryOf(memorialId)).toMatchObject([
      { id: third, caption: 'Gogo laughing' },
      { id: first, caption: 'x'.repeat(MAX_CAPTION_LENGTH) },
    ]);
    expect(await rowOf(second)).toMatchObject({ state: 'orphaned', memorialId: null });
    await deleteMedia({});
    expect(await filesOf(second)).toEqual([]);
    expect((await get(second, '800', owner.headers)).status).toBe(404);
  });

  it('refuses foreign and repeated items, and changes nothing', async () => {
    const memorialId = await memorial();
    const { id } = await storeUnusedPicture(owner.user.id);
    await attach(memorialId, [id]);
    const item = { id, caption: 'changed' };
    const foreignItem = { id: (await storeUnusedPicture(owner.user.id)).id, caption: '' };
    await expect(arrange(memorialId, [item, foreignItem])).rejects.toMatchObject({
      code: 'conflict',
    });
    await expect(arrange(memorialId, [item, item])).rejects.toMatchObject({ code: 'invalid' });
    expect(await galleryOf(memorialId)).toMatchObject([{ id, caption: '' }]);
  });
});

describe('GET /media/{id}/original', () => {
  it('returns the requested range of a video', async () => {
    const { id } = await addItem(await videoWithLocation(), 'clip.mp4');
    const fullAnswer = await get(id, 'original');
    const video = await bytesOf(fullAnswer);
    expect(fullAnswer.status).toBe(200);
    expect(Object.fromEntries(fullAnswer.headers)).toMatchObject({
      'content-type': 'video/mp4',
      'content-length': String(video.length),
      'accept-ranges': 'bytes',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    expect(fullAnswer.headers.has('content-disposition')).toBe(false);
    const part = await get(id, 'original', { range: 'bytes=100-299' });
    expect(part.status).toBe(206);
    expect(part.headers.get('content-range')).toBe(`bytes 100-299/${video.length}`);
    expect(part.headers.get('content-length')).toBe('200');
    expect(await bytesOf(part)).toEqual(video.subarray(100, 300));
    const end = await get(id, 'original', { range: 'bytes=-50' });
    expect(await bytesOf(end)).toEqual(video.subarray(-50));
  });

  it('answers 416 for a range beyond the end, and 200 with the whole file when If-Range names another version', async () => {
    const { id } = await addItem(await videoWithLocation(), 'clip.mp4');
    const bytes = Number((await rowOf(id)).bytes);
    const outOfRange = await get(id, 'original', { range: `bytes=${bytes}-` });
    expect([outOfRange.status, outOfRange.headers.get('content-range')]).toEqual([
      416,
      `bytes */${bytes}`,
    ]);
    const etag = outOfRange.headers.get('etag') ?? '';
    const statusForRange = async (ifRange: string) =>
      (await get(id, 'original', { range: 'bytes=0-9', 'if-range': ifRange })).status;
    expect(await statusForRange(etag)).toBe(206);
    expect([
      await statusForRange('"other"'),
      await statusForRange('Sat, 21 Nov 2026 10:00:00 GMT'),
    ]).toEqual([200, 200]);
  });

  it.each([
    'Eulogy.pdf',
    'رسالة وداع.pdf',
    'הספד.pdf',
    '悼词.pdf',
    'Umlomo kaGogo.pdf',
    '🌸 for you.pdf',
  ])('serves %s as a download, never inline', async (fileName) => {
    const { id } = await addItem(pdf(fileName), fileName);
    const answer = await get(id, 'original');
    const disposition = answer.headers.get('content-disposition') ?? '';
    expect(disposition).toMatch(/^attachment; /);
    expect(parse(disposition).parameters.filename).toBe(fileName);
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect(await bytesOf(answer)).toEqual(pdf(fileName));
  });

  it('answers a range request to a private memorial with 404, except for its owner', async () => {
    const { id } = await addItem(await videoWithLocation(), 'clip.mp4', false);
    const range = { range: 'bytes=0-9' };
    expect((await get(id, 'original', range)).status).toBe(404);
    expect((await get(id, 'original', { ...range, ...(await ben()).headers })).status).toBe(404);
    const ownerAnswer = await get(id, 'original', { ...range, ...owner.headers });
    expect([ownerAnswer.status, ownerAnswer.headers.get('cache-control')]).toEqual([
      206,
      'private, no-store',
    ]);
  });

  it('keeps no original of a picture', async () => {
    const { id } = await storeUnusedPicture(owner.user.id);
    expect((await get(id, 'original', owner.headers)).status).toBe(404);
  });
});

describe('makePoster', () => {
  it('stores one frame, once, and serves it', async (context) => {
    needFfmpeg(context);
    const { id } = await addItem(await videoWithLocation(), 'clip.mp4');
    await makePoster({ mediaId: id });
    await makePoster({ mediaId: id });
    expect(await filesOf(id)).toHaveLength(2);
    const answer = await call(GET, { params: { id, variant: 'poster' } });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp']);
    const poster = await bytesOf(await get(id, 'poster'));
    expect(await sharp(poster).metadata()).toMatchObject({ format: 'webp', width: 96, height: 64 });
  });

  it('does nothing without ffmpeg or for a deleted video', async () => {
    const { id } = await addItem(await videoWithLocation(), 'clip.mp4');
    vi.spyOn(env(), 'FFMPEG_PATH', 'get').mockReturnValue('no-such-program');
    await makePoster({ mediaId: id });
    await makePoster({ mediaId: '123456789abc' });
    vi.restoreAllMocks();
    expect(Object.keys(readObjectKeys((await rowOf(id)).objects))).toEqual(['original']);
  });
});
