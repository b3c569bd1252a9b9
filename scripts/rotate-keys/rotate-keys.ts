import { Client } from 'pg';
import { activeKeyId, seal, unseal } from '@/lib/platform/crypto/sealing';
import {
  checkSealingKeys,
  type SealedColumn,
  sealedByKey,
  sealedColumns,
  WrongKeysError,
} from '@/lib/platform/crypto/sealing-keys';
import { quote } from '../backup/tables';

const BATCH = 500;

/**
 * Seals with the active key whatever another key has sealed, while the site serves: a value that somebody changes
 * meanwhile is left as they wrote it. Returns how many values that were, and the keys that sealed something before and seal
 * nothing any more: not the next key, which waits behind the active one until all instances have it. Throws `WrongKeysError`
 * when an instance still seals with another key.
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
        `Somebody still seals with ${others.map(({ id }) => id).join(', ')}: put ${activeKeyId()} in front on every ` +
          'instance, restart them, and run this again.',
      );
    return { resealed, retired: await retiredKeys(client, sealedBefore) };
  } finally {
    await client.end();
  }
}

/**
 * Those that sealed something when this run began, or came before the active one and so did for an earlier run. Their
 * canaries stay until a start without the key: an instance that still has the old settings may seal with it.
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
  const key = `ROW(${keys.map(quote).join(', ')})`;
  const cell = quote(column);
  const isOthers = `${cell} <> '' AND split_part(${cell}, ':', 1) <> $1`;
  const named = keys.map((name, at) => `${quote(name)}::text AS "k${at}"`).join(', ');
  const same = keys.map((name, at) => `${quote(name)}::text = $${at + 3}`).join(' AND ');
  let resealed = 0;
  let after: string[] | undefined;
  while (true) {
    // In the order of the key, so that a value that was changed meanwhile is not met again and again.
    const { rows } = await client.query<Record<string, string>>(
      `SELECT ${named}, ${cell} AS value FROM ${quote(table)} WHERE ${isOthers}
        ${after ? `AND ${key} > ROW(${keys.map((_, at) => `$${at + 2}`).join(', ')})` : ''}
        ORDER BY ${keys.map(quote).join(', ')} LIMIT ${BATCH}`,
      [activeKeyId(), ...(after ?? [])],
    );
    for (const { value = '', ...row } of rows) {
      after = keys.map((_, at) => row[`k${at}`] ?? '');
      const updated = await client.query(
        `UPDATE ${quote(table)} SET ${cell} = $1 WHERE ${cell} = $2 AND ${same}`,
        [seal(unseal(value)), value, ...after],
      );
      resealed += updated.rowCount ?? 0;
    }
    if (rows.length < BATCH) return resealed;
  }
}
