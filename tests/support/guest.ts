import { db } from '@/lib/platform/db/client';
import { DAY_MS } from '@/lib/platform/durations';
import { hashSecret } from '@/lib/platform/http/secret-link';
import { newId, newSecretId } from '@/lib/platform/ids/public-id';

/** A browser that was let into a memorial, with the headers that it sends. */
export async function letIn(memorialId: string, expiresAt = new Date(Date.now() + DAY_MS)) {
  const guestId = newId();
  const secret = newSecretId();
  await db().guest.create({ data: { id: guestId, secretHash: hashSecret(secret) } });
  await db().accessGrant.create({ data: { memorialId, guestId, via: 'password', expiresAt } });
  return { guestId, secret, headers: { cookie: `perennial-guest=${secret}` } };
}
