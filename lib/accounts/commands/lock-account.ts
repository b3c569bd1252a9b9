import type { Tx } from '@/lib/db/client';

/**
 * Lets one caller at a time change an account, its codes and its sessions, on every instance.
 * Always taken before a row of `challenges`, so that no two callers wait for each other.
 * Gives whether the account is still there.
 */
export async function lockAccount(tx: Tx, userId: string): Promise<boolean> {
  const rows = await tx.$queryRaw<unknown[]>`
    SELECT 1 FROM users WHERE id = ${userId} FOR NO KEY UPDATE`;
  return rows.length > 0;
}
