import { db } from '@/lib/platform/db/client';
import { hashResetAddress } from '../keyed-hash';
import type { DeviceOwner } from '../known-device';
import { NO_DEVICE_OWNER } from './device-owner';

type CodeRecipient = {
  /** The key by which limits identify the recipient; the same for sign-up and reset. */
  subject: string;
  /** The account that receives the codes; NO_DEVICE_OWNER for a decoy. */
  owner: DeviceOwner;
};

/** The recipient of a challenge's codes, as limits count it. */
export async function codeRecipient(challengeId: string): Promise<CodeRecipient> {
  const challenge = await db().challenge.findUnique({
    where: { id: challengeId },
    select: {
      addressHash: true,
      user: { select: { id: true, email: true, deviceGeneration: true } },
    },
  });
  const user = challenge?.user;
  const subject = challenge?.addressHash || (user ? hashResetAddress(user.email) : challengeId);
  return { subject, owner: user ?? NO_DEVICE_OWNER };
}
