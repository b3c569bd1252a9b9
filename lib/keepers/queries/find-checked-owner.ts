import { db } from '@/lib/platform/db/client';
import { hashSecret, isSecret } from '@/lib/platform/http/secret-link';

/** A memorial owner whom a mail has asked whether they are still there. */
export type CheckedOwner = {
  firstName: string;
  /** Whether they have used the site since the mail was sent. */
  wasHere: boolean;
};

/** Finds the memorial owner by the link in that mail; null for an unknown link. */
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
