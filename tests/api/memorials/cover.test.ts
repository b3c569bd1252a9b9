import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DELETE, GET } from '@/app/api/memorials/[id]/route';
import { asReader } from '@/lib/access/reader';
import { attachItems } from '@/lib/media/commands/attach-items';
import { deleteMedia } from '@/lib/media/commands/delete-media';
import { storePicture } from '@/lib/media/commands/store-picture';
import { mediaObject } from '@/lib/media/queries/media-object';
import { db } from '@/lib/platform/db/client';
import { call } from '../../support/call';
import { ada, ben, type Person, viewerOf } from '../../support/cast';
import { addMemorial } from '../../support/memorial';
import { editorOf } from '../../support/memorial-editor';
import { pictureBlob, uploadOf } from '../../support/memorial-upload';
import { pictureFile } from '../../support/order';

let owner: Person;
let stranger: Person;
let id: string;
let editor: ReturnType<typeof editorOf>;
let picture: Blob;

beforeAll(async () => {
  [owner, stranger] = await Promise.all([ada(), ben()]);
  picture = await pictureBlob();
});
beforeEach(async () => {
  id = await addMemorial({ createdById: owner.user.id });
  editor = editorOf(id, owner);
});

const coverOf = async (memorialId = id) =>
  (await db().memorial.findUniqueOrThrow({ where: { id: memorialId } })).coverId;
const stateOf = async (mediaId: string | null) =>
  (await db().media.findUniqueOrThrow({ where: { id: mediaId ?? '' } })).state;

async function addCover(): Promise<string> {
  expect((await editor.put(uploadOf({}, [['cover', picture]]))).status).toBe(200);
  return (await coverOf()) ?? '';
}

describe('the cover of a memorial', () => {
  it('is stored like other pictures, in several sizes as WebP', async () => {
    const cover = await addCover();
    const row = await db().media.findUniqueOrThrow({ where: { id: cover } });
    expect(row).toMatchObject({ type: 'photo', state: 'ready', contentType: 'image/webp' });
    expect(Object.keys(row.objects as object)).toContain('320');
    expect((await editor.read()).cover).toContain(`/${cover}/`);
  });

  it('is replaced by another, and the old one is deleted', async () => {
    const first = await addCover();
    const second = await addCover();
    expect(second).not.toBe(first);
    expect(await stateOf(first)).toBe('orphaned');
    expect(await stateOf(second)).toBe('ready');
  });

  it('is deleted on request; a second request changes nothing', async () => {
    const cover = await addCover();
    expect((await editor.put(uploadOf({ removeCover: 'true' }))).status).toBe(200);
    expect(await coverOf()).toBeNull();
    expect(await stateOf(cover)).toBe('orphaned');
    expect((await editor.put({ removeCover: true })).status).toBe(200);
    expect((await editor.read()).cover).toBeNull();
  });

  it('stays if a memorial is sent back as it was read, with or without the cover', async () => {
    const bare = await editor.read();
    const cover = await addCover();
    for (const memorial of [bare, await editor.read()]) {
      expect((await editor.put({ cover: memorial.cover, religion: 'Anglican' })).status).toBe(200);
      expect(await coverOf()).toBe(cover);
    }
  });

  it("cannot be set to another person's picture by naming that picture in a request", async () => {
    const other = await addMemorial({ createdById: stranger.user.id });
    const { id: theirs } = await storePicture(stranger.user.id, await pictureFile());
    await db().memorial.update({ where: { id: other }, data: { coverId: theirs } });
    for (const body of [{ cover: theirs }, { cover: `/media/${theirs}/1600` }])
      expect((await editor.put(body)).status).toBe(200);
    expect((await editor.put({ coverId: theirs })).status).toBe(400);
    expect(await coverOf()).toBeNull();
    expect(await coverOf(other)).toBe(theirs);
  });

  it.each([
    ['two covers', [0, 1], 'image/jpeg'],
    ['a file that is not a picture', [0], 'text/html'],
  ])('refuses %s, and keeps the current cover', async (_, files, type) => {
    const cover = await addCover();
    const file = type === 'text/html' ? new Blob(['<svg onload="x()"/>'], { type }) : picture;
    const answer = await editor.put(
      uploadOf(
        {},
        files.map((): [string, Blob] => ['cover', file]),
      ),
    );
    expect([400, 415]).toContain(answer.status);
    expect(await coverOf()).toBe(cover);
  });

  it('cannot be changed or deleted by a stranger', async () => {
    const cover = await addCover();
    const before = await db().media.count();
    const attacker = editorOf(id, stranger);
    expect((await attacker.put(uploadOf({}, [['cover', picture]]))).status).toBe(403);
    expect((await attacker.put({ removeCover: true })).status).toBe(403);
    expect(await coverOf()).toBe(cover);
    expect(await db().media.count()).toBe(before);
  });

  it('is as private as its memorial', async () => {
    const cover = await addCover();
    expect(await mediaObject(cover, '320', null)).toMatchObject({ isPublic: true });
    await editor.put({ isPublic: false });
    expect(await mediaObject(cover, '320', null)).toBeNull();
    expect(await mediaObject(cover, '320', asReader(viewerOf(stranger)))).toBeNull();
    expect(await mediaObject(cover, '320', asReader(viewerOf(owner)))).toMatchObject({
      isPublic: false,
    });
    expect((await call(GET, { params: { id } })).status).toBe(404);
  });

  it('is visible to nobody once it is deleted', async () => {
    const cover = await addCover();
    await editor.put({ removeCover: true });
    for (const reader of [null, asReader(viewerOf(stranger)), asReader(viewerOf(owner))])
      expect(await mediaObject(cover, '320', reader)).toBeNull();
  });

  it('is deleted with its memorial', async () => {
    const cover = await addCover();
    const { headers } = owner;
    await call(DELETE, { method: 'DELETE', params: { id }, headers });
    expect(await stateOf(cover)).toBe('orphaned');
  });

  it('is kept by the clean-up, and cannot become a gallery item', async () => {
    const cover = await addCover();
    await db().media.update({
      where: { id: cover },
      data: { state: 'pending', createdAt: new Date(0) },
    });
    await deleteMedia({});
    expect(await stateOf(cover)).toBe('pending');
    const attach = db().$transaction((tx) => attachItems(tx, id, [cover]));
    await expect(attach).rejects.toThrow();
  });
});
