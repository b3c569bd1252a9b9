import type { Tx } from '@/lib/db/client';
import { AppError } from '@/lib/errors';

const LAST_ADMIN =
  'You are the only admin. Please make somebody else an admin before you delete your profile.';

/**
 * Locks the account of somebody who is about to leave. Throws `conflict` for the last admin: all
 * admins are locked in one order, so of two who leave at once the second sees the first gone.
 */
export async function lockToLeave(tx: Tx, userId: string): Promise<void> {
  const rows = await tx.$queryRaw<{ id: string; role: string }[]>`
    SELECT id, role::text FROM users WHERE id = ${userId} OR role = 'admin'
    ORDER BY id FOR NO KEY UPDATE`;
  const admins = rows.filter(({ role }) => role === 'admin');
  if (admins.length === 1 && admins[0]?.id === userId) throw new AppError('conflict', LAST_ADMIN);
}
