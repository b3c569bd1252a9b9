import { Client } from 'pg';
import { activeKeyId, seal, unseal } from '@/lib/platform/crypto/sealing';
import {
  checkSealingKeys,
  readCanaries,
  type SealedColumn,
  sealedByKey,
  sealedColumns,
  WrongKeysError,
} from '@/lib/platform/crypto/sealing-keys';
import { quote } from '../backup/tables';

const BATCH = 500;

/**
 * Seals with the active key whatever another key has sealed, while the site serves: a value that somebody changes
 * meanwhile is left as they wrote it. Returns how many values that were, and the keys that seal nothing any more. Throws
 * `WrongKeysError` when an instance still seals with another key.
 */
export async function rotateKeys(
  databaseUrl: string,
): Promise<{ resealed: number; retired: string[] }> {
  await checkSealingKeys(databaseUrl);
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    let resealed = 0;
    for (const column of await sealedColumns(client))
      resealed += await resealColumn(client, column);
    const others = (await sealedByKey(client)).filter(({ id }) => id !== activeKeyId());
    if (others.length > 0)
      throw new WrongKeysError(
        `Somebody still seals with ${others.map(({ id }) => id).join(', ')}: put ${activeKeyId()} in front on every ` +
          'instance, restart them, and run this again.',
      );
    // Their canaries stay until a start without the key: an instance that still has the old settings may seal with it.
    const retired = [...(await readCanaries(client)).keys()].filter((id) => id !== activeKeyId());
    return { resealed, retired };
  } finally {
    await client.end();
  }
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
