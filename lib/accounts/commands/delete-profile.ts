import { db, type Tx } from '@/lib/platform/db/client';
import type { Language } from '@/lib/platform/language/languages';
import { deleteMailTo } from '@/lib/platform/mail/delete-mail';
import { enqueueMail, type NewMail } from '@/lib/platform/mail/enqueue-mail';
import { accountDeletedMail } from '../account-deleted-mail';
import { lockForDeletion } from './lock-account';

type Person = { userId: string; email: string };

/** Deletes what other domains store about a person; accounts must not import them. Runs in the transaction. */
export type DeleteMemberData = Record<
  'orders' | 'drafts' | 'pendingMedia' | 'invitations' | 'lists' | 'cases',
  Deletion
> & {
  /** Hands on, deletes or leaves the memorials that the person owns, as they have chosen. */
  memorials: Deletion;
  /** Takes back what the person wrote on memorials, if they want that; else it stays, with the name, and without their address. */
  condolences: Deletion;
};
type Deletion = (tx: Tx, userId: string) => Promise<unknown>;

/**
 * Deletes the viewer's own profile and sends a last mail about it. Does nothing when it is gone
 * already. `deleteData` deletes what other domains store; `stays` says whether all memorials stay. Throws `conflict` for the last admin.
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
 * Deletes account, sessions, codes, drafts and pending uploads at once, deletes the person's address
 * from their orders, and sends `lastMail`, if there is one. Tributes and condolences stay, and memorials whose owner has chosen nothing else
 * (docs/decisions/0009-profiles-and-resets.md). `deleteData` deletes what other domains store. Returns
 * false when the account is gone already. Throws `conflict` for the last admin.
 */
export async function deleteProfile(
  tx: Tx,
  { userId, email }: Person,
  lastMail: NewMail | null,
  deleteData: DeleteMemberData,
): Promise<boolean> {
  // Before the account, as whoever locks a memorial refers to accounts afterwards.
  await deleteData.memorials(tx, userId);
  await lockForDeletion(tx, userId);
  // Orders before drafts, as everywhere, so that a payment and a deletion never wait for each other.
  await deleteData.orders(tx, userId);
  await deleteData.drafts(tx, userId);
  await deleteData.condolences(tx, userId);
  if (!(await lockAgainstUse(tx, userId))) return false;
  await deleteData.orders(tx, userId); // an order may have been opened while we waited
  await deleteData.condolences(tx, userId); // and something written
  await deleteData.pendingMedia(tx, userId);
  await deleteData.invitations(tx, userId);
  await deleteData.lists(tx, userId);
  await deleteData.cases(tx, userId);
  await deleteMailTo(tx, email);
  await deleteAccount(tx, userId);
  if (lastMail) await enqueueMail(tx, lastMail);
  return true;
}

/** Locks the account, so that nothing new can refer to it. Returns whether it exists. */
async function lockAgainstUse(tx: Tx, userId: string): Promise<boolean> {
  const rows = await tx.$queryRaw<unknown[]>`SELECT 1 FROM users WHERE id = ${userId} FOR UPDATE`;
  return rows.length > 0;
}

/**
 * Deletes an account with its sessions and its sign-up codes. Memorials, tributes and orders stay and
 * have no owner any more (the database sets it to null).
 */
async function deleteAccount(tx: Tx, id: string): Promise<void> {
  // A pending reset becomes a decoy: ending it would tell a stranger that there was an account.
  await tx.challenge.updateMany({
    where: { userId: id, purpose: 'reset_password' },
    data: { userId: null },
  });
  await tx.user.delete({ where: { id }, select: { id: true } });
}
