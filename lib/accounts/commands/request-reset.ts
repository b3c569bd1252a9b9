import { db } from '@/lib/db/client';
import { hashAddress } from '../address-hash';
import { hasCodeLeft, requireCodeLeft } from './code-budget';
import { issueCode } from './issue-code';
import { lockAccount } from './lock-account';
import { lockAddress } from './lock-address';

/** No account has this id: a lookup by it takes as long as a real one and finds nothing. */
const NOBODY = '';

/**
 * Mails the account of an address a code for a new password and gives the challenge's id. An unknown
 * address gets a decoy challenge by the same statements in the same order, so neither the answer nor
 * the time it takes tells whether there is an account (security.md, "Codes and accounts").
 * Throws `too_many` beyond an address's codes, known or not.
 */
export async function requestReset(email: string, now = new Date()): Promise<string> {
  const addressHash = hashAddress(email);
  return db().$transaction(async (tx) => {
    await lockAddress(tx, addressHash);
    await requireCodeLeft(tx, { addressHash }, now);
    const account = await tx.user.findUnique({ where: { email }, select: { id: true } });
    const id = account?.id ?? NOBODY;
    const isThere = await lockAccount(tx, id);
    // Sign-up codes count for the account, too. When they have used up its day, the answer must not
    // tell: the challenge becomes a decoy.
    const hasLeft = await hasCodeLeft(tx, { userId: id }, now);
    const userId = isThere && hasLeft ? id : null;
    return issueCode(tx, { purpose: 'reset_password', userId, email, addressHash }, now);
  });
}
