import { db } from '@/lib/platform/db/client';
import { hashSecret, isSecret } from '@/lib/platform/http/secret-link';

/** The owner who was asked by mail. */
export type CheckedOwner = {
  firstName: string;
  /** Whether they have used the site since the mail was sent. */
  wasHere: boolean;
};

/** The owner of a link that asks whether they are still there; null for an unknown link. */
export async function findCheckedOwner(secret: string): Promise<CheckedOwner | null> {
  if (!isSecret(secret)) return null;
  const check = await db().silenceQuestion.findUnique({
    where: { tokenHash: hashSecret(secret) },
    select: { askedAt: true, user: { select: { firstName: true, lastSeenAt: true } } },
  });
  if (!check) return null;
  const { askedAt, user } = check;
  return { firstName: user.firstName, wasHere: user.lastSeenAt > askedAt };
}
