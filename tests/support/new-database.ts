import { queryDatabase } from './query-database';

export type NewDatabase = { url: string; drop: () => Promise<void> };

/**
 * Creates a database on the same server as `beside`. It is empty or a copy of `template`, to which nobody may be
 * connected at that moment.
 */
export async function newDatabase(
  beside: string,
  name: string,
  template = 'template1',
): Promise<NewDatabase> {
  await queryDatabase(beside, `CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY WAL_LOG`);
  return {
    url: Object.assign(new URL(beside), { pathname: `/${name}` }).href,
    drop: async () => void (await queryDatabase(beside, `DROP DATABASE ${name} WITH (FORCE)`)),
  };
}
