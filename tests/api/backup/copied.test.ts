import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { beforeAll, describe, expect, it } from 'vitest';
import { db } from '@/lib/platform/db/client';
import { DAY_MS } from '@/lib/platform/durations';
import type { StoragePort } from '@/lib/platform/storage/port';
import { storagePort } from '@/lib/platform/storage/select';
import { CopiedList, readCopiedObjects } from '@/scripts/backup/copied-list';
import { isCheckedOn } from '@/scripts/backup/copy-objects';
import { checkObject, readObjectList } from '@/scripts/backup/objects';
import { openPlace } from '@/scripts/backup/place';
import type { WrittenBackup } from '@/scripts/backup/write-backup';
import { addMemorialWithPicture } from '@/tests/ports/media/memorial-with-picture';
import { backUp, newBackupFolder } from '@/tests/support/backup';
import { ada } from '@/tests/support/cast';

const PICTURES = 20;
const OBJECT = { key: 'media/a/320-x.webp', clearBytes: 1, bytes: 1, sha256: 'a'.repeat(64) };

let pictureId: string;

beforeAll(async () => {
  const { user } = await ada();
  for (let at = 0; at < PICTURES; at++)
    ({ pictureId } = await addMemorialWithPicture(user.id, true));
});

const listOf = ({ folder, manifest }: WrittenBackup) =>
  Array.fromAsync(readObjectList(openPlace(folder), manifest.objectList));

describe('the list of copied objects of an interrupted run', () => {
  it('saves the next run from copying them again, and is then deleted', async () => {
    const place = await newBackupFolder();
    const recipient = await identityToRecipient(await generateX25519Identity());
    let gets = 0;
    const dying: StoragePort = {
      ...storagePort(),
      get: (key) => {
        if (++gets > PICTURES / 2) throw new Error('it was killed');
        return storagePort().get(key);
      },
    };
    await expect(backUp(place, { recipient, storage: dying })).rejects.toThrow('it was killed');
    const before = (await readdir(path.join(place, '.copied'))).length;
    expect(before).toBe(1);
    const next = await backUp(place, { recipient });
    const list = await listOf(next);
    expect(list.length).toBeGreaterThanOrEqual(PICTURES);
    expect(next.copiedObjects).toBeLessThan(list.length - PICTURES / 4);
    for (const object of list)
      await checkObject(openPlace(place), next.manifest.encryption, object);
    expect(await readdir(place)).not.toContain('.copied');
    expect((await backUp(place, { recipient })).copiedObjects).toBe(0);
  });

  it('is written during the run, and later entries win', async () => {
    const place = openPlace(await newBackupFolder());
    const first = new CopiedList(place, 'none', '2026-01-01T00-00-00Z', 0);
    await first.add(OBJECT);
    await first.add({ ...OBJECT, key: 'media/b/320-x.webp' });
    const second = new CopiedList(place, 'none', '2026-01-02T00-00-00Z', 0);
    await second.add({ ...OBJECT, bytes: 2 });
    const copied = await readCopiedObjects(place, 'none');
    expect([...copied.keys()].sort()).toEqual(['media/a/320-x.webp', 'media/b/320-x.webp']);
    expect(copied.get(OBJECT.key)?.bytes).toBe(2);
    expect(await readCopiedObjects(place, '0123456789ab')).toEqual(new Map());
  });

  it('is written only after its interval', async () => {
    const place = openPlace(await newBackupFolder());
    const list = new CopiedList(place, 'none', '2026-01-01T00-00-00Z', DAY_MS);
    await list.add(OBJECT);
    expect(await readCopiedObjects(place, 'none')).toEqual(new Map());
    await list.write();
    expect((await readCopiedObjects(place, 'none')).size).toBe(1);
  });

  it('is ignored if it is damaged or was written without the key', async () => {
    const address = await newBackupFolder();
    const place = openPlace(address);
    await new CopiedList(place, 'none', '2026-01-01T00-00-00Z', 0).add(OBJECT);
    const [name = ''] = await readdir(path.join(address, '.copied'));
    const file = path.join(address, '.copied', name);
    const text = await readFile(file, 'utf8');
    await writeFile(file, text.replaceAll('a'.repeat(64), 'b'.repeat(64)));
    expect(await readCopiedObjects(place, 'none')).toEqual(new Map());
    await writeFile(file, text.slice(0, -9));
    expect(await readCopiedObjects(place, 'none')).toEqual(new Map());
    await writeFile(file, text);
    expect((await readCopiedObjects(place, 'none')).get(OBJECT.key)).toEqual(OBJECT);
  });
});

describe('the objects of earlier backups', () => {
  it('are each verified on one of any thirty consecutive days', () => {
    for (const key of Array.from({ length: 200 }, (_, at) => `media/${at}/320-x.webp`)) {
      const days = Array.from({ length: 30 }, (_, at) => new Date(1.8e12 + at * DAY_MS));
      expect(days.filter((day) => isCheckedOn(key, day))).toHaveLength(1);
    }
  });

  it('are copied again on that day if damaged, and the run reports them', async () => {
    const [today, tomorrow] = [new Date(), new Date(Date.now() + DAY_MS)];
    const keyOn = (day: Date) => {
      for (let at = 0; ; at++) {
        const key = `media/${pictureId}/320-${at}.webp`;
        if (isCheckedOn(key, day)) return key;
      }
    };
    // Midnight may pass during the test, so one of the two keys is due either way.
    const keys = [keyOn(today), keyOn(tomorrow)];
    const bytes = Buffer.from('no picture, and nobody decodes it');
    const about = { contentType: 'image/webp', bytes: bytes.length };
    for (const key of keys) await storagePort().put(key, bytes, about);
    const objects = JSON.stringify({ today: keys[0], tomorrow: keys[1] });
    await db()
      .$executeRaw`UPDATE media SET objects = objects || ${objects}::jsonb WHERE id = ${pictureId}`;
    const place = await newBackupFolder();
    await backUp(place);
    const fileOf = (key: string) => path.join(place, 'objects/none', key);
    for (const key of keys) await writeFile(fileOf(key), Buffer.alloc(bytes.length, 1));
    const { damagedObjects, copiedObjects } = await backUp(place);
    expect(damagedObjects).toHaveLength(1);
    expect(keys).toContain(damagedObjects[0]);
    expect(copiedObjects).toBe(1);
    expect(await readFile(fileOf(damagedObjects[0] ?? ''))).toEqual(bytes);
    const run = await db().backupRun.findFirst({ orderBy: { endedAt: 'desc' } });
    expect(run).toMatchObject({ succeeded: true });
    expect(run?.detail).toContain(
      `objects damaged in the place: 1, beginning with ${damagedObjects[0]}`,
    );
  });
});
