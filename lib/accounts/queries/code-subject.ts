import { db } from '@/lib/db/client';
import { hashAddress } from '../address-hash';

/** Whom the codes of a challenge are for, as a key for limits: the same for sign-up and reset. */
export async function codeSubject(challengeId: string): Promise<string> {
  const challenge = await db().challenge.findUnique({
    where: { id: challengeId },
    select: { addressHash: true, user: { select: { email: true } } },
  });
  const email = challenge?.user?.email;
  return challenge?.addressHash || (email ? hashAddress(email) : challengeId);
}
