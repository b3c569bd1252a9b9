import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { beforeAll, describe, expect, it } from 'vitest';
import { lastBackup } from '@/lib/platform/backup/backup-runs';
import { createMac } from '@/lib/platform/crypto/sealing';
import { db } from '@/lib/platform/db/client';
import { env } from '@/lib/platform/env';
import { newId } from '@/lib/platform/ids/public-id';
import type { StoragePort } from '@/lib/platform/storage/port';
import { storagePort } from '@/lib/platform/storage/select';
import { readObjectList } from '@/scripts/backup/objects';
import { listBackups, openPlace } from '@/scripts/backup/place';
import type { WrittenBackup } from '@/scripts/backup/write-backup';
import { addMemorialWithPicture } from '@/tests/ports/media/memorial-with-picture';
import { backUp, newBackupFolder } from '@/tests/support/backup';
import { ada } from '@/tests/support/cast';

const BYTES = Buffer.from('no picture, and nobody decodes it');

let creator: string;

beforeAll(async () => {
  creator = (await ada()).user.id;
});

/** Deletes a memorial and its picture's row. Can run twice. */
async function deletePicture(memorialId: string, pictureId: string): Promise<void> {
  await db().memorial.deleteMany({ where: { id: memorialId } });
  await db().media.deleteMany({ where: { id: pictureId } });
}

const objectsOf = async ({ folder, manifest }: WrittenBackup) => {
  const keys: string[] = [];
  for await (const { key } of readObjectList(openPlace(folder), manifest.objectList))
    keys.push(key);
  return keys;
};

describe('npm run backup', () => {
  it('copies exactly the files that rows name, and each of them once', async () => {
    const place = await newBackupFolder();
    const { pictureId } = await addMemorialWithPicture(creator, true);
    await storagePort().put(`media/${newId()}/stray.webp`, BYTES, {
      contentType: 'image/webp',
      bytes: BYTES.length,
    });
    const { objects } = await db().media.findUniqueOrThrow({ where: { id: pictureId } });
    // as: JSON written by the upload. A small picture has the same file in every size.
    const referencedKeys = [...new Set(Object.values(objects as Record<string, string>))].sort();
    const first = await backUp(place);
    expect(await objectsOf(first)).toEqual(referencedKeys);
    expect(first.copiedObjects).toBe(referencedKeys.length);
    const second = await backUp(place);
    expect(second.copiedObjects).toBe(0);
    expect(await objectsOf(second)).toEqual(referencedKeys);
  });

  it('deletes older backups only if no newer one lacks their files', async () => {
    const place = await newBackupFolder();
    const { id, pictureId } = await addMemorialWithPicture(creator, true);
    const recipient = await identityToRecipient(await generateX25519Identity());
    const older = await backUp(place, { recipient });
    const { objects } = await db().media.findUniqueOrThrow({ where: { id: pictureId } });
    const [key = ''] = Object.values(objects as Record<string, string>); // as: JSON written by the upload
    await storagePort().delete(key);
    const first = await backUp(place, { keep: 1 }); // it is encrypted differently, so it cannot share the copy
    expect(first).toMatchObject({ missingObjects: [key], deleted: [] });
    const second = await backUp(place, { keep: 1 });
    expect(second).toMatchObject({ missingObjects: [key], deleted: [first.name] });
    expect(await listBackups(openPlace(place))).toEqual([older.name, second.name].toSorted());
    expect(existsSync(path.join(place, 'objects', older.manifest.encryption, `${key}.age`))).toBe(
      true,
    );
    await deletePicture(id, pictureId);
  });

  it('does not report a file that was deleted with its row during the backup', async () => {
    const { id, pictureId } = await addMemorialWithPicture(creator, true);
    const storage: StoragePort = {
      ...storagePort(),
      get: async (key) => {
        if (!key.includes(pictureId)) return storagePort().get(key);
        await deletePicture(id, pictureId);
        return null;
      },
    };
    const { manifest, missingObjects } = await backUp(await newBackupFolder(), { storage });
    expect(missingObjects).toEqual([]);
    expect(manifest.objects.missing).toBe(0);
  });

  it('keeps the files of an earlier backup whose list is damaged', async () => {
    const place = await newBackupFolder();
    const { id, pictureId } = await addMemorialWithPicture(creator, true);
    await backUp(place);
    const damaged = await backUp(place);
    await writeFile(path.join(damaged.folder, damaged.manifest.objectList.name), 'damaged');
    const lines: string[] = [];
    const third = await backUp(place, { keep: 2, report: (line) => lines.push(line) });
    expect(third.copiedObjects).toBe(0);
    expect(third.deleted).toHaveLength(1);
    expect(lines).toContainEqual(expect.stringMatching(/^No file of an old backup was deleted/));
    await deletePicture(id, pictureId);
  });

  it('keeps the configured number of backups, and deletes unused files', async () => {
    const place = await newBackupFolder();
    const { id, pictureId } = await addMemorialWithPicture(creator, true);
    const first = await backUp(place, { keep: 2 });
    const { objects } = await db().media.findUniqueOrThrow({ where: { id: pictureId } });
    const [key = ''] = Object.values(objects as Record<string, string>); // as: JSON written by the upload
    await deletePicture(id, pictureId);
    await backUp(place, { keep: 2 });
    const file = path.join(place, 'objects/none', key);
    expect(existsSync(file)).toBe(true);
    const third = await backUp(place, { keep: 2 });
    expect(third.deleted).toEqual([path.basename(first.folder)]);
    expect(await listBackups(openPlace(place))).toHaveLength(2);
    expect(existsSync(file)).toBe(false);
  });

  it('replaces the last successful backup only if it succeeds', async () => {
    const { folder } = await backUp(await newBackupFolder());
    const name = path.basename(folder);
    expect(await lastBackup()).toMatchObject({ backup: name });
    const broken = { ...storagePort(), get: () => Promise.reject(new Error('no bucket')) };
    const place = await newBackupFolder();
    await expect(backUp(place, { storage: broken })).rejects.toThrow('no bucket');
    expect(await lastBackup()).toMatchObject({ backup: name });
    expect((await readdir(place)).filter((each) => each !== 'objects')).toEqual([]);
  });

  it('refuses rows sealed by a key without a canary, which nobody could restore', async () => {
    const owner = await ada();
    const { id } = await db().memorialDraft.create({
      data: { id: newId(), ownerId: owner.user.id, formSealed: 't9:c2VhbGVk' },
      select: { id: true },
    });
    await expect(backUp(await newBackupFolder())).rejects.toThrow('The key t9 sealed 1 values');
    await db().memorialDraft.delete({ where: { id } });
  });

  it("refuses a place with another site's backups", async () => {
    const place = await newBackupFolder();
    const right = env().FIELD_ENCRYPTION_KEYS;
    const { folder } = await backUp(place);
    const file = path.join(folder, 'manifest.json');
    const signed = JSON.parse(await readFile(file, 'utf8'));
    env().FIELD_ENCRYPTION_KEYS = `t1:${Buffer.alloc(32, 3).toString('base64')}`;
    const code = createMac(signed.manifest);
    env().FIELD_ENCRYPTION_KEYS = right;
    await writeFile(file, JSON.stringify({ ...signed, code }));
    await expect(backUp(place)).rejects.toThrow('of another site');
  });

  it('creates no new key for a place whose encrypted backups need a missing key', async () => {
    const place = await newBackupFolder();
    const recipient = await identityToRecipient(await generateX25519Identity());
    await backUp(place, { recipient });
    await expect(backUp(place, { passphrase: 'a passphrase for tests' })).rejects.toThrow(
      'key.age is missing',
    );
    expect(existsSync(path.join(place, 'key.age'))).toBe(false);
    expect(await listBackups(openPlace(place))).toHaveLength(1);
  });

  it('refuses to run twice at once', async () => {
    const place = await newBackupFolder();
    const both = await Promise.allSettled([backUp(place), backUp(place)]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('writes no sessions, and no plain text if it is encrypted', async () => {
    const recipient = await identityToRecipient(await generateX25519Identity());
    const { folder } = await backUp(await newBackupFolder(), { recipient });
    const files = await readdir(folder, { recursive: true, withFileTypes: true });
    expect(files.map(({ name }) => name)).not.toContain('sessions.copy.zst.age');
    for (const file of files.filter((each) => each.isFile()))
      expect(
        (await readFile(path.join(file.parentPath, file.name))).includes('ada@example.org'),
      ).toBe(false);
  });
});
