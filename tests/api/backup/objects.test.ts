import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { beforeAll, describe, expect, it } from 'vitest';
import { db } from '@/lib/platform/db/client';
import type { StoragePort } from '@/lib/platform/storage/port';
import { storagePort } from '@/lib/platform/storage/select';
import { StorageError } from '@/lib/platform/storage-error';
import { PlaceError } from '@/scripts/backup/backup-folder';
import { findEarlierObjects } from '@/scripts/backup/earlier-objects';
import type { Encryption } from '@/scripts/backup/encryption';
import type { BackedUpObject } from '@/scripts/backup/listed-object';
import { readObjectList } from '@/scripts/backup/objects';
import { openPlace } from '@/scripts/backup/place';
import type { WrittenBackup } from '@/scripts/backup/write-backup';
import { addMemorialWithPicture } from '@/tests/ports/media/memorial-with-picture';
import { addAsset } from '@/tests/support/asset';
import { backUp, newBackupFolder } from '@/tests/support/backup';
import { ada, root } from '@/tests/support/cast';

const NOT_ENCRYPTED: Encryption = { id: 'none', ending: '', encrypt: (source) => source };

let pictureId: string;

beforeAll(async () => {
  ({ pictureId } = await addMemorialWithPicture((await ada()).user.id, true));
});

const listOf = ({ folder, manifest }: WrittenBackup) =>
  Array.fromAsync(readObjectList(openPlace(folder), manifest.objectList));

const nameOf = ({ folder }: WrittenBackup) => path.basename(folder);

/** Replaces the list of a backup, and optionally its checksum in the manifest. */
async function forge(backup: WrittenBackup, list: BackedUpObject[], withManifest: boolean) {
  const bytes = Buffer.from(list.map((each) => `${JSON.stringify(each)}\n`).join(''));
  await writeFile(path.join(backup.folder, backup.manifest.objectList.name), bytes);
  if (!withManifest) return;
  const file = path.join(backup.folder, 'manifest.json');
  const signed = JSON.parse(await readFile(file, 'utf8'));
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const objectList = { ...backup.manifest.objectList, bytes: bytes.length, sha256 };
  const manifest = JSON.stringify({ ...backup.manifest, objectList });
  await writeFile(file, JSON.stringify({ ...signed, manifest }));
}

describe('the files of backups', () => {
  it('are not copied again while an older backup has them', async () => {
    const place = await newBackupFolder();
    const identity = await generateX25519Identity();
    const recipient = await identityToRecipient(identity);
    const a = await backUp(place, { recipient });
    const state = (value: string) =>
      db().$executeRaw`UPDATE media SET state = ${value}::"MediaState" WHERE id = ${pictureId}`;
    await state('orphaned'); // as if it were deleted
    const b = await backUp(place, { recipient });
    expect(await listOf(b)).toEqual([]);
    await state('ready');
    const c = await backUp(place, { recipient });
    expect(await listOf(c)).toEqual(await listOf(a));
    expect(c.copiedObjects).toBe(0);
  });

  it.each([
    ['damaged', false],
    ['changed, and its manifest with it', true],
  ])('are taken from an older intact list if a newer one is %s', async (_, withManifest) => {
    const place = await newBackupFolder();
    const first = await backUp(place);
    const second = await backUp(place);
    const list = await listOf(first);
    const forged = list.map((each) => ({ ...each, sha256: '0'.repeat(64) }));
    await forge(second, forged, withManifest);
    const names = [nameOf(first), nameOf(second)].toSorted();
    const keys = list.map(({ key }) => key);
    const known = await findEarlierObjects(openPlace(place), names, NOT_ENCRYPTED, keys);
    expect(list.length).toBeGreaterThan(0);
    expect([...known.values()]).toEqual(list);
  });

  it("include the site's logo and icon", async () => {
    const { id } = await addAsset(await root(), 'logo');
    const keys = (await listOf(await backUp(await newBackupFolder()))).map(({ key }) => key);
    expect(keys.filter((key) => key.startsWith(`assets/${id}/`))).toHaveLength(2);
  });

  it('are not backed up at all when a list cannot be read from disk', async () => {
    const place = await newBackupFolder();
    const first = await backUp(place);
    const list = path.join(first.folder, first.manifest.objectList.name);
    await rm(list);
    await mkdir(list); // reading it is a disk error, not a missing file
    await expect(backUp(place)).rejects.toBeInstanceOf(PlaceError);
  });

  it.each([
    [2, 0],
    [3, 1],
  ])(
    'are requested up to three times; after %i failures, %i backups fail',
    async (times, failures) => {
      const requestedKeys: string[] = [];
      const storage: StoragePort = {
        ...storagePort(),
        get: async (key) => {
          requestedKeys.push(key);
          if (requestedKeys.filter((each) => each === key).length <= times)
            throw new StorageError(new Error('away'));
          return storagePort().get(key);
        },
      };
      const backups = await Promise.allSettled([backUp(await newBackupFolder(), { storage })]);
      expect(backups.filter(({ status }) => status === 'rejected')).toHaveLength(failures);
    },
  );
});
