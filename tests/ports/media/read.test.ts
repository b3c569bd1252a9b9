import { rm } from 'node:fs/promises';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { GET } from '@/app/media/[id]/[variant]/route';
import { claimPicture } from '@/lib/media/commands/claim-picture';
import { db } from '@/lib/platform/db/client';
import { env } from '@/lib/platform/env';
import { call } from '../../support/call';
import { ada, ben, type Person, root } from '../../support/cast';
import { addMemorialWithPicture, storeUnusedPicture } from './memorial-with-picture';

let people: { ada: Person; ben: Person; root: Person };
beforeAll(async () => {
  people = { ada: await ada(), ben: await ben(), root: await root() };
});

const get = (id: string, variant = '800', headers: Record<string, string> = {}) =>
  call(GET, { params: { id, variant }, headers });

async function statuses(id: string, variant = '800') {
  const answers = [
    await get(id, variant),
    await get(id, variant, people.ben.headers),
    await get(id, variant, people.ada.headers),
    await get(id, variant, people.root.headers),
  ];
  return answers.map(({ status }) => status);
}

describe('GET /media/{id}/{variant}', () => {
  it('serves the picture of a public memorial to everybody', async () => {
    const { pictureId } = await addMemorialWithPicture(people.ada.user.id, true);
    expect(await statuses(pictureId)).toEqual([200, 200, 200, 200]);
    const params = Promise.resolve({ id: pictureId, variant: '320' });
    const response = await GET(new Request('http://localhost:3000/'), { params });
    const body = Buffer.from(await response.arrayBuffer());
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/webp',
      'content-length': String(body.length),
      'cache-control': 'public, max-age=300',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(await sharp(body).metadata()).toMatchObject({ format: 'webp', width: 60, height: 40 });
  });

  it('serves the picture of a private memorial to its creator and admins only, uncached', async () => {
    const { pictureId } = await addMemorialWithPicture(people.ada.user.id, false);
    expect(await statuses(pictureId)).toEqual([404, 404, 200, 200]);
    const { headers } = await get(pictureId, '800', people.ada.headers);
    expect(headers.get('cache-control')).toBe('private, no-store');
  });

  it('answers HEAD with the headers only', async () => {
    const { pictureId } = await addMemorialWithPicture(people.ada.user.id, true);
    const params = { id: pictureId, variant: '800' };
    const { status, headers, body } = await call(GET, { method: 'HEAD', params });
    expect([status, body, headers.get('content-type')]).toEqual([200, '', 'image/webp']);
    expect(Number(headers.get('content-length'))).toBeGreaterThan(0);
  });

  it('hides a picture as soon as its memorial becomes private', async () => {
    const { id, pictureId } = await addMemorialWithPicture(people.ada.user.id, true);
    const etag = (await get(pictureId)).headers.get('etag') ?? '';
    await db().memorial.update({ where: { id }, data: { isPublic: false } });
    expect((await get(pictureId, '800', { 'if-none-match': etag })).status).toBe(404);
  });

  it('serves a pending picture to its owner and admins only', async () => {
    const { id } = await storeUnusedPicture(people.ada.user.id);
    expect(await statuses(id)).toEqual([404, 404, 200, 200]);
  });

  it('serves an additional picture to those who may see its memorial', async () => {
    const memorial = await addMemorialWithPicture(people.ada.user.id, true);
    const { id } = await storeUnusedPicture(people.ada.user.id);
    await db().$transaction((tx) => claimPicture(tx, id, memorial.id));
    expect(await statuses(id)).toEqual([200, 200, 200, 200]);
  });

  it('serves the picture of a deleted memorial to its owner and admins only', async () => {
    const { id, pictureId } = await addMemorialWithPicture(people.ben.user.id, true);
    await db().memorial.delete({ where: { id } });
    expect(await statuses(pictureId)).toEqual([404, 200, 404, 200]);
  });

  it('answers 304 with all headers and no body when the client has the current version', async () => {
    const { pictureId } = await addMemorialWithPicture(people.ada.user.id, true);
    const etag = (await get(pictureId)).headers.get('etag') ?? '';
    for (const knownEtags of [etag, `W/${etag}`, `"other", ${etag}`]) {
      const cachedAnswer = await get(pictureId, '800', { 'if-none-match': knownEtags });
      expect([cachedAnswer.status, cachedAnswer.body]).toEqual([304, '']);
      expect(cachedAnswer.headers.get('cache-control')).toBe('public, max-age=300');
    }
    const otherMemorial = await addMemorialWithPicture(people.ada.user.id, true);
    expect((await get(otherMemorial.pictureId, '800', { 'if-none-match': etag })).status).toBe(200);
  });

  it.each([
    ['123456789abc', '800'],
    ['../../etc', 'passwd'],
    ['%00', '800'],
    ['', ''],
  ])('answers 404 for /media/%s/%s', async (id, variant) => {
    expect((await get(id, variant)).status).toBe(404);
  });

  it.each(['', '801', '__proto__', 'constructor', '../320', '320 '])(
    'answers 404 for the variant %j',
    async (variant) => {
      const { pictureId } = await addMemorialWithPicture(people.ada.user.id, true);
      expect((await get(pictureId, variant)).status).toBe(404);
    },
  );

  it('answers 404 when the file is missing from storage', async () => {
    const { pictureId } = await addMemorialWithPicture(people.ada.user.id, true);
    await rm(`${env().MEDIA_DIR}/media/${pictureId}`, { recursive: true });
    expect((await get(pictureId)).status).toBe(404);
  });
});
