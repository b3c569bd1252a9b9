import pg from 'pg';
import { afterAll, inject } from 'vitest';

let made = 0;

/** Creates an empty database next to the test file's. It is dropped after the file. Returns its address. */
export async function emptyDatabase(): Promise<string> {
  const name = `test_empty_${process.env.VITEST_POOL_ID}_${++made}`;
  await onServer(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`, `CREATE DATABASE ${name}`);
  databases.push(name);
  return Object.assign(new URL(inject('postgres').url), { pathname: name }).href;
}

const databases: string[] = [];

afterAll(async () => {
  for (const name of databases.splice(0))
    await onServer(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
});

/** Runs a query in any database of the test server. */
export async function ask<Row extends pg.QueryResultRow>(
  url: string,
  sql: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return client
    .query<Row>(sql, values)
    .then(({ rows }) => rows)
    .finally(() => client.end());
}

async function onServer(...statements: string[]): Promise<void> {
  for (const sql of statements) await ask(inject('postgres').url, sql);
}
