import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { beforeAll, describe, expect, it } from 'vitest';
import { db } from '@/lib/platform/db/client';
import { env } from '@/lib/platform/env';
import type { StoragePort } from '@/lib/platform/storage/port';
import { storagePort } from '@/lib/platform/storage/select';
import { StorageError } from '@/lib/platform/storage-error';
import { readObjectList } from '@/scripts/backup/objects';
import { openPlace } from '@/scripts/backup/place';
import { restoreObjects } from '@/scripts/backup/restore-objects';
import { addMemorialWithPicture } from '@/tests/ports/media/memorial-with-picture';
import { backUp, checkBackupAt, newBackupFolder } from '@/tests/support/backup';
import { ada } from '@/tests/support/cast';
import { createEmptyDatabase } from '@/tests/support/empty-database';
import { queryDatabase } from '@/tests/support/query-database';

beforeAll(async () => {
  const { user } = await ada();
  for (let at = 0; at < 3; at++) await addMemorialWithPicture(user.id, true);
});

/** Starts a restore on a machine without data. */
const restore = (from: string, DATABASE_URL: string, MEDIA_DIR: string): ChildProcess =>
  spawn(process.execPath, ['--import', 'tsx', 'scripts/backup/restore-main.ts', from], {
    env: {
      ...process.env,
      ...{ DATABASE_URL, MEDIA_DIR, NODE_OPTIONS: '' },
      PERENNIAL_DATA_DIR: path.join(tmpdir(), 'no-data-folder'),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });

const readAll = (stream: Readable | null) => (stream ? text(stream) : '');

/** Makes a backup of three objects, then damages the first and deletes the second. */
async function backUpAndDamage() {
  const place = await newBackupFolder();
  const { folder, manifest } = await backUp(place);
  const list = await Array.fromAsync(readObjectList(openPlace(folder), manifest.objectList));
  const [damaged = '', missing = '', whole = ''] = list.map(({ key }) => key);
  const fileOf = (key: string) => path.join(place, 'objects/none', key);
  const bytes = await readFile(fileOf(damaged));
  bytes[5] = (bytes[5] ?? 0) ^ 1;
  await writeFile(fileOf(damaged), bytes);
  await rm(fileOf(missing));
  return { folder, damaged, missing, whole };
}

describe('a backup whose place has lost objects', () => {
  it('restores all rows and all other objects, names the lost ones and fails', async () => {
    const { folder, damaged, missing, whole } = await backUpAndDamage();
    const [url, media] = [
      await createEmptyDatabase(),
      await mkdtemp(path.join(tmpdir(), 'media-')),
    ];
    const child = restore(folder, url, media);
    const [out, errorOutput] = [readAll(child.stdout), readAll(child.stderr)];
    const [code] = await once(child, 'exit');
    expect(await out).toMatch(new RegExp(`Lost: .*${damaged} is damaged`));
    expect(await out).toMatch(new RegExp(`Lost: .*${missing} cannot be read`));
    expect(await out).not.toMatch(new RegExp(`Lost: .*${whole}`));
    expect(await errorOutput).toContain('has lost the 2 files above');
    expect(code).toBe(1);
    expect(await queryDatabase(url, 'SELECT 1 FROM memorials')).toHaveLength(
      await db().memorial.count(),
    );
    const original = await readFile(path.join(env().MEDIA_DIR ?? '', whole));
    expect(await readFile(path.join(media, whole))).toEqual(original);
    for (const lost of [damaged, missing])
      await expect(readFile(path.join(media, lost))).rejects.toThrow('ENOENT');
  });

  it('fails after three tries of each object if the storage is unreachable', async () => {
    const checked = await checkBackupAt((await backUp(await newBackupFolder())).folder);
    let attempts = 0;
    const unreachable: StoragePort = {
      ...storagePort(),
      get: () => {
        attempts++;
        throw new StorageError(new Error('away'));
      },
    };
    await expect(restoreObjects(checked, unreachable)).rejects.toBeInstanceOf(StorageError);
    expect(attempts % 3).toBe(0);
  });
});
