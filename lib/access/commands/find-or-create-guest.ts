import type { Tx } from '@/lib/platform/db/client';
import { hashSecret, newSecretLink } from '@/lib/platform/http/secret-link';
import { newId } from '@/lib/platform/ids/public-id';

/**
 * Finds the guest with this secret, or creates one with a new secret: a secret that we did not
 * create is never accepted. A known guest keeps the secret, because an answer with a new one could
 * get lost on its way to a phone, and the browser would lose every page it was let into. Returns
 * the id, and the secret for the cookie.
 */
export async function findOrCreateGuest(tx: Tx, secret: string | null, now: Date) {
  const knownGuest =
    secret &&
    (await tx.guest.findUnique({
      where: { secretHash: hashSecret(secret) },
      select: { id: true },
    }));
  if (secret && knownGuest) return { id: knownGuest.id, secret };
  const { secret: newSecret, hash: secretHash } = newSecretLink();
  const id = newId();
  await tx.guest.create({ data: { id, secretHash, lastSeenAt: now }, select: { id: true } });
  return { id, secret: newSecret };
}
