import { queryDatabase } from './query-database';

export type NewDatabase = { url: string; drop: () => Promise<void> };

/**
 * Creates a database on the same server as `siblingUrl`. It is empty or a copy of `template`, to which nobody may be
 * connected at that moment.
 */
export async function newDatabase(
  siblingUrl: string,
  name: string,
  template = 'template1',
): Promise<NewDatabase> {
  await queryDatabase(siblingUrl, `CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY WAL_LOG`);
  return {
    url: Object.assign(new URL(siblingUrl), { pathname: `/${name}` }).href,
    drop: async () => void (await queryDatabase(siblingUrl, `DROP DATABASE ${name} WITH (FORCE)`)),
  };
}
