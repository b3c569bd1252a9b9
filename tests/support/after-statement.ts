import pg from 'pg';
import { vi } from 'vitest';

type Query = { text: string };

/**
 * Lets another connection run `sql` right after the first statement that names `table` has been answered, as if somebody
 * did it at that moment. Returns what puts the client back as it was, and tells whether it came to that.
 * @param url the database that the code under test uses
 */
export function afterStatement(url: string, table: string, sql: string): () => boolean {
  let hasRun = false;
  const query = pg.Client.prototype.query;
  const run = async () => {
    const other = new pg.Client({ connectionString: url });
    await other.connect();
    await Reflect.apply(query, other, [sql]);
    await other.end();
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
