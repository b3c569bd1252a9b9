import { db } from '@/lib/platform/db/client';
import { hashSecret, isSecret } from '@/lib/platform/http/secret-link';

/** The owner who was asked by mail. */
export type AskedOwner = {
  firstName: string;
  /** Whether they have used the site since the mail was sent. */
  wasHere: boolean;
};

/** The owner of a link that asks whether they are still there; null for an unknown link. */
export async function askedOwner(secret: string): Promise<AskedOwner | null> {
  if (!isSecret(secret)) return null;
  const question = await db().silenceQuestion.findUnique({
    where: { tokenHash: hashSecret(secret) },
    select: { askedAt: true, user: { select: { firstName: true, lastSeenAt: true } } },
  });
  if (!question) return null;
  const { askedAt, user } = question;
  return { firstName: user.firstName, wasHere: user.lastSeenAt > askedAt };
}
