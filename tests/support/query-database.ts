import pg from 'pg';

/** Runs a query over a connection that is closed afterwards. Returns the rows. */
export async function queryDatabase<Row extends pg.QueryResultRow>(
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
