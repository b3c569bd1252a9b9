import pg from 'pg';
import { sealedByKey } from '@/lib/platform/crypto/sealing-keys';
import { BackupError } from './backup-error';
import { type BackupFile, writeBackupFile } from './backup-files';
import type { BackupFolder } from './backup-folder';
import type { Encryption } from './encryption';
import type { Contents } from './manifest';
import { copyOut, listTables, prepareForCopy, quoteIdentifier } from './tables';

export type DatabaseSnapshot = {
  createdAt: Date;
  postgres: string;
  migrations: string[];
  sealingKeys: { id: string; canary: string }[];
  contents: Contents;
  tables: BackupFile[];
  /** The storage keys of all objects that the rows name, sorted. They cannot contain line breaks. */
  objectKeys: string[];
};

/**
 * Copies every table as of one moment, in one REPEATABLE READ transaction, while the site keeps writing. Migrations
 * wait until it ends. Calls `report` for each table.
 */
export async function snapshotDatabase(
  databaseUrl: string,
  folder: BackupFolder,
  encryption: Encryption,
  report: (line: string) => void,
): Promise<DatabaseSnapshot> {
  // Without keepAlive, it would wait forever for a server that has disappeared.
  const client = new pg.Client({ connectionString: databaseUrl, keepAlive: true });
  client.on('error', () => {}); // the next query throws it
  await client.connect();
  try {
    await prepareForCopy(client);
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    const tables = await listTables(client);
    await client.query(
      `LOCK TABLE ${tables.map(({ name }) => quoteIdentifier(name)).join(', ')} IN ACCESS SHARE MODE`,
    );
    const metadata = await readMetadata(client);
    requireCanaries(await sealedByKey(client), metadata.sealingKeys);
    const contents: Contents = { tables: [], sequences: await readSequences(client) };
    const files: BackupFile[] = [];
    for (const table of tables) {
      const rows = copyOut(client, table);
      const file = await writeBackupFile(folder, `tables/${table.name}.copy.zst`, rows, encryption);
      const { clearSha256, clearBytes: _, ...stored } = file;
      files.push(stored);
      contents.tables.push({
        name: table.name,
        columns: table.columns,
        rows: rows.rowCount,
        sha256: clearSha256,
        file: stored.name,
      });
      report(`${table.name}: ${rows.rowCount.toLocaleString('en')} rows`);
    }
    const objectKeys = await readObjectKeys(client);
    await client.query('COMMIT');
    return { ...metadata, contents, tables: files, objectKeys };
  } finally {
    await client.end();
  }
}

/** The manifest must name every key in use: otherwise a restore would not notice that one is missing. */
function requireCanaries(
  usedKeys: { id: string; values: number }[],
  canaries: DatabaseSnapshot['sealingKeys'],
): void {
  for (const { id, values } of usedKeys)
    if (!canaries.some((each) => each.id === id))
      throw new BackupError(
        `The key ${id} sealed ${values} values and has no canary: add it to FIELD_ENCRYPTION_KEYS, then try again.`,
      );
}

async function readMetadata(client: pg.Client) {
  const timeAndVersion = await client.query<{ createdAt: Date; postgres: string }>(
    `SELECT now() AS "createdAt", current_setting('server_version') AS "postgres"`,
  );
  const migrations = await client.query<{ name: string }>(`
    SELECT migration_name AS name FROM _prisma_migrations
    WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL ORDER BY 1`);
  const sealingKeys = await client.query<{ id: string; canary: string }>(
    'SELECT "id", "canary" FROM "sealing_keys" ORDER BY "id"',
  );
  const [row] = timeAndVersion.rows;
  if (!row) throw new Error('PostgreSQL did not return the time');
  return {
    ...row,
    migrations: migrations.rows.map(({ name }) => name),
    sealingKeys: sealingKeys.rows,
  };
}

/** Sequences are not part of a snapshot. Read later, their values are higher, which does no harm. */
async function readSequences(client: pg.Client): Promise<Contents['sequences']> {
  const { rows } = await client.query<{ name: string; value: string }>(`
    SELECT sequencename::text AS name, last_value::text AS value FROM pg_sequences
    WHERE schemaname = 'public' AND last_value IS NOT NULL ORDER BY 1`);
  return rows;
}

/** Returns those keys that a row still names: a file may have been deleted, with its row, after the snapshot. */
export async function findStillReferenced(databaseUrl: string, keys: string[]): Promise<string[]> {
  if (keys.length === 0) return [];
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const referenced = new Set(await readObjectKeys(client).finally(() => client.end()));
  return keys.filter((key) => referenced.has(key));
}

/** Skips orphaned rows, whose files are being deleted. */
async function readObjectKeys(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ key: string }>(`
    SELECT DISTINCT o.value COLLATE "C" AS key FROM (
      SELECT "objects" FROM "media" WHERE "state" <> 'orphaned' UNION ALL SELECT "objects" FROM "assets"
    ) named, jsonb_each_text(named."objects") o ORDER BY 1`);
  return rows.map(({ key }) => key);
}
