import type { Tx } from '@/lib/platform/db/client';
import { AppError } from '@/lib/platform/errors';
import { messageFor } from '@/lib/platform/language/message';

/**
 * Locks an account with its codes and sessions until the transaction ends. Always take this lock
 * before one on `challenges`, so that no two callers deadlock. Returns whether the account still
 * exists.
 */
export async function lockAccount(tx: Tx, userId: string): Promise<boolean> {
  const rows = await tx.$queryRaw<unknown[]>`
    SELECT 1 FROM users WHERE id = ${userId} FOR NO KEY UPDATE`;
  return rows.length > 0;
}

/**
 * Locks an address, with or without an account, against other requests for a code. Always take this
 * lock before the account's lock.
 */
export async function lockAddress(tx: Tx, addressHash: string): Promise<void> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${addressHash}, 0))`;
}

/**
 * Locks an account that is about to be deleted. Throws `conflict` for the last admin: all admins
 * are locked in the same order, so of two deletions at once the second sees that the first is gone.
 */
export async function lockForDeletion(tx: Tx, userId: string): Promise<void> {
  const rows = await tx.$queryRaw<{ id: string; role: string }[]>`
    SELECT id, role::text FROM users WHERE id = ${userId} OR role = 'admin'
    ORDER BY id FOR NO KEY UPDATE`;
  const admins = rows.filter(({ role }) => role === 'admin');
  if (admins.length === 1 && admins[0]?.id === userId)
    throw new AppError('conflict', messageFor('accounts.refusals.lastAdmin'));
}
