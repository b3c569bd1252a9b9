import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { runQuery } from '@/lab/bench/filled-databases';
import { EXCLUDED_TABLES } from '@/scripts/backup/tables';

const TABLES = `SELECT tablename::text AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY 1`;
/** The record of backups and restores, which a restore itself changes. */
const BACKUP_RECORDS = 'backup_runs';

export type Comparison = {
  tables: number;
  rows: number;
  objects: number;
  bytes: number;
  different: string[];
};

/**
 * Compares two databases table by table, and two media folders file by file, without using the code of backups.
 * `different` lists the differences.
 */
export async function compareSites(
  one: { databaseUrl: string; media: string },
  other: { databaseUrl: string; media: string },
): Promise<Comparison> {
  const [ourTables, otherTables] = [
    await tablesOf(one.databaseUrl),
    await tablesOf(other.databaseUrl),
  ];
  const [files, copies] = [await filesOf(one.media), await filesOf(other.media)];
  const different = [
    ...differences(ourTables, otherTables, ({ hash }) => hash),
    ...differences(files, copies, ({ sha256 }) => sha256),
  ];
  return {
    tables: ourTables.size,
    rows: [...ourTables.values()].reduce((sum, { rows }) => sum + rows, 0),
    objects: files.size,
    bytes: [...files.values()].reduce((sum, { bytes }) => sum + bytes, 0),
    different,
  };
}

/** The number of files in a folder, and their bytes. */
export async function folderSize(folder: string): Promise<{ files: number; bytes: number }> {
  let [files, bytes] = [0, 0];
  for (const file of await namesIn(folder)) {
    files += 1;
    bytes += (await stat(path.join(folder, file))).size;
  }
  return { files, bytes };
}

function differences<Value>(
  one: Map<string, Value>,
  other: Map<string, Value>,
  hashOf: (value: Value) => string,
): string[] {
  const names = new Set([...one.keys(), ...other.keys()]);
  const valueIn = (values: Map<string, Value>, name: string) => {
    const value = values.get(name);
    return value === undefined ? 'missing' : hashOf(value);
  };
  return [...names].filter((name) => valueIn(one, name) !== valueIn(other, name));
}

async function tablesOf(url: string) {
  const tables = new Map<string, { rows: number; hash: string }>();
  for (const { name } of await runQuery(url, TABLES)) {
    const table = String(name);
    if ([...EXCLUDED_TABLES, BACKUP_RECORDS].includes(table)) continue;
    const [row] = await runQuery(
      url,
      `SELECT count(*)::int AS rows, coalesce(md5(string_agg(md5(t::text), '' ORDER BY md5(t::text))), '') AS hash FROM "${table}" t`,
    );
    tables.set(table, { rows: Number(row?.rows), hash: String(row?.hash) });
  }
  return tables;
}

async function filesOf(folder: string) {
  const hashes = new Map<string, { bytes: number; sha256: string }>();
  for (const file of await namesIn(folder)) {
    const body = await readFile(path.join(folder, file));
    const sha256 = createHash('sha256').update(body).digest('hex');
    hashes.set(file, { bytes: body.length, sha256 });
  }
  return hashes;
}

async function namesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
}
