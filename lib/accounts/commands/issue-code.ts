import type { Tx } from '@/lib/platform/db/client';
import type { ChallengePurpose } from '@/lib/platform/db/generated/enums';
import { newSecretId } from '@/lib/platform/ids/public-id';
import type { Language } from '@/lib/platform/language/languages';
import { toOfferedLanguage } from '@/lib/platform/language/offered-languages';
import { enqueueBlankMail, enqueueMail } from '@/lib/platform/mail/enqueue-mail';
import { type CodeMail, codeMail } from '../code-mail';
import { type IsInvited, isSignUpRefused } from '../is-sign-up-refused';
import { hashCode, NO_CODE, newCode } from '../keyed-hash';
import { CODE_MINUTES, minutesAfter } from '../rules';

type NewChallenge = {
  purpose: ChallengePurpose;
  /** Null creates a decoy, whose code nobody receives. */
  userId: string | null;
  email: string;
  language: Language;
  /** The first name for the greeting, only if the address is confirmed. */
  name?: string | null;
  /** For resets: the address as the limits count it. */
  addressHash?: string;
  /** The site does not let this person sign up: the mail says so, and no code matches. */
  isRefused?: boolean;
};

/**
 * Creates a challenge, mails its code and returns its id. The caller holds the lock of the account,
 * and the request was counted (count-code-request.ts).
 */
export async function issueCode(tx: Tx, newChallenge: NewChallenge, now: Date): Promise<string> {
  const { purpose, userId, email, language } = newChallenge;
  const { name = null, addressHash = '', isRefused = false } = newChallenge;
  const id = newSecretId();
  const code = isRefused ? NO_CODE : newCode();
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
  const mail = { purpose, challengeId: id, sending: 1, to: email, name, code };
  await mailCode(tx, mail, language, { decoy: userId === null });
  return id;
}

/** Mails a code. A decoy takes the same time but sends nothing. */
export async function mailCode(
  tx: Tx,
  mail: CodeMail,
  language: Language,
  { decoy }: { decoy: boolean },
) {
  const codeMessage = codeMail(mail, language);
  await (decoy ? enqueueBlankMail(tx, codeMessage) : enqueueMail(tx, codeMessage));
}

/**
 * Mails a sign-up code to a locked account, or an explanation if it may not sign up, and returns
 * the id of the challenge. The request was counted, as for `issueCode`.
 */
export async function issueSignupCode(
  tx: Tx,
  { id: userId, email, language }: { id: string; email: string; language: string },
  isInvited: IsInvited,
  now: Date,
): Promise<string> {
  const newChallenge = {
    purpose: 'verify_email',
    userId,
    email,
    language: toOfferedLanguage(language),
    isRefused: await isSignUpRefused(tx, email, isInvited),
  } as const;
  return issueCode(tx, newChallenge, now);
}

export async function voidSignupCodes(tx: Tx, userId: string, now: Date): Promise<void> {
  await tx.challenge.updateMany({
    where: { userId, purpose: 'verify_email', consumedAt: null },
    data: { consumedAt: now },
  });
}
