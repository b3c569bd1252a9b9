import type { ClientBase } from 'pg';

const TABLES = `SELECT quote_ident(tablename) AS name FROM pg_tables
  WHERE schemaname = 'public' AND tablename <> '_prisma_migrations'`;

/** Throws unless every table of the product is empty, so that a database in use is never filled. */
export async function requireEmptyTables(client: ClientBase): Promise<void> {
  const { rows } = await client.query<{ name: string }>(TABLES);
  for (const { name } of rows) {
    const result = await client.query(`SELECT 1 FROM ${name} LIMIT 1`);
    if (result.rowCount !== 0)
      throw new Error(
        `This database is in use: its table ${name} has rows. Made-up memorials go into an empty one only.`,
      );
  }
}
