import { rm, truncate, utimes } from 'node:fs/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { claimPicture } from '@/lib/media/commands/claim-picture';
import { deleteMedia } from '@/lib/media/commands/delete-media';
import { deleteStrayObjects } from '@/lib/media/commands/delete-stray-objects';
import { orphanMedia } from '@/lib/media/commands/orphan-media';
import { storePicture } from '@/lib/media/commands/store-picture';
import { ABANDONED_MS, IMAGE_MAX_BYTES } from '@/lib/media/rules';
import { db } from '@/lib/platform/db/client';
import { env } from '@/lib/platform/env';
import { newId } from '@/lib/platform/ids/public-id';
import { storagePort } from '@/lib/platform/storage/select';
import { MESSAGES } from '@/tests/support/media-messages';
import { ada } from '../../support/cast';
import { halves, writeTemporaryFile } from '../../unit/media/picture-files';
import { addMemorialWithPicture, storeUnusedPicture } from './memorial-with-picture';

const TOMORROW = Date.now() + ABANDONED_MS + 60_000;

let ownerId: string;
beforeAll(async () => {
  ownerId = (await ada()).user.id;
});

const filesOf = async (id: string) =>
  (await Array.fromAsync(storagePort().list(`media/${id}/`))).map(({ key }) => key);
const stateOf = async (id: string) =>
  (await db().media.findUnique({ where: { id }, select: { state: true } }))?.state;

describe('storePicture', () => {
  it('stores every file under an unguessable name before it writes the row', async () => {
    const { id } = await storeUnusedPicture(ownerId);
    const row = await db().media.findUniqueOrThrow({ where: { id } });
    const objects = row.objects as Record<string, string>;
    expect(Object.keys(objects).sort()).toEqual(['1600', '320', '560', '800']);
    for (const key of Object.values(objects))
      expect(key).toMatch(/^media\/\w{12}\/320-[0-9a-f]{32}\.webp$/);
    expect((await filesOf(id)).sort()).toEqual([...new Set(Object.values(objects))].sort());
    expect(row).toMatchObject({
      state: 'pending',
      type: 'photo',
      width: 60,
      height: 40,
      memorialId: null,
    });
  });

  it('refuses a file of more bytes than a picture may have, which a form for videos accepts', async () => {
    const jpeg = await halves(60, 40).jpeg().toBuffer();
    const path = await writeTemporaryFile(
      Buffer.concat([jpeg, Buffer.alloc(IMAGE_MAX_BYTES + 1 - jpeg.length)]),
    );
    const refusal = { code: 'too_large', message: MESSAGES.tooLarge };
    await expect(storePicture(ownerId, { path, fileName: 'x' })).rejects.toMatchObject(refusal);
    await truncate(path, IMAGE_MAX_BYTES);
    await storePicture(ownerId, { path, fileName: 'x' });
    await rm(path);
  });

  it('leaves no file when the row cannot be written', async () => {
    const before = await Array.fromAsync(storagePort().list('media/'));
    const path = await writeTemporaryFile(await halves(60, 40).jpeg().toBuffer());
    await expect(storePicture('nobody', { path, fileName: 'x' })).rejects.toThrow();
    await rm(path);
    expect(await Array.fromAsync(storagePort().list('media/'))).toHaveLength(before.length);
  });
});

describe('claimPicture', () => {
  it('can run twice, but never claims an orphan', async () => {
    const { id } = await storeUnusedPicture(ownerId);
    await db().$transaction((tx) => claimPicture(tx, id));
    await db().$transaction((tx) => claimPicture(tx, id));
    expect(await stateOf(id)).toBe('ready');
    await db().$transaction((tx) => orphanMedia(tx, [id]));
    const lateClaim = db().$transaction((tx) => claimPicture(tx, id));
    await expect(lateClaim).rejects.toMatchObject({ code: 'conflict', message: MESSAGES.gone });
  });
});

describe('deleteMedia', () => {
  it('deletes orphans and their files at the next run', async () => {
    const { id } = await storeUnusedPicture(ownerId);
    await db().$transaction((tx) => orphanMedia(tx, [id]));
    await deleteMedia({});
    expect([await stateOf(id), await filesOf(id)]).toEqual([undefined, []]);
  });

  it('deletes pending pictures after a day unless a draft or memorial uses them', async () => {
    const abandonedPicture = await storeUnusedPicture(ownerId);
    const draftPicture = await storeUnusedPicture(ownerId);
    const draft = { id: newId(), ownerId, formSealed: '', pictureId: draftPicture.id };
    await db().memorialDraft.create({ data: draft });
    const { pictureId } = await addMemorialWithPicture(ownerId, true);
    await deleteMedia({});
    expect(await stateOf(abandonedPicture.id)).toBe('pending');
    await deleteMedia({}, TOMORROW);
    expect([await stateOf(abandonedPicture.id), await filesOf(abandonedPicture.id)]).toEqual([
      undefined,
      [],
    ]);
    expect([await stateOf(draftPicture.id), await stateOf(pictureId)]).toEqual([
      'pending',
      'ready',
    ]);
    expect(await filesOf(draftPicture.id)).toHaveLength(1);
  });
});

describe('deleteStrayObjects', () => {
  it('deletes only old files without a row', async () => {
    const kept = await storeUnusedPicture(ownerId);
    const putObject = async (name: string) => {
      const key = `media/${name}/320-0.webp`;
      await storagePort().put(key, Buffer.from('x'), { contentType: 'image/webp', bytes: 1 });
      return key;
    };
    const old = await putObject('strayOld');
    await putObject('strayNew');
    const yesterday = new Date(Date.now() - ABANDONED_MS - 60_000);
    await utimes(`${env().MEDIA_DIR}/${old}`, yesterday, yesterday);
    for (const key of await filesOf(kept.id))
      await utimes(`${env().MEDIA_DIR}/${key}`, yesterday, yesterday);
    await deleteStrayObjects({});
    expect(await filesOf('strayOld')).toEqual([]);
    expect(await filesOf('strayNew')).toHaveLength(1);
    expect(await filesOf(kept.id)).toHaveLength(1);
  });

  it('deletes old files that their row no longer names', async () => {
    const { id } = await storeUnusedPicture(ownerId);
    const replacedKey = `media/${id}/560-0.webp`;
    const putOptions = { contentType: 'image/webp', bytes: 1 };
    await storagePort().put(replacedKey, Buffer.from('x'), putOptions);
    const kept = (await filesOf(id)).filter((key) => key !== replacedKey);
    await deleteStrayObjects({}, TOMORROW);
    expect(await filesOf(id)).toEqual(kept);
  });
});
