import type { Client } from 'pg';

/** What stops a naive settle from doubling at least in the database; a naive schema would not have it. */
const GUARDS = [
  'ledger_provider_providerTxnId_kind_key',
  'memorials_orderId_key',
  'tributes_orderId_key',
  'outbox_key_key',
];

/** Takes the guards away from the database of a naive run. */
export async function loosen(sql: Client): Promise<void> {
  for (const name of GUARDS) await sql.query(`DROP INDEX "${name}"`);
}
