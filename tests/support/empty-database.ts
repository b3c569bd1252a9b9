import { afterAll, inject } from 'vitest';
import { type NewDatabase, newDatabase } from './new-database';

const databases: NewDatabase[] = [];
let databaseCount = 0;

/** Creates an empty database next to the test file's. It is dropped after the file. Returns its address. */
export async function createEmptyDatabase(): Promise<string> {
  const name = `test_empty_${process.env.VITEST_POOL_ID}_${++databaseCount}`;
  const database = await newDatabase(inject('postgres').url, name);
  databases.push(database);
  return database.url;
}

afterAll(async () => {
  for (const { drop } of databases.splice(0)) await drop();
});
