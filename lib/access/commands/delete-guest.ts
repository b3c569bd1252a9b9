import { db } from '@/lib/platform/db/client';
import { hashSecret } from '@/lib/platform/http/secret-link';

/**
 * Deletes the guest with this secret, and with it the browser's access to every memorial. Does nothing
 * for an unknown secret.
 */
export async function deleteGuest(secret: string): Promise<void> {
  await db().guest.deleteMany({ where: { secretHash: hashSecret(secret) } });
}
