import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { beforeAll, describe, expect, it } from 'vitest';
import { db } from '@/lib/platform/db/client';
import { env } from '@/lib/platform/env';
import { newId } from '@/lib/platform/ids/public-id';
import type { BackupFolder } from '@/scripts/backup/backup-folder';
import { DiskFolder } from '@/scripts/backup/disk-folder';
import { readManifest } from '@/scripts/backup/manifest';
import {
  deleteOldBackups,
  discardBackup,
  findBackup,
  finishBackup,
  listBackups,
  openPlace,
  startBackup,
} from '@/scripts/backup/place';
import { checkBackup } from '@/scripts/backup/restore-backup';
import type { WrittenBackup } from '@/scripts/backup/write-backup';
import { backUp, newBackupFolder } from '@/tests/support/backup';
import { ada } from '@/tests/support/cast';
import { queryDatabase } from '@/tests/support/query-database';

const nameOf = ({ folder }: WrittenBackup) => path.basename(folder);
const A_DAY = new Date('2026-02-03T04:05:06Z');

beforeAll(async () => {
  await ada();
});

describe('a place that may have backups of another site', () => {
  it('contains no backup that the other site deleted during the run', async () => {
    const place = openPlace(await newBackupFolder());
    const ours = await startBackup(place, A_DAY, 'ours');
    const theirs = await startBackup(place, A_DAY, 'theirs'); // deletes ours as a leftover
    await expect(finishBackup(place, ours)).rejects.toThrow('Another site writes its backups');
    await finishBackup(place, theirs);
  });

  it('is not recognized by name only: two sites may start in the same second', async () => {
    const place = await newBackupFolder();
    const { manifest } = await backUp(place);
    await db().backupRun.update({ where: { id: manifest.run }, data: { id: newId() } });
    await expect(backUp(place)).rejects.toThrow('is not of this database');
  });

  it('is accepted even if the newest backup is damaged', async () => {
    const place = await newBackupFolder();
    await backUp(place);
    const newest = await backUp(place);
    await rm(path.join(newest.folder, 'manifest.json'));
    await backUp(place);
  });

  it('is recognized even if the last backup could not be recorded', async () => {
    const place = await newBackupFolder();
    const { DATABASE_URL } = env();
    await queryDatabase(
      DATABASE_URL,
      `CREATE FUNCTION die() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'it was killed'; END $$;
      CREATE TRIGGER die BEFORE UPDATE ON backup_runs FOR EACH ROW EXECUTE FUNCTION die()`,
    );
    await expect(backUp(place)).rejects.toThrow('it was killed');
    await queryDatabase(DATABASE_URL, 'DROP FUNCTION die CASCADE');
    const [name = ''] = await listBackups(openPlace(place));
    const { run: id } = await readManifest(openPlace(place).within(name));
    const run = await db().backupRun.findUnique({ where: { id } });
    expect(run).toMatchObject({ succeeded: false, detail: expect.stringContaining('killed') });
    await backUp(place);
  });
});

describe('a place that is empty although it had a backup', () => {
  it('is refused and left empty, unless it is meant as a new place', async () => {
    const place = await newBackupFolder();
    const { name } = await backUp(place);
    await rename(place, `${place}-disk`);
    await mkdir(place); // a mount point whose disk is not mounted
    const passphrase = 'a passphrase for tests';
    await expect(backUp(place, { passphrase })).rejects.toThrow(
      `${place} has no backup, though ${name} was written there`,
    );
    expect(await readdir(place)).toEqual([]);
    const run = await db().backupRun.findFirst({ orderBy: { endedAt: 'desc' } });
    expect(run).toMatchObject({ succeeded: false, detail: expect.stringContaining('mounted') });
    await backUp(await newBackupFolder()); // a different place, which is new
    const newBackup = await backUp(place, { isNewPlace: true });
    await backUp(place);
    expect(await listBackups(openPlace(place))).toContain(newBackup.name);
  });
});

describe('an abandoned backup', () => {
  it('does not count even if the place fails after its mark was deleted', async () => {
    const disk = new DiskFolder(await newBackupFolder());
    const unfinished = await startBackup(disk, A_DAY, 'run');
    await disk.write(`${unfinished.name}/manifest.json`, Readable.from([Buffer.from('{}')]));
    await finishBackup(disk, unfinished);
    const dying: BackupFolder = Object.assign(Object.create(disk), {
      delete: () => Promise.reject(new Error('the place is gone')),
    });
    await expect(discardBackup(dying, unfinished)).rejects.toThrow('the place is gone');
    expect(await listBackups(disk)).toEqual([]);
  });
});

describe('old backups', () => {
  it('do not include the backup just written, whatever the clock says', async () => {
    const place = await newBackupFolder();
    const written = await backUp(place);
    for (const later of ['2999-01-01T00-00-00Z', '2999-01-02T00-00-00Z'])
      await openPlace(place).write(`${later}/x`, Readable.from([Buffer.from('x')]));
    const lines: string[] = [];
    const log = (line: string) => void lines.push(line);
    const deleted = await deleteOldBackups(openPlace(place), nameOf(written), 2, log);
    expect(deleted).toEqual(['2999-01-01T00-00-00Z']);
    expect(lines).toContainEqual(
      expect.stringMatching(/^2999-01-02T00-00-00Z already exists .*clock/),
    );
    await checkBackup(openPlace(place), nameOf(written), {});
  });

  it('cause no warning about the clock if none of them has a later time', async () => {
    const place = await newBackupFolder();
    await backUp(place);
    const lines: string[] = [];
    await backUp(place, { keep: 1, report: (line) => lines.push(line) });
    expect(lines.filter((line) => line.includes('clock'))).toEqual([]);
  });
});

it('finds a backup by a relative path, and in the current folder', async () => {
  const place = await newBackupFolder();
  const written = await backUp(place);
  const relative = path.relative(process.cwd(), written.folder);
  expect(await findBackup(relative)).toMatchObject({ name: nameOf(written) });
  const before = process.cwd();
  process.chdir(written.folder);
  const found = await findBackup('.').finally(() => process.chdir(before));
  expect(found).toMatchObject({ name: nameOf(written) });
  expect(found.place.address).toBe(place);
});
