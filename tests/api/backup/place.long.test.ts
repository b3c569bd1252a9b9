import { readdir } from 'node:fs/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { backUp, newBackupFolder, restoreToNewDatabase } from '@/tests/support/backup';
import { ada } from '@/tests/support/cast';

beforeAll(async () => {
  await ada();
});

describe('a place with backups of a copy of the site', () => {
  it('is refused once both have written there, and nothing is deleted', async () => {
    const place = await newBackupFolder();
    const first = await backUp(place);
    const copy = await restoreToNewDatabase(first.folder);
    const backupOfCopy = await backUp(place, { databaseUrl: copy }); // it was restored from the newest backup
    const before = await readdir(place, { recursive: true });
    await expect(backUp(place, { keep: 1 })).rejects.toThrow(
      `${backupOfCopy.folder} is not of this database`,
    );
    expect(await readdir(place, { recursive: true })).toEqual(before);
    await backUp(place, { databaseUrl: copy, keep: 1 });
  });

  it('is refused by a copy that was restored from an older backup', async () => {
    const place = await newBackupFolder();
    const older = await backUp(place);
    const copy = await restoreToNewDatabase(older.folder);
    await backUp(place);
    await expect(backUp(place, { databaseUrl: copy })).rejects.toThrow('Name another place');
  });
});
