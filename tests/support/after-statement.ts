import pg from 'pg';
import { vi } from 'vitest';

type Query = { text: string };

/**
 * Runs `sql` on another connection right after the first SELECT that names `table`, as if somebody else acted at that
 * moment. The returned function restores the client, and returns whether `sql` has run.
 * @param url the database that the code under test uses
 */
export function runAfterSelect(url: string, table: string, sql: string): () => boolean {
  let hasRun = false;
  const query = pg.Client.prototype.query;
  const run = async () => {
    const otherClient = new pg.Client({ connectionString: url });
    await otherClient.connect();
    await Reflect.apply(query, otherClient, [sql]);
    await otherClient.end();
  };
  const spy = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
    this: pg.Client,
    ...args: unknown[]
  ) {
    const [first] = args as [string | Query]; // pg accepts either
    const text = typeof first === 'string' ? first : first.text;
    const answer = Reflect.apply(query, this, args);
    if (hasRun || !/^\s*select/i.test(text) || !new RegExp(`\\b${table}\\b`).test(text))
      return answer;
    hasRun = true;
    return Promise.resolve(answer).then(async (rows) => {
      await run();
      return rows;
    });
  });
  return () => {
    spy.mockRestore();
    return hasRun;
  };
}
