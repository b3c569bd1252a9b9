import type { Tx } from '@/lib/platform/db/client';
import { newSecretLink } from '@/lib/platform/http/secret-link';

/** Stores that an owner is asked now. Returns the secret of the link that answers. */
export async function addQuestion(tx: Tx, userId: string, now: Date): Promise<string> {
  const { secret, hash } = newSecretLink();
  await tx.silenceQuestion.create({
    data: { tokenHash: hash, userId, askedAt: now },
    select: { tokenHash: true },
  });
  return secret;
}
