import pg, { type ClientBase } from 'pg';
import { configuredKeyIds, seal, UnsealError, unseal } from './sealing';

/** The clear text of each key's canary. */
const CANARY = 'perennial';
const CONNECT_MS = 3_000;
const STATEMENT_MS = 60_000;
/**
 * The advisory lock that lets one starting instance at a time check and write canaries: if two
 * instances start for the first time with different keys, the second is refused.
 */
const LOCK = 7_365_083;
/** A canary younger than this means that an instance with that key is starting now. */
const STARTUP_PERIOD = '1 minute';

/** The configured keys cannot decrypt what the database contains. */
export class WrongKeysError extends Error {}

export type SealedColumn = { table: string; column: string; keys: string[] };

/**
 * Throws `WrongKeysError` unless FIELD_ENCRYPTION_KEYS can decrypt this database: each key in use
 * has left a canary, a known text. Writes the canaries of new keys. Nothing may be encrypted before
 * this has returned, because what a wrong key encrypts is lost when the right one is restored.
 */
export async function checkSealingKeys(databaseUrl: string): Promise<void> {
  const client = new pg.Client({
    connectionString: databaseUrl,
    connectionTimeoutMillis: CONNECT_MS,
    statement_timeout: STATEMENT_MS,
  });
  client.on('error', () => undefined); // the query fails as well and reports it
  await client.connect();
  try {
    await client.query('BEGIN');
    await client.query('SELECT pg_advisory_xact_lock($1)', [LOCK]);
    const canaries = await readCanaries(client);
    const errors =
      canaries.size > 0
        ? await findKeyErrors(client, canaries)
        : await findErrorsWithoutCanaries(client);
    if (errors.length > 0) throw new WrongKeysError(toErrorText(errors));
    await writeCanaries(client, canaries);
    await client.query('COMMIT');
  } finally {
    await client.end();
  }
}

/** The canary of each key in use, by key id. */
export async function readCanaries(client: ClientBase): Promise<Map<string, string>> {
  const { rows } = await client.query<{ id: string; canary: string }>(
    'SELECT "id", "canary" FROM "sealing_keys" ORDER BY "id"',
  );
  return new Map(rows.map(({ id, canary }) => [id, canary]));
}

/** What is wrong with the key of a canary: it is not configured or differs; undefined if it decrypts the canary. */
export function sealingKeyError(id: string, canary: string): string | undefined {
  if (!configuredKeyIds().includes(id)) return `the key ${id} is missing`;
  return isCanaryValid(canary) ? undefined : `the key ${id} is not the same as before`;
}

/**
 * Every column with encrypted text (their names end in "Sealed"), with the columns of its primary
 * key.
 */
export async function sealedColumns(client: ClientBase): Promise<SealedColumn[]> {
  const { rows } = await client.query<SealedColumn>(`
    SELECT c.relname AS "table", a.attname AS "column", (
      SELECT array_agg(k.attname::text ORDER BY array_position(i.indkey::int[], k.attnum::int)) FROM pg_index i
      JOIN pg_attribute k ON k.attrelid = c.oid AND k.attnum = ANY(i.indkey) WHERE i.indrelid = c.oid AND i.indisprimary
    ) AS "keys"
    FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND NOT a.attisdropped
    WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' AND a.attname LIKE '%Sealed'
    ORDER BY 1, 2`);
  return rows;
}

/** How many values each key has encrypted, with one of them as a sample. Reads every row. */
export async function sealedByKey(
  client: ClientBase,
): Promise<{ id: string; values: number; sample: string }[]> {
  const columns = (await sealedColumns(client)).map(
    ({ table, column }) => `SELECT "${column}" AS v FROM "${table}" WHERE "${column}" <> ''`,
  );
  const { rows } = await client.query<{ id: string; values: number; sample: string }>(`
    SELECT split_part(v, ':', 1) AS "id", count(*)::int AS "values", min(v) AS "sample"
    FROM (${columns.join(' UNION ALL ')}) AS sealed GROUP BY 1 ORDER BY 1`);
  return rows;
}

async function findKeyErrors(client: ClientBase, canaries: Map<string, string>): Promise<string[]> {
  const errors = new Map<string, string>();
  for (const [id, canary] of canaries) {
    const keyError = sealingKeyError(id, canary);
    if (keyError) errors.set(id, keyError);
  }
  if (errors.size === 0) return [];
  const used = new Map((await sealedByKey(client)).map(({ id, values }) => [id, values]));
  const problems: string[] = [];
  for (const [id, keyError] of errors) {
    if (used.has(id)) problems.push(`${keyError}, which sealed ${used.get(id)} values`);
    else {
      // It has encrypted nothing (any more, after rotate-keys), so nothing is lost without it.
      const { rowCount } = await client.query(
        `DELETE FROM "sealing_keys" WHERE "id" = $1 AND "createdAt" < now() - interval '${STARTUP_PERIOD}'`,
        [id],
      );
      if (rowCount === 0)
        problems.push(`${keyError}, with which an instance started less than a minute ago`);
      canaries.delete(id);
    }
  }
  return problems;
}

/** Before the first canaries exist, the encrypted values themselves are used as a test. */
async function findErrorsWithoutCanaries(client: ClientBase): Promise<string[]> {
  const sealed = await sealedByKey(client);
  return sealed.flatMap(({ id, values, sample }) => {
    if (!configuredKeyIds().includes(id))
      return [`the key ${id} is missing, which sealed ${values} values`];
    return canUnseal(sample) ? [] : [`the key ${id} is not the same as before`];
  });
}

async function writeCanaries(client: ClientBase, known: Map<string, string>): Promise<void> {
  for (const id of configuredKeyIds().filter((each) => !known.has(each)))
    await client.query(
      'INSERT INTO "sealing_keys" ("id", "canary") VALUES ($1, $2) ON CONFLICT DO NOTHING',
      [id, seal(CANARY, id)],
    );
}

const isCanaryValid = (canary: string) => canUnseal(canary) && unseal(canary) === CANARY;

function canUnseal(sealed: string): boolean {
  try {
    unseal(sealed);
    return true;
  } catch (error) {
    if (error instanceof UnsealError) return false;
    throw error;
  }
}

const toErrorText = (errors: string[]) =>
  `FIELD_ENCRYPTION_KEYS does not open what the database has sealed: ${errors.join('; ')}.\n` +
  'Identity numbers, relatives and drafts would be lost. Set the keys that this database was used with.';
