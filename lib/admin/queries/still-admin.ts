import { ADMINS_ONLY } from '@/lib/auth/login-messages';
import type { Viewer } from '@/lib/auth/viewer';
import type { Tx } from '@/lib/db/client';
import { AppError } from '@/lib/errors';

/** The role may have been taken away since the request was let in. Throws `forbidden` then. */
export async function requireStillAdmin(tx: Tx, viewer: Viewer): Promise<void> {
  const admins = await tx.user.count({ where: { id: viewer.userId, role: 'admin' } });
  if (admins === 0) throw new AppError('forbidden', ADMINS_ONLY);
}
