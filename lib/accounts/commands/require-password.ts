import type { Viewer } from '@/lib/platform/auth/viewer';
import { db } from '@/lib/platform/db/client';
import { AppError } from '@/lib/platform/errors';
import { consumeRateLimit } from '@/lib/platform/http/rate-limit';
import { messageFor } from '@/lib/platform/language/message';
import { passwordMatches } from '../password-hash';

/**
 * Checks the viewer's password before an irreversible action, since somebody else may be using the
 * session. Tries are counted by account. Throws `invalid` for a wrong password, and `too_many`.
 */
export async function requirePassword({ userId }: Viewer, password: string): Promise<void> {
  await consumeRateLimit('passwordAgain', userId);
  const account = await db().user.findUnique({
    where: { id: userId },
    select: { passwordHash: true },
  });
  if (await passwordMatches(account?.passwordHash, password)) return;
  const userMessage = messageFor('accounts.faults.wrongPassword');
  throw new AppError('invalid', userMessage, { fields: { password: userMessage } });
}
