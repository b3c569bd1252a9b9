import type { Client } from 'pg';

/** The unique indexes that stop even the naive `settle` from creating something twice. A naive schema lacks them. */
const GUARDS = [
  'ledger_provider_providerTxnId_kind_key',
  'memorials_orderId_key',
  'tributes_orderId_key',
  'outbox_key_key',
];

/** Drops the indexes above from the database of a naive run. */
export async function dropGuards(sql: Client): Promise<void> {
  for (const name of GUARDS) await sql.query(`DROP INDEX "${name}"`);
}
