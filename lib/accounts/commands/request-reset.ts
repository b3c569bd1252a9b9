import { db } from '@/lib/platform/db/client';
import type { Language } from '@/lib/platform/language/languages';
import { toOfferedLanguage } from '@/lib/platform/language/offered-languages';
import { type IsInvited, isSignUpRefused } from '../is-sign-up-refused';
import { hashResetAddress } from '../keyed-hash';
import { NO_DEVICE_OWNER } from '../queries/device-owner';
import { confirmedName } from '../rules';
import { issueCode } from './issue-code';
import { lockAccount, lockAddress } from './lock-account';

/**
 * Mails a code for a new password to the account of an address and returns the id of the challenge.
 * For an unknown address, creates a decoy with the same statements in the same order, so that
 * neither the answer nor its time reveals whether there is an account (security.md, "Codes and
 * accounts"). `requestLanguage` is the language of the request, used for decoys. A reset confirms an address,
 * so for an unconfirmed one the rules of a sign-up apply (is-sign-up-refused.ts). The caller has
 * counted the request (count-code-request.ts).
 */
export async function requestReset(
  email: string,
  requestLanguage: Language,
  isInvited: IsInvited,
  now = new Date(),
): Promise<string> {
  const addressHash = hashResetAddress(email);
  return db().$transaction(async (tx) => {
    await lockAddress(tx, addressHash); // so that parallel requests wait alike without an account
    const account = await tx.user.findUnique({
      where: { email },
      select: { id: true, firstName: true, emailVerifiedAt: true, language: true },
    });
    const id = account?.id ?? NO_DEVICE_OWNER.id; // a lookup with this id takes as long as a real one
    const exists = await lockAccount(tx, id);
    const userId = exists ? id : null;
    const purpose = 'reset_password';
    const name = confirmedName(account);
    const language = toOfferedLanguage(account?.language ?? requestLanguage);
    const isRefused = (await isSignUpRefused(tx, email, isInvited)) && !account?.emailVerifiedAt;
    const recipient = { userId, email, language, name, addressHash };
    return issueCode(tx, { purpose, ...recipient, isRefused }, now);
  });
}
