import type { Tx } from '@/lib/platform/db/client';
import { newSecretLink } from '@/lib/platform/http/secret-link';

/**
 * Records that a silent owner is asked whether they are still there. Returns the secret of the
 * answering link.
 */
export async function createPresenceCheck(tx: Tx, userId: string, now: Date): Promise<string> {
  const { secret, hash } = newSecretLink();
  await tx.silenceQuestion.create({
    data: { tokenHash: hash, userId, askedAt: now },
    select: { tokenHash: true },
  });
  return secret;
}
