import { rm } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { recordRun } from '@/lib/platform/backup/backup-runs';
import { configuredKeyIds } from '@/lib/platform/crypto/sealing';
import { checkSealingKeys } from '@/lib/platform/crypto/sealing-keys';
import type { StoragePort } from '@/lib/platform/storage/port';
import packageJson from '@/package.json' with { type: 'json' };
import { BackupError } from './backup-error';
import { checkStored, type StoredFile, writeBackupFile } from './backup-files';
import { type Encryption, encryptionFor } from './encryption';
import {
  keyOfManifest,
  type Manifest,
  readManifest,
  readOwnManifest,
  writeManifest,
} from './manifest';
import { copyObjects, objectListBytes, objectsOfLast } from './objects';
import { beginBackup, deleteOldBackups, finishBackup, listBackups, openPlace } from './place';
import { stillNamed, takeSnapshot } from './snapshot';

export type BackupOptions = {
  databaseUrl: string;
  storage: StoragePort;
  /** The folder of all backups of this site. */
  to: string;
  keep: number;
  passphrase?: string | undefined;
  recipient?: string | undefined;
  /** Hears of each step. */
  say: (line: string) => void;
};

export type WrittenBackup = {
  folder: string;
  manifest: Manifest;
  /** Files, and objects that earlier backups did not have. */
  copiedObjects: number;
  /** Keys that rows still name and the storage does not have: with any, the backup is kept and counts as failed. */
  missingObjects: string[];
  deleted: string[];
};

/** One backup of a database at a time, in whatever place: also the runs that died here are then known to be dead. */
const LOCK = 7_365_082;
const NOTHING: Encryption = { id: 'none', ending: '', encrypt: (source) => source };

/**
 * Writes a backup: the tables as they are at one moment, then the objects that their rows name. Every file has been read
 * back when it returns; before that nothing in the place is taken for a backup. The outcome is written to `backup_runs`.
 */
export async function writeBackup(options: BackupOptions): Promise<WrittenBackup> {
  const startedAt = new Date();
  const client = new pg.Client({ connectionString: options.databaseUrl, keepAlive: true });
  client.on('error', () => {}); // the next query says so
  await client.connect();
  try {
    await lockBackups(client);
    const written = await write(options);
    const { manifest, folder, missingObjects } = written;
    await recordRun(client, {
      kind: 'backup',
      startedAt,
      succeeded: missingObjects.length === 0,
      backup: path.basename(folder),
      bytes: bytesOf(manifest),
      tables: manifest.tables.length,
      objects: manifest.objects.count,
      detail: missingObjects.length > 0 ? `${missingObjects.length} objects are missing` : '',
    });
    return written;
  } catch (error) {
    const detail = error instanceof Error ? error.message : String(error);
    await recordRun(client, { kind: 'backup', startedAt, succeeded: false, detail }).catch(
      () => {},
    );
    throw error;
  } finally {
    await client.end();
  }
}

/** How much a backup takes, with its objects, which it may share with others. */
export const bytesOf = ({ tables, contents, objectList, objects }: Manifest) =>
  [...tables, contents, objectList].reduce((sum, { bytes }) => sum + bytes, objects.bytes);

async function lockBackups(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ mine: boolean }>(
    'SELECT pg_try_advisory_lock($1) AS mine',
    [LOCK],
  );
  if (!rows[0]?.mine) throw new BackupError('Another backup of this database is being written.');
}

async function write(options: BackupOptions): Promise<WrittenBackup> {
  const { databaseUrl, storage, say } = options;
  await checkSealingKeys(databaseUrl); // writes canaries that are still missing
  const place = await openPlace(options.to);
  await refuseOthersPlace(place);
  const encryption = await encryptionFor(place, options, await encryptionIdsOf(place));
  const folder = await beginBackup(place);
  try {
    const snapshot = await takeSnapshot(databaseUrl, folder, encryption, say);
    const contents = await store(folder, 'contents.json.zst', snapshot.contents, encryption);
    const names = await listBackups(place);
    const earlier = await objectsOfLast(place, names, encryption);
    const copied = await copyObjects(storage, place, snapshot.objectKeys, earlier, encryption);
    say(`objects: ${copied.list.length.toLocaleString('en')}, of which ${copied.copied} are new`);
    const missingObjects = await stillNamed(databaseUrl, copied.missing);
    const { name, bytes, sha256 } = await writeBackupFile(
      folder,
      'objects.ndjson.zst',
      objectListBytes(copied.list),
      NOTHING,
    );
    const manifest: Manifest = {
      format: 1,
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
        count: copied.list.length,
        bytes: copied.list.reduce((sum, each) => sum + each.bytes, 0),
        missing: missingObjects.length,
      },
    };
    for (const file of [...snapshot.tables, contents, manifest.objectList])
      await checkStored(folder, file);
    say('Read back: every file is as it was written.');
    await writeManifest(folder, manifest);
    const finished = await finishBackup(place, folder, snapshot.createdAt);
    return {
      folder: path.join(place, finished),
      manifest,
      copiedObjects: copied.copied,
      missingObjects,
      // An older backup may have the last copy of a missing file.
      deleted: missingObjects.length > 0 ? [] : await deleteOldBackups(place, options.keep, say),
    };
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
}

/** Where the backups of another site are, its oldest would be deleted as ours. */
async function refuseOthersPlace(place: string): Promise<void> {
  const newest = (await listBackups(place)).at(-1);
  if (!newest) return;
  const folder = path.join(place, newest);
  // Of a key that is gone since, nobody can say whose it was.
  if (configuredKeyIds().includes(await keyOfManifest(folder))) await readOwnManifest(folder);
}

/** How the backups of a place are encrypted; of a damaged manifest nobody knows. */
async function encryptionIdsOf(place: string): Promise<string[]> {
  const ids: string[] = [];
  for (const name of await listBackups(place)) {
    const manifest = await readManifest(path.join(place, name)).catch(() => undefined);
    if (manifest) ids.push(manifest.encryption);
  }
  return ids;
}

async function store(
  folder: string,
  name: string,
  value: unknown,
  encryption: Encryption,
): Promise<StoredFile> {
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
