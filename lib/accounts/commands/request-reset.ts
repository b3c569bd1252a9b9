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
 * Mails the account of an address a code for a new password and returns the challenge's id. An unknown
 * address gets a decoy challenge through the same statements in the same order, so neither the answer nor
 * its timing reveals whether there is an account (security.md, "Codes and accounts"). A decoy is written in `asked`,
 * the language of the request. A reset confirms an address, so
 * one that nobody has confirmed needs what a sign-up needs (refuses-sign-up.ts).
 * Throws `too_many` when strangers have used up the codes of the address, known or not. A known device of
 * the account has codes of its own; it throws `too_many` when the account has none left.
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
    const id = account?.id ?? NOBODY.id; // a lookup by it takes as long as a real one
    const isThere = await lockAccount(tx, id);
    if (byKnownDevice) await requireCodeLeft(tx, { userId: id }, true, now);
    // Sign-up codes and those of known devices count towards the account's limit, too. If they have used it
    // up, the answer must not reveal that to a stranger: the challenge becomes a decoy.
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
