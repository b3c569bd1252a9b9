import { afterAll, inject } from 'vitest';
import { queryDatabase } from './query-database';

let databaseCount = 0;

/** Creates an empty database next to the test file's. It is dropped after the file. Returns its address. */
export async function emptyDatabase(): Promise<string> {
  const name = `test_empty_${process.env.VITEST_POOL_ID}_${++databaseCount}`;
  await onServer(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`, `CREATE DATABASE ${name}`);
  databases.push(name);
  return Object.assign(new URL(inject('postgres').url), { pathname: name }).href;
}

const databases: string[] = [];

afterAll(async () => {
  for (const name of databases.splice(0))
    await onServer(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
});

async function onServer(...statements: string[]): Promise<void> {
  for (const sql of statements) await queryDatabase(inject('postgres').url, sql);
}
