import { Client } from 'pg';
import { activeKeyId, seal, unseal } from '@/lib/platform/crypto/sealing';
import {
  checkSealingKeys,
  type SealedColumn,
  sealedByKey,
  sealedColumns,
  WrongKeysError,
} from '@/lib/platform/crypto/sealing-keys';
import { quoteIdentifier } from '../backup/tables';

const BATCH = 500;

/**
 * Re-encrypts with the active key everything that another key has encrypted, while the site serves. A value that
 * changes in the meantime is left alone. Returns the number of values, and the keys that are no longer in use. These do
 * not include the next key, which is listed after the active one until all instances have it. Throws `WrongKeysError`
 * if an instance still encrypts with another key.
 */
export async function rotateKeys(
  databaseUrl: string,
): Promise<{ resealed: number; retired: string[] }> {
  await checkSealingKeys(databaseUrl);
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const sealedBefore = (await sealedByKey(client)).map(({ id }) => id);
    let resealed = 0;
    for (const column of await sealedColumns(client))
      resealed += await resealColumn(client, column);
    const others = (await sealedByKey(client)).filter(({ id }) => id !== activeKeyId());
    if (others.length > 0)
      throw new WrongKeysError(
        `An instance still seals with ${others.map(({ id }) => id).join(', ')}: put ${activeKeyId()} in front on every ` +
          'instance, restart them, and run this again.',
      );
    return { resealed, retired: await retiredKeys(client, sealedBefore) };
  } finally {
    await client.end();
  }
}

/**
 * The keys that were in use when this run began, and those older than the active one, which an earlier run may have
 * retired. Their canaries stay until a start without the key, because an instance with the old settings may still
 * encrypt with it.
 */
async function retiredKeys(client: Client, sealedBefore: string[]): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>(
    `SELECT "id" FROM "sealing_keys" WHERE "id" <> $1 AND ("id" = ANY($2)
       OR "createdAt" < (SELECT "createdAt" FROM "sealing_keys" WHERE "id" = $1)) ORDER BY "id"`,
    [activeKeyId(), sealedBefore],
  );
  return rows.map(({ id }) => id);
}

async function resealColumn(
  client: Client,
  { table, column, keys }: SealedColumn,
): Promise<number> {
  const key = `ROW(${keys.map(quoteIdentifier).join(', ')})`;
  const cell = quoteIdentifier(column);
  const isOtherKey = `${cell} <> '' AND split_part(${cell}, ':', 1) <> $1`;
  const selectedKeys = keys
    .map((name, at) => `${quoteIdentifier(name)}::text AS "k${at}"`)
    .join(', ');
  const isSameRow = keys
    .map((name, at) => `${quoteIdentifier(name)}::text = $${at + 3}`)
    .join(' AND ');
  let resealed = 0;
  let lastKey: string[] | undefined;
  while (true) {
    // Ordered by primary key, so that a value that keeps changing is not read again and again.
    const { rows } = await client.query<Record<string, string>>(
      `SELECT ${selectedKeys}, ${cell} AS value FROM ${quoteIdentifier(table)} WHERE ${isOtherKey}
        ${lastKey ? `AND ${key} > ROW(${keys.map((_, at) => `$${at + 2}`).join(', ')})` : ''}
        ORDER BY ${keys.map(quoteIdentifier).join(', ')} LIMIT ${BATCH}`,
      [activeKeyId(), ...(lastKey ?? [])],
    );
    for (const { value = '', ...row } of rows) {
      lastKey = keys.map((_, at) => row[`k${at}`] ?? '');
      const result = await client.query(
        `UPDATE ${quoteIdentifier(table)} SET ${cell} = $1 WHERE ${cell} = $2 AND ${isSameRow}`,
        [seal(unseal(value)), value, ...lastKey],
      );
      resealed += result.rowCount ?? 0;
    }
    if (rows.length < BATCH) return resealed;
  }
}
