import type { Tx } from '@/lib/platform/db/client';
import { hashSecret, newSecretLink } from '@/lib/platform/http/secret-link';
import { newId } from '@/lib/platform/ids/public-id';

/**
 * The guest whose cookie has this secret, or a new one. For somebody who is about to get a right: a known guest gets a fresh secret, too,
 * so that whoever has read an earlier one gets nothing of what is added. Returns the id, and the secret for the cookie.
 */
export async function guestOf(tx: Tx, secret: string | null, now: Date) {
  const { secret: own, hash: secretHash } = newSecretLink();
  const [known] = secret
    ? await tx.guest.updateManyAndReturn({
        where: { secretHash: hashSecret(secret) },
        data: { secretHash },
        select: { id: true },
      })
    : [];
  if (known) return { id: known.id, secret: own };
  const id = newId();
  await tx.guest.create({ data: { id, secretHash, lastSeenAt: now }, select: { id: true } });
  return { id, secret: own };
}
