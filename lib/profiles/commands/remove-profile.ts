import { lockToLeave } from '@/lib/accounts/commands/lock-to-leave';
import { removeAccount } from '@/lib/accounts/commands/remove-account';
import type { Tx } from '@/lib/db/client';
import { enqueueMail, type NewMail } from '@/lib/jobs/enqueue-mail';
import { forgetMailTo } from '@/lib/jobs/forget-mail-to';
import { dropPendingMedia } from '@/lib/media/commands/drop-pending-media';
import { dropDrafts } from '@/lib/memorials/commands/drop-drafts';
import { forgetBuyer } from '@/lib/orders/commands/forget-buyer';

export type Leaving = { userId: string; email: string };

/**
 * Account, sessions, codes, drafts and pending uploads are gone at once, orders lose the person's
 * address, and `lastMail`, if there is one, leaves. Memorials and tributes stay (decisions.md, "Personal data").
 * Gives false when they were gone already. Throws `conflict` for the last admin.
 */
export async function removeProfile(
  tx: Tx,
  { userId, email }: Leaving,
  lastMail: NewMail | null,
): Promise<boolean> {
  await lockToLeave(tx, userId);
  // Orders before drafts, as everywhere, so that no payment and no leaving wait for each other.
  await forgetBuyer(tx, userId);
  await dropDrafts(tx, userId);
  if (!(await lockOut(tx, userId))) return false;
  await forgetBuyer(tx, userId); // an order may have been opened while we waited
  await dropPendingMedia(tx, userId);
  await forgetMailTo(tx, email);
  await removeAccount(tx, userId);
  if (lastMail) await enqueueMail(tx, lastMail);
  return true;
}

/** From here on nothing new can be written in this person's name. Gives whether they are there. */
async function lockOut(tx: Tx, userId: string): Promise<boolean> {
  const rows = await tx.$queryRaw<unknown[]>`SELECT 1 FROM users WHERE id = ${userId} FOR UPDATE`;
  return rows.length > 0;
}
