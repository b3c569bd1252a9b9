import { db } from '@/lib/platform/db/client';
import type { Language } from '@/lib/platform/language/languages';
import { languageOf } from '@/lib/platform/language/offered';
import { hashAddress } from '../keyed-hash';
import { NOBODY } from '../queries/device-owner';
import { type IsInvited, refusesSignUp } from '../refuses-sign-up';
import { confirmedName } from '../rules';
import { hasCodeLeft, requireCodeLeft } from './code-budget';
import { issueCode } from './issue-code';
import { lockAccount, lockAddress } from './lock-account';

/**
 * Mails a code for a new password to the account of an address and returns the id of the challenge.
 * For an unknown address, creates a decoy with the same statements in the same order, so that
 * neither the answer nor its time reveals whether there is an account (security.md, "Codes and
 * accounts"). `asked` is the language of the request, used for decoys. A reset confirms an address,
 * so for an unconfirmed one the rules of a sign-up apply (refuses-sign-up.ts). Throws `too_many` if
 * strangers have used up the codes of the address, whether or not it has an account; a known device
 * has its own codes.
 */
export async function requestReset(
  email: string,
  byKnownDevice: boolean,
  asked: Language,
  isInvited: IsInvited,
  now = new Date(),
): Promise<string> {
  const addressHash = hashAddress(email);
  return db().$transaction(async (tx) => {
    await lockAddress(tx, addressHash);
    if (!byKnownDevice)
      await requireCodeLeft(tx, { addressHash, byKnownDevice: false }, false, now);
    const account = await tx.user.findUnique({
      where: { email },
      select: { id: true, firstName: true, emailVerifiedAt: true, language: true },
    });
    const id = account?.id ?? NOBODY.id; // a lookup with this id takes as long as a real one
    const isThere = await lockAccount(tx, id);
    if (byKnownDevice) await requireCodeLeft(tx, { userId: id }, true, now);
    // Sign-up codes and those of known devices count towards the account's limit too. A stranger
    // must not learn that it is used up, so the challenge becomes a decoy.
    const hasLeft = await hasCodeLeft(tx, { userId: id }, byKnownDevice, now);
    const userId = isThere && hasLeft ? id : null;
    const purpose = 'reset_password';
    const name = confirmedName(account);
    const language = languageOf(account?.language ?? asked);
    const isRefused = (await refusesSignUp(tx, email, isInvited)) && !account?.emailVerifiedAt;
    const whose = { userId, email, language, name, addressHash, byKnownDevice };
    return issueCode(tx, { purpose, ...whose, isRefused }, now);
  });
}
