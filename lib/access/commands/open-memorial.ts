import { passwordMatches } from '@/lib/accounts/password-hash';
import { db, type Tx } from '@/lib/platform/db/client';
import { DAY_MS } from '@/lib/platform/durations';
import { AppError } from '@/lib/platform/errors';
import { hashSecret, newSecretLink } from '@/lib/platform/http/secret-link';
import { isPublicId, newId } from '@/lib/platform/ids/public-id';
import { said } from '@/lib/platform/language/said';
import { foldPassword } from '../password-rules';
import { PASSWORD_GRANT_DAYS } from '../rules';

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
    const guest = await guestOf(tx, secret, now);
    const grant = { memorialId, guestId: guest.id };
    const until = {
      via: 'password' as const,
      createdAt: now,
      expiresAt: new Date(now.getTime() + PASSWORD_GRANT_DAYS * DAY_MS),
    };
    await tx.accessGrant.upsert({
      where: { memorialId_guestId: grant },
      create: { ...grant, ...until },
      update: until,
      select: { guestId: true },
    });
    return guest.secret;
  });
}

/** The guest whose cookie this is, or a new one: a secret that we did not make is nobody's. */
async function guestOf(tx: Tx, secret: string | null, now: Date) {
  const known =
    secret && (await tx.guest.findUnique({ where: { secretHash: hashSecret(secret) } }));
  if (secret && known) return { id: known.id, secret };
  const { secret: own, hash: secretHash } = newSecretLink();
  const { id } = await tx.guest.create({
    data: { id: newId(), secretHash, lastSeenAt: now },
    select: { id: true },
  });
  return { id, secret: own };
}

const refusal = () => new AppError('forbidden', said('access.refusals.wrongPassword'));
