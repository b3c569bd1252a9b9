import { passwordMatches } from '@/lib/accounts/password-hash';
import { db } from '@/lib/platform/db/client';
import { AppError } from '@/lib/platform/errors';
import { isPublicId } from '@/lib/platform/ids/public-id';
import { messageFor } from '@/lib/platform/language/message';
import { foldPassword } from '../password-rules';
import { grantAccess } from './grant-access';

/**
 * Lets a browser into a memorial with the family password. Returns the secret for the guest's cookie,
 * the existing one or a new one. Throws `forbidden` for a wrong password, and in the same way and
 * time for a memorial that does not exist or has no password.
 * @param secret from the request's cookie; null without one
 */
export async function unlockMemorial(
  memorialId: string,
  password: string,
  secret: string | null,
  now = new Date(),
): Promise<string> {
  const memorial = isPublicId(memorialId)
    ? await db().memorial.findUnique({
        where: { id: memorialId, visibility: 'password' },
        select: { passwordHash: true },
      })
    : null;
  if (!(await passwordMatches(memorial?.passwordHash, foldPassword(password))))
    throw wrongPasswordError();
  return db().$transaction(async (tx) => {
    // The password may have changed while it was compared. The lock makes later changes wait.
    const [same] = await tx.$queryRaw<unknown[]>`
      SELECT 1 FROM memorials WHERE id = ${memorialId} AND visibility = 'password'
        AND "passwordHash" = ${memorial?.passwordHash ?? ''} FOR SHARE`;
    if (!same) throw wrongPasswordError();
    return grantAccess(tx, memorialId, { via: 'password' }, secret, now);
  });
}

const wrongPasswordError = () =>
  new AppError('forbidden', messageFor('access.refusals.wrongPassword'));
