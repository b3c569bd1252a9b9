import type { Tx } from '@/lib/platform/db/client';
import { hashSecret, newSecretLink } from '@/lib/platform/http/secret-link';
import { newId } from '@/lib/platform/ids/public-id';

/**
 * The guest whose cookie has this secret, or a new one with a secret of ours: one that we did not make is nobody's. A known guest keeps
 * the secret: an answer with a fresh one may be lost on its way to a phone, and with it every page they were let into. Returns the id,
 * and the secret for the cookie.
 */
export async function guestOf(tx: Tx, secret: string | null, now: Date) {
  const known =
    secret &&
    (await tx.guest.findUnique({
      where: { secretHash: hashSecret(secret) },
      select: { id: true },
    }));
  if (secret && known) return { id: known.id, secret };
  const { secret: own, hash: secretHash } = newSecretLink();
  const id = newId();
  await tx.guest.create({ data: { id, secretHash, lastSeenAt: now }, select: { id: true } });
  return { id, secret: own };
}
