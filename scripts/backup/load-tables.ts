import { pipeline } from 'node:stream/promises';
import type { Client } from 'pg';
import { BackupError } from './backup-error';
import { createByteMeter, readBackupFile } from './backup-files';
import type { BackupFolder } from './backup-folder';
import type { Decryption } from './encryption';
import type { Contents } from './manifest';
import {
  copyIn,
  copyOut,
  type DatabaseTable,
  EXCLUDED_TABLES,
  listTables,
  prepareForCopy,
  quoteIdentifier,
} from './tables';

/**
 * Tables that may have rows although the database counts as empty: a first start writes canaries, a backup records
 * itself. The restore replaces them.
 */
const REPLACED_TABLES = ['sealing_keys', 'backup_runs'];

/** Throws `BackupError` if any other table has a row. A database without our tables counts as empty. */
export async function requireEmptyDatabase(client: Client): Promise<void> {
  for (const { name } of await listTables(client)) {
    if (REPLACED_TABLES.includes(name)) continue;
    const result = await client.query(`SELECT 1 FROM ${quoteIdentifier(name)} LIMIT 1`);
    if (result.rowCount !== 0)
      throw new BackupError(
        `This database is in use: its table ${name} has rows. A backup can only be restored into an empty one.`,
      );
  }
}

/**
 * Fills the empty tables from a backup, in the caller's transaction: all or nothing. Foreign keys are recreated after
 * loading, which checks all rows; then each table is read and compared. Needs no superuser, only the owner of the
 * tables.
 */
export async function loadTables(
  client: Client,
  folder: BackupFolder,
  { tables, sequences }: Contents,
  decrypt: Decryption,
  report: (line: string) => void,
): Promise<void> {
  await prepareForCopy(client);
  const databaseTables = await listTables(client);
  requireSameTables(databaseTables, tables);
  const keys = await readForeignKeys(client);
  for (const { table, name } of keys)
    await client.query(`ALTER TABLE ${table} DROP CONSTRAINT ${quoteIdentifier(name)}`);
  for (const { name } of databaseTables)
    await client.query(`ALTER TABLE ${quoteIdentifier(name)} DISABLE TRIGGER USER`);
  await requireEmptyDatabase(client); // checked again, now that nobody else can write
  for (const name of REPLACED_TABLES) await client.query(`DELETE FROM ${quoteIdentifier(name)}`);
  for (const table of tables)
    await pipeline(readBackupFile(folder, table.file, decrypt), copyIn(client, table));
  for (const { name } of databaseTables)
    await client.query(`ALTER TABLE ${quoteIdentifier(name)} ENABLE TRIGGER USER`);
  for (const { table, name, definition } of keys)
    await client.query(
      `ALTER TABLE ${table} ADD CONSTRAINT ${quoteIdentifier(name)} ${definition}`,
    );
  for (const { name, value } of sequences)
    await client.query('SELECT setval($1::regclass, $2)', [
      `public.${quoteIdentifier(name)}`,
      value,
    ]);
  await compare(client, databaseTables, tables, report);
}

function requireSameTables(
  databaseTables: DatabaseTable[],
  backupTables: Contents['tables'],
): void {
  const columnsByTable = new Map(
    databaseTables.map(({ name, columns }) => [name, columns.toSorted().join()]),
  );
  for (const { name, columns } of backupTables)
    if (columnsByTable.get(name) !== columns.toSorted().join())
      throw new BackupError(`The backup has a table ${name} that its migrations do not create.`);
}

type ForeignKey = { table: string; name: string; definition: string };

async function readForeignKeys(client: Client): Promise<ForeignKey[]> {
  const { rows } = await client.query<ForeignKey>(
    `SELECT c.conrelid::regclass::text AS "table", c.conname AS "name", pg_get_constraintdef(c.oid) AS "definition"
    FROM pg_constraint c JOIN pg_class t ON t.oid = c.conrelid
    WHERE c.contype = 'f' AND c.connamespace = 'public'::regnamespace AND t.relname <> ALL($1) ORDER BY 1, 2`,
    [EXCLUDED_TABLES],
  );
  return rows;
}

async function compare(
  client: Client,
  databaseTables: DatabaseTable[],
  tables: Contents['tables'],
  report: (line: string) => void,
): Promise<void> {
  for (const { name, columns, rows, sha256 } of tables) {
    const table = databaseTables.find((each) => each.name === name);
    if (!table) throw new Error(`${name} is gone`);
    const rowStream = copyOut(client, { ...table, columns });
    const { pass, result } = createByteMeter();
    for await (const _ of pass(rowStream));
    if (rowStream.rowCount !== rows || result().sha256 !== sha256)
      throw new BackupError(`The table ${name} differs from what the backup recorded.`);
    report(`${name}: ${rows.toLocaleString('en')} rows, equal`);
  }
}
