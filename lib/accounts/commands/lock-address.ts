import type { Tx } from '@/lib/db/client';

/**
 * Lets one caller at a time ask for a code for an address, known or not, on every instance.
 * Always taken before the account's lock.
 */
export async function lockAddress(tx: Tx, addressHash: string): Promise<void> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${addressHash}, 0))`;
}
