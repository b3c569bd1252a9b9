import type { Tx } from '@/lib/db/client';
import type { ChallengePurpose } from '@/lib/db/generated/enums';
import { newSecretId } from '@/lib/ids/public-id';
import { hashCode, newCode } from '../code-hash';
import { CODE_MINUTES, minutesAfter } from '../rules';
import { postCode } from './post-code';

type Wanted = {
  purpose: ChallengePurpose;
  /** null makes a decoy, with a code that nobody gets. */
  userId: string | null;
  email: string;
  /** For resets: what they are counted by. */
  addressHash?: string;
};

/**
 * Mails a code of a new challenge and gives the challenge's id. Call it with the account locked,
 * once code-budget.ts has been asked.
 */
export async function issueCode(tx: Tx, wanted: Wanted, now: Date): Promise<string> {
  const { purpose, userId, email, addressHash = '' } = wanted;
  const id = newSecretId();
  const code = newCode();
  await tx.challenge.create({
    data: {
      id,
      purpose,
      userId,
      addressHash,
      codeHash: hashCode(id, code),
      sentAt: now,
      createdAt: now,
      expiresAt: minutesAfter(now, CODE_MINUTES),
    },
    select: { id: true },
  });
  const mail = { purpose, challengeId: id, sending: 1, to: email, code };
  await postCode(tx, mail, { decoy: userId === null });
  return id;
}
