import { randomBytes } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { GET } from '@/app/api/memorials/[id]/gallery/route';
import { GET as getMemorial } from '@/app/api/memorials/[id]/route';
import { GALLERY_PAGE_SIZE } from '@/lib/media/gallery-rules';
import { firstGalleryItems } from '@/lib/media/queries/gallery-part';
import { db } from '@/lib/platform/db/client';
import { newId } from '@/lib/platform/ids/public-id';
import { call } from '../../support/call';
import { ada, ben, type Person } from '../../support/cast';
import { addGuest } from '../../support/guest';
import { addMemorial } from '../../support/memorial';
import { editorOf } from '../../support/memorial-editor';
import { listenForInvalidations } from '../../support/memorial-listener';

let owner: Person;
let stranger: Person;
let id: string;

beforeAll(async () => {
  [owner, stranger] = [await ada(), await ben()];
});
beforeEach(async () => {
  id = await addMemorial({ createdById: owner.user.id });
});

const read = (page: number | string = 1, headers: Record<string, string> = {}, memorialId = id) =>
  call(GET, { path: `/?page=${page}`, params: { id: memorialId }, headers });
const idsOn = async (page: number, headers = {}): Promise<string[]> =>
  (await read(page, headers)).body.additionalMedia.map(({ _id }: { _id: string }) => _id);

type Kind = 'photo' | 'video' | 'document';
type Audience = 'page' | 'family';

/** Adds rows without files to the gallery, in this order. Returns their ids. */
async function addItems(count: number, type: Kind = 'photo', audience: Audience = 'page') {
  const position = await db().media.count({ where: { memorialId: id } });
  const data = Array.from({ length: count }, (_, at) => ({
    ...{ id: newId(), memorialId: id, ownerId: owner.user.id, type, audience },
    ...{ state: 'ready' as const, position: position + at, contentType: 'image/jpeg' },
    ...{ bytes: 1n, sha256: randomBytes(32).toString('hex'), objects: {} },
  }));
  await db().media.createMany({ data });
  return data.map((item) => item.id);
}

describe('GET /api/memorials/{id}/gallery', () => {
  it('pages through all items: pictures in the order of the family, then documents', async () => {
    const first = await addItems(GALLERY_PAGE_SIZE - 1);
    const documents = await addItems(2, 'document');
    const [film = '', last = ''] = [...(await addItems(1, 'video')), ...(await addItems(1))];
    expect(await idsOn(1)).toEqual([...first, film]);
    expect(await idsOn(2)).toEqual([last, ...documents]);
    expect((await read(2)).body).toMatchObject({ totalItems: 51, totalPages: 2 });
    expect(await idsOn(3)).toEqual([]);
  });

  it('shows each item once although some have the same position', async () => {
    const ids = await addItems(GALLERY_PAGE_SIZE + 10);
    await db().media.updateMany({ where: { memorialId: id }, data: { position: 0 } });
    expect([...(await idsOn(1)), ...(await idsOn(2))].sort()).toEqual(ids.toSorted());
  });

  it('has no items in an empty gallery', async () => {
    const { body } = await read();
    expect(body).toEqual({ additionalMedia: [], totalItems: 0, totalPages: 1 });
  });

  it('neither lists nor counts items for the family for others', async () => {
    const [shown, own] = [await addItems(2), await addItems(1, 'photo', 'family')];
    expect(await idsOn(1)).toEqual(shown);
    expect((await read()).body.totalItems).toBe(2);
    expect(await idsOn(1, stranger.headers)).toEqual(shown);
    expect(await idsOn(1, owner.headers)).toEqual([...shown, ...own]);
  });

  it.each(['password', 'invited', 'keepers'] as const)(
    'of a memorial for some (%s) is closed to strangers on every page',
    async (visibility) => {
      await addItems(GALLERY_PAGE_SIZE + 1);
      await db().memorial.update({
        where: { id },
        data: { visibility, isPublic: false, passwordHash: 'a hash' },
      });
      for (const page of [1, 2])
        for (const headers of [{}, stranger.headers])
          expect((await read(page, headers)).status).toBe(404);
      const guest = await addGuest(id);
      expect((await read(2, guest.headers)).status).toBe(visibility === 'password' ? 200 : 404);
      const { status, headers } = await read(2, owner.headers);
      expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
    },
  );

  it('may be kept for everybody only as visitors see it, until the memorial changes', async () => {
    const [kept = '', withdrawn = ''] = await addItems(2);
    const visitors = await read();
    expect(visitors.headers.get('cache-tag')).toBe(`memorial-${id}`);
    expect(visitors.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
    for (const { headers } of [owner, stranger, await addGuest(id)])
      expect((await read(1, headers)).headers.get('cache-tag')).toBeNull();

    const notices = await listenForInvalidations();
    const existingMedia = [{ _id: kept }];
    await editorOf(id, owner).put({ existingMedia, knownMedia: [kept, withdrawn] });
    expect(await notices.paths()).toContain(`/memorial/${id}`);
    await notices.stop();
    expect(await idsOn(1)).toEqual([kept]);
  });

  it('no longer has or counts an item for strangers that the family keeps for itself', async () => {
    const [kept = '', hidden = ''] = await addItems(2);
    expect((await read()).body.totalItems).toBe(2);
    const notices = await listenForInvalidations();
    const existingMedia = [{ _id: kept }, { _id: hidden, audience: 'family' }];
    expect((await editorOf(id, owner).put({ existingMedia })).status).toBe(200);
    expect(await notices.paths()).toContain(`/memorial/${id}`); // so no answer remains in memory
    await notices.stop();
    for (const headers of [{}, stranger.headers]) {
      expect(await idsOn(1, headers)).toEqual([kept]);
      expect((await read(1, headers)).body.totalItems).toBe(1);
    }
    expect(await idsOn(1, owner.headers)).toEqual([kept, hidden]);
  });

  it.each([0, -1, 22, 1.5, 'x'])('refuses page %s', async (page) => {
    expect((await read(page)).status).toBe(400);
  });

  it('answers 404 for an unknown memorial', async () => {
    expect((await read(1, {}, newId())).status).toBe(404);
    expect((await read(1, {}, "'; --")).status).toBe(404);
  });
});

it('the answer about a memorial has the whole gallery in the order of the family, unless it is not wanted', async () => {
  const ids = [...(await addItems(1, 'document')), ...(await addItems(GALLERY_PAGE_SIZE))];
  const media = async (query: string) => {
    const { body } = await call(getMemorial, { path: `/${query}`, params: { id } });
    return body.memorial.additionalMedia.map(({ _id }: { _id: string }) => _id);
  };
  expect(await media('')).toEqual(ids);
  expect(await media('?gallery=x')).toEqual(ids);
  expect(await media('?page=2&gallery=none')).toEqual([]);
});

it('the page of a memorial has the first twelve pictures and documents, and the counts of all', async () => {
  const pictures = await addItems(20);
  const documents = await addItems(14, 'document');
  await addItems(3, 'video');
  const first = await firstGalleryItems(null, id);
  expect(first.pictures.map((item) => item.id)).toEqual(pictures.slice(0, 12));
  expect(first.documents.map((item) => item.id)).toEqual(documents.slice(0, 12));
  expect(first.counts).toEqual({ photo: 20, video: 3, document: 14 });
});
