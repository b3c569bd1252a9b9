import { db } from '@/lib/platform/db/client';
import type { Language } from '@/lib/platform/language/languages';
import { toOfferedLanguage } from '@/lib/platform/language/offered-languages';
import { type IsInvited, isSignUpRefused } from '../is-sign-up-refused';
import { hashResetAddress } from '../keyed-hash';
import { NO_DEVICE_OWNER } from '../queries/device-owner';
import { confirmedName } from '../rules';
import { hasCodeLeft, requireCodeLeft } from './code-budget';
import { issueCode } from './issue-code';
import { lockAccount, lockAddress } from './lock-account';

/**
 * Mails a code for a new password to the account of an address and returns the id of the challenge.
 * For an unknown address, creates a decoy with the same statements in the same order, so that
 * neither the answer nor its time reveals whether there is an account (security.md, "Codes and
 * accounts"). `requestLanguage` is the language of the request, used for decoys. A reset confirms an address,
 * so for an unconfirmed one the rules of a sign-up apply (is-sign-up-refused.ts). Throws `too_many` if
 * strangers have used up the codes of the address, whether or not it has an account; a known device
 * has its own codes.
 */
export async function requestReset(
  email: string,
  byKnownDevice: boolean,
  requestLanguage: Language,
  isInvited: IsInvited,
  now = new Date(),
): Promise<string> {
  const addressHash = hashResetAddress(email);
  return db().$transaction(async (tx) => {
    await lockAddress(tx, addressHash);
    if (!byKnownDevice)
      await requireCodeLeft(tx, { addressHash, byKnownDevice: false }, false, now);
    const account = await tx.user.findUnique({
      where: { email },
      select: { id: true, firstName: true, emailVerifiedAt: true, language: true },
    });
    const id = account?.id ?? NO_DEVICE_OWNER.id; // a lookup with this id takes as long as a real one
    const exists = await lockAccount(tx, id);
    if (byKnownDevice) await requireCodeLeft(tx, { userId: id }, true, now);
    // Sign-up codes and those of known devices count towards the account's limit too. A stranger
    // must not learn that it is used up, so the challenge becomes a decoy.
    const hasLeft = await hasCodeLeft(tx, { userId: id }, byKnownDevice, now);
    const userId = exists && hasLeft ? id : null;
    const purpose = 'reset_password';
    const name = confirmedName(account);
    const language = toOfferedLanguage(account?.language ?? requestLanguage);
    const isRefused = (await isSignUpRefused(tx, email, isInvited)) && !account?.emailVerifiedAt;
    const recipient = { userId, email, language, name, addressHash, byKnownDevice };
    return issueCode(tx, { purpose, ...recipient, isRefused }, now);
  });
}
