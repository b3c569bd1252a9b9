import { db } from '@/lib/platform/db/client';
import { hashSecret } from '@/lib/platform/http/secret-link';

/** Deletes the guest whose cookie has this secret: its browser is let in nowhere any more. Does nothing for an unknown one. */
export async function deleteGuest(secret: string): Promise<void> {
  await db().guest.deleteMany({ where: { secretHash: hashSecret(secret) } });
}
