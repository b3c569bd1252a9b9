import { afterAll, inject } from 'vitest';
import { newId } from '@/lib/platform/ids/public-id';
import { type NewDatabase, newDatabase } from './new-database';

const databases: NewDatabase[] = [];

/** Creates an empty database next to the test file's. It is dropped after the file. Returns its address. */
export async function createEmptyDatabase(): Promise<string> {
  const name = `test_empty_${newId().toLowerCase()}`;
  const database = await newDatabase(inject('postgres').url, name);
  databases.push(database);
  return database.url;
}

afterAll(async () => {
  for (const { drop } of databases.splice(0)) await drop();
});
