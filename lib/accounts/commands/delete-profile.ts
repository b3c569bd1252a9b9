import { db, type Tx } from '@/lib/platform/db/client';
import type { Language } from '@/lib/platform/language/languages';
import { deleteMailTo } from '@/lib/platform/mail/delete-mail';
import { enqueueMail, type NewMail } from '@/lib/platform/mail/enqueue-mail';
import { accountDeletedMail } from '../account-deleted-mail';
import { lockForDeletion } from './lock-account';

type Person = { userId: string; email: string };

/**
 * The callbacks that delete what other domains store about a person, which accounts must not
 * import. They run in the transaction of the deletion.
 */
export type DeleteMemberData = Record<
  'orders' | 'drafts' | 'pendingMedia' | 'invitations' | 'lists' | 'cases',
  Deletion
> & {
  /** Hands on, deletes or leaves each owned memorial, as the person chose. */
  memorials: Deletion;
  /**
   * Deletes the person's condolences if they chose so; otherwise keeps them with the name, but
   * without the address.
   */
  condolences: Deletion;
};
type Deletion = (tx: Tx, userId: string) => Promise<unknown>;

/**
 * Deletes the viewer's own profile and sends a last mail. Does nothing if it is gone already.
 * `stays`: all their memorials stay, which the mail then says. Throws `conflict` for the last
 * admin.
 */
export async function deleteOwnProfile(
  viewer: Person & { firstName: string; language: Language },
  deleteData: DeleteMemberData,
  stays = true,
): Promise<void> {
  const lastMail = accountDeletedMail('owner', viewer, viewer.language, stays);
  await db().$transaction((tx) => deleteProfile(tx, viewer, lastMail, deleteData));
}

/**
 * Deletes the account with its sessions, codes, drafts and pending uploads, removes the person's
 * address from their orders, and sends `lastMail` if given. Tributes stay, and so do condolences
 * and memorials unless the person chose otherwise (docs/decisions/0009-deleting-a-profile.md).
 * Returns false if the account is gone already. Throws `conflict` for the last admin.
 */
export async function deleteProfile(
  tx: Tx,
  { userId, email }: Person,
  lastMail: NewMail | null,
  deleteData: DeleteMemberData,
): Promise<boolean> {
  // Both before the account, because every command locks a memorial first and refers to accounts afterwards.
  await deleteData.memorials(tx, userId);
  await deleteData.invitations(tx, userId);
  await lockForDeletion(tx, userId);
  // Orders before drafts, as everywhere, so that a payment and a deletion cannot deadlock.
  await deleteData.orders(tx, userId);
  await deleteData.drafts(tx, userId);
  await deleteData.condolences(tx, userId);
  if (!(await lockAgainstUse(tx, userId))) return false;
  await deleteData.orders(tx, userId); // an order may have been opened while we waited for the lock
  await deleteData.condolences(tx, userId); // a condolence may have been written in the meantime, too
  await deleteData.pendingMedia(tx, userId);
  await deleteData.lists(tx, userId);
  await deleteData.cases(tx, userId);
  await deleteMailTo(tx, email);
  await deleteAccount(tx, userId);
  if (lastMail) await enqueueMail(tx, lastMail);
  return true;
}

/** Locks the account so that no new row can refer to it. Returns whether it exists. */
async function lockAgainstUse(tx: Tx, userId: string): Promise<boolean> {
  const rows = await tx.$queryRaw<unknown[]>`SELECT 1 FROM users WHERE id = ${userId} FOR UPDATE`;
  return rows.length > 0;
}

/**
 * Deletes an account with its sessions and sign-up codes. Memorials, tributes and orders stay
 * without an owner (the database sets it to null).
 */
async function deleteAccount(tx: Tx, id: string): Promise<void> {
  // A pending reset becomes a decoy: ending it would reveal to a stranger that there was an
  // account.
  await tx.challenge.updateMany({
    where: { userId: id, purpose: 'reset_password' },
    data: { userId: null },
  });
  await tx.user.delete({ where: { id }, select: { id: true } });
}
