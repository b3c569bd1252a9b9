import { passwordMatches } from '@/lib/accounts/password-hash';
import { db } from '@/lib/platform/db/client';
import { AppError } from '@/lib/platform/errors';
import { isPublicId } from '@/lib/platform/ids/public-id';
import { said } from '@/lib/platform/language/said';
import { foldPassword } from '../password-rules';
import { letGuestIn } from './let-guest-in';

/**
 * Lets a browser into a memorial by the family password. Returns the secret of its guest's cookie: the one it has, or a new one.
 * A memorial that does not exist, or that no password opens, takes as long as a wrong password and is answered in the same way.
 * @param secret of the cookie that came with the request; null without one
 * Throws `forbidden`.
 */
export async function openMemorial(
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
  if (!(await passwordMatches(memorial?.passwordHash, foldPassword(password)))) throw refusal();
  return db().$transaction(async (tx) => {
    // The password may have been changed while it was compared; from here on whoever changes it waits.
    const [same] = await tx.$queryRaw<unknown[]>`
      SELECT 1 FROM memorials WHERE id = ${memorialId} AND visibility = 'password'
        AND "passwordHash" = ${memorial?.passwordHash ?? ''} FOR SHARE`;
    if (!same) throw refusal();
    return letGuestIn(tx, memorialId, { via: 'password' }, secret, now);
  });
}

const refusal = () => new AppError('forbidden', said('access.refusals.wrongPassword'));
