import { Client } from 'pg';
import { requireEmptyTables } from './empty-database';
import { insertRows } from './insert-rows';
import { madeUpMemorial } from './made-up-memorial';
import { madeUpUser } from './made-up-user';
import { sideBySide } from './side-by-side';
import { withoutAutovacuum } from './without-autovacuum';
import { withoutIndexes } from './without-indexes';

/** How many rows one statement inserts. */
const BATCH = 2_000;
const CONNECTIONS = 2;
/** The tables that are filled, directly or by triggers. */
const TABLES = [
  'users',
  'memorials',
  'memorial_names',
  'keepers',
  'search_entries',
  'search_name_words',
  'search_words',
  'search_word_steps',
];
const MEMORIALS_PER_USER = 4;
/** In megabytes, for each index that is built. */
const INDEX_MEMORY = 256;

/**
 * The triggers join new rows with their table. Without statistics, PostgreSQL would plan for a small table and read all
 * of it for each batch.
 */
const INDEXED_JOINS = 'SET LOCAL enable_hashjoin = off; SET LOCAL enable_mergejoin = off';

export type FillOptions = {
  memorials: number;
  /** The same seed makes the same rows. */
  seed: number;
  /** Called after every batch with the number of memorials so far. */
  onProgress?: (filledCount: number) => void;
};

/**
 * Fills a migrated database with made-up people and memorials: names in many scripts, 97 % public. Throws if it is not
 * empty. Afterwards all statistics are up to date, as on a site that grew slowly.
 */
export async function fillMemorials(
  url: string,
  { memorials, seed, onProgress }: FillOptions,
): Promise<void> {
  const clients = Array.from({ length: CONNECTIONS }, () => new Client({ connectionString: url }));
  await Promise.all(clients.map((client) => client.connect()));
  try {
    const [first] = clients as [Client, ...Client[]]; // CONNECTIONS of them
    await requireEmptyTables(first);
    for (const client of clients) {
      await client.query(`SET maintenance_work_mem = '${INDEX_MEMORY}MB'`);
      await client.query('SET synchronous_commit = off');
      await client.query('SET max_parallel_maintenance_workers = 1');
    }
    const users = Math.ceil(memorials / MEMORIALS_PER_USER);
    const owners: string[] = [];
    const fill = async () => {
      await inBatches(clients, users, async (client, numbers) => {
        const rows = numbers.map((number) => madeUpUser(seed, number));
        for (const [at, { id }] of rows.entries()) owners[(numbers[0] ?? 0) + at] = id;
        await insertRows(client, 'users', rows);
      });
      let filledCount = 0;
      await inBatches(clients, memorials, async (client, numbers) => {
        const batch = numbers.map((number) => madeUpMemorial(seed, number, owners));
        await client.query('BEGIN');
        await client.query(INDEXED_JOINS);
        await insertRows(
          client,
          'memorials',
          batch.map(({ memorial }) => memorial),
        );
        await insertRows(
          client,
          'memorial_names',
          batch.flatMap(({ names }) => names),
        );
        await client.query('COMMIT');
        filledCount += numbers.length;
        onProgress?.(filledCount);
      });
    };
    await withoutAutovacuum(url, TABLES, async () => {
      await withoutIndexes(clients, TABLES, fill);
      const { rows } = await first.query<{ statement: string }>(VACUUM);
      await sideBySide(
        clients,
        rows.map(({ statement }) => statement),
      );
    });
  } finally {
    await Promise.all(clients.map((client) => client.end()));
  }
}

/** One statement for each table, the largest first. */
const VACUUM = `SELECT format('VACUUM ANALYZE %s', relid::regclass) AS statement FROM pg_stat_user_tables
  ORDER BY pg_table_size(relid) DESC`;

/** Distributes the numbers below `count` to the connections, a batch at a time. */
async function inBatches(
  clients: Client[],
  count: number,
  insert: (client: Client, numbers: number[]) => Promise<void>,
): Promise<void> {
  let next = 0;
  await Promise.all(
    clients.map(async (client) => {
      while (next < count) {
        const from = next;
        next = Math.min(count, from + BATCH);
        await insert(
          client,
          Array.from({ length: next - from }, (_, at) => from + at),
        );
      }
    }),
  );
}
