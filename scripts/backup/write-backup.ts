import pg from 'pg';
import { type BackupRun, recordPlace, recordRun } from '@/lib/platform/backup/backup-runs';
import { checkSealingKeys } from '@/lib/platform/crypto/sealing-keys';
import { newId } from '@/lib/platform/ids/public-id';
import type { StoragePort } from '@/lib/platform/storage/port';
import packageJson from '@/package.json' with { type: 'json' };
import { BackupError } from './backup-error';
import { type BackupFile, verifyBackupFile, writeBackupFile } from './backup-files';
import type { BackupFolder } from './backup-folder';
import { encryptionIdsOf, requireMountedPlace, requireOwnPlace } from './check-place';
import { CopiedList, deleteCopiedList } from './copied-list';
import { type CopiedObjects, copyObjects } from './copy-objects';
import { findEarlierObjects } from './earlier-objects';
import { type Encryption, encryptionFor } from './encryption';
import { type Manifest, writeManifest } from './manifest';
import { objectListBytes } from './objects';
import {
  checkMark,
  deleteOldBackups,
  discardBackup,
  finishBackup,
  listBackups,
  openPlace,
  type StartedBackup,
  startBackup,
} from './place';
import { findStillReferenced, snapshotDatabase } from './snapshot';

export type BackupOptions = {
  databaseUrl: string;
  storage: StoragePort;
  /** The place of all the site's backups, a folder or `s3://bucket/prefix`. */
  to: string;
  keep: number;
  passphrase?: string | undefined;
  recipient?: string | undefined;
  /** Whether the place may be empty although a backup was written there. */
  isNewPlace?: boolean | undefined;
  /** Called for each step. */
  report: (line: string) => void;
};

export type WrittenBackup = {
  name: string;
  /** Its address, for the operator. */
  folder: string;
  manifest: Manifest;
  /** How many objects were copied: those that earlier backups lack, and those whose copies were damaged. */
  copiedObjects: number;
  /** Keys of files whose copies were damaged or missing. They were copied again if the storage has them. */
  damagedObjects: string[];
  /** Keys that rows still name but the storage lacks. If there are any, the backup is kept but counts as failed. */
  missingObjects: string[];
  deleted: string[];
};

/** The data of a run that is known at its start; `backup` is set later. */
type Run = Pick<BackupRun, 'kind' | 'startedAt' | 'backup'> & { id: string };

/**
 * An advisory lock: it allows only one backup of a database at a time, whatever the place. So its holder knows
 * that unfinished runs are dead.
 */
const LOCK = 7_365_082;
const NOT_FINISHED =
  'The backup is complete. Old backups are still being deleted, or it was killed while deleting them.';
const NO_ENCRYPTION: Encryption = { id: 'none', ending: '', encrypt: (source) => source };

/**
 * Writes a backup: the tables as of one moment, then the objects that their rows name. It reads back every file that it
 * wrote, and the day's share of existing ones. Only then does the folder count as a backup. Records the outcome in
 * `backup_runs`.
 */
export async function writeBackup(options: BackupOptions): Promise<WrittenBackup> {
  const startedAt = new Date();
  const run: Run = { id: newId(), kind: 'backup', startedAt };
  const client = new pg.Client({ connectionString: options.databaseUrl, keepAlive: true });
  client.on('error', () => {}); // the next query throws it
  await client.connect();
  try {
    await lockBackups(client);
    const backup = await write(options, client, run);
    const { manifest, name, missingObjects } = backup;
    await recordRun(client, {
      ...run,
      succeeded: missingObjects.length === 0,
      backup: name,
      bytes: backupBytes(manifest),
      tables: manifest.tables.length,
      objects: manifest.objects.count,
      detail: detailOf(backup),
    });
    await recordPlace(client, run.id, openPlace(options.to).address);
    return backup;
  } catch (error) {
    const detail = error instanceof Error ? error.message : String(error);
    await recordRun(client, { ...run, succeeded: false, detail }).catch(() => {});
    throw error;
  } finally {
    await client.end();
  }
}

/** What the operator should know about a written backup. */
const detailOf = ({ missingObjects, damagedObjects }: WrittenBackup): string =>
  [
    ...describeObjects(missingObjects, 'missing'),
    ...describeObjects(damagedObjects, 'damaged in the place'),
  ].join('; ');

const describeObjects = ([first, ...others]: string[], problem: string): string[] =>
  first ? [`objects ${problem}: ${1 + others.length}, beginning with ${first}`] : [];

/** The size of a backup with its objects, which it may share with others. */
export const backupBytes = ({ tables, contents, objectList, objects }: Manifest) =>
  [...tables, contents, objectList].reduce((sum, { bytes }) => sum + bytes, objects.bytes);

async function lockBackups(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ mine: boolean }>(
    'SELECT pg_try_advisory_lock($1) AS mine',
    [LOCK],
  );
  if (!rows[0]?.mine) throw new BackupError('Another backup of this database is being written.');
}

async function write(options: BackupOptions, client: pg.Client, run: Run): Promise<WrittenBackup> {
  const { databaseUrl, report } = options;
  await checkSealingKeys(databaseUrl); // writes missing canaries
  const place = openPlace(options.to);
  if (!options.isNewPlace) await requireMountedPlace(place, client);
  await requireOwnPlace(place, client);
  const encryption = await encryptionFor(place, options, await encryptionIdsOf(place));
  const started = await startBackup(place, await databaseTime(databaseUrl), run.id);
  const { name } = started;
  const finish = async () => {
    // Recorded before the backup is finished: a backup without a run would be taken for another site's.
    run.backup = name;
    await recordRun(client, { ...run, succeeded: false, detail: NOT_FINISHED });
    await finishBackup(place, started);
  };
  const backup = await writeFiles(options, place, started, encryption, finish).catch(
    async (error) => {
      await discardBackup(place, started).catch(() => {}); // the next backup deletes it
      throw error;
    },
  );
  return {
    name,
    folder: place.within(name).address,
    ...backup,
    deleted: await deleteOldBackups(place, name, options.keep, report, backup.missingObjects),
  };
}

/** Writes all files of a begun backup, reads them back, and calls `finish`. */
async function writeFiles(
  { databaseUrl, storage, report }: BackupOptions,
  place: BackupFolder,
  started: StartedBackup,
  encryption: Encryption,
  finish: () => Promise<void>,
): Promise<
  Pick<WrittenBackup, 'manifest' | 'copiedObjects' | 'damagedObjects' | 'missingObjects'>
> {
  const folder = place.within(started.name);
  const snapshot = await snapshotDatabase(databaseUrl, folder, encryption, report);
  const contents = await store(folder, 'contents.json.zst', snapshot.contents, encryption);
  const keys = snapshot.objectKeys;
  const earlier = await findEarlierObjects(place, await listBackups(place), encryption, keys);
  const copies = await copyObjects({
    ...{ storage, place, keys, earlier, encryption },
    at: snapshot.createdAt,
    copied: new CopiedList(place, encryption.id, started.name),
  });
  report(describeCopies(copies));
  const missingObjects = await findStillReferenced(databaseUrl, copies.missing);
  const { name, bytes, sha256 } = await writeBackupFile(
    folder,
    'objects.ndjson.zst',
    objectListBytes(copies.list),
    NO_ENCRYPTION,
  );
  const manifest: Manifest = {
    format: 1,
    run: started.run,
    createdAt: snapshot.createdAt.toISOString(),
    release: packageJson.version,
    migrations: snapshot.migrations,
    postgres: snapshot.postgres,
    encryption: encryption.id,
    sealingKeys: snapshot.sealingKeys,
    contents,
    tables: snapshot.tables,
    objectList: { name, bytes, sha256 },
    objects: {
      count: copies.list.length,
      bytes: copies.list.reduce((sum, each) => sum + each.bytes, 0),
      missing: missingObjects.length,
    },
  };
  for (const file of [...snapshot.tables, contents, manifest.objectList])
    await verifyBackupFile(folder, file);
  report('Read back: every file of this run is as it was written.');
  await checkMark(place, started);
  await writeManifest(folder, manifest);
  await deleteCopiedList(place); // before the backup is finished: a list that outlived its run would be trusted later
  await finish();
  return {
    manifest,
    copiedObjects: copies.copied,
    damagedObjects: copies.damaged,
    missingObjects,
  };
}

function describeCopies({ list, copied: copies, read }: CopiedObjects): string {
  const [total, newCopies, checkedCopies] = [list.length, copies, read].map((each) =>
    each.toLocaleString('en'),
  );
  return `objects: ${total}, of which ${newCopies} are new, and ${checkedCopies} earlier ones were read again`;
}

/** A backup is named after the time of the database's clock, which also dates everything in it. */
async function databaseTime(databaseUrl: string): Promise<Date> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client
    .query<{ now: Date }>('SELECT now() AS now')
    .finally(() => client.end());
  return rows[0]?.now ?? new Date();
}

async function store(
  folder: BackupFolder,
  name: string,
  value: unknown,
  encryption: Encryption,
): Promise<BackupFile> {
  const bytes = (async function* () {
    yield Buffer.from(JSON.stringify(value));
  })();
  const {
    clearBytes: _,
    clearSha256: __,
    ...stored
  } = await writeBackupFile(folder, name, bytes, encryption);
  return stored;
}
