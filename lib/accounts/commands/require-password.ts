import type { Viewer } from '@/lib/platform/auth/viewer';
import { db } from '@/lib/platform/db/client';
import { AppError } from '@/lib/platform/errors';
import { consumeRateLimit } from '@/lib/platform/http/rate-limit';
import { said } from '@/lib/platform/language/said';
import { passwordMatches } from '../password-hash';

/**
 * Asks for the viewer's password once more, before what cannot be taken back: a session may be somebody else's by now. Tries are counted by
 * account. Throws `invalid` for a wrong one and `too_many`.
 */
export async function requirePassword({ userId }: Viewer, password: string): Promise<void> {
  await consumeRateLimit('passwordAgain', userId);
  const account = await db().user.findUnique({
    where: { id: userId },
    select: { passwordHash: true },
  });
  if (await passwordMatches(account?.passwordHash, password)) return;
  const message = said('accounts.faults.wrongPassword');
  throw new AppError('invalid', message, { fields: { password: message } });
}
