import { lockToLeave } from '@/lib/accounts/commands/lock-to-leave';
import { writeAudit } from '@/lib/audit/write-audit';
import type { Viewer } from '@/lib/auth/viewer';
import { db } from '@/lib/db/client';
import { AppError } from '@/lib/errors';
import { removeProfile } from '@/lib/profiles/commands/remove-profile';
import { accountRemovedMail } from '../account-removed-mail';
import { requireStillAdmin } from '../queries/still-admin';

const YOURSELF = 'This is your own account. Please delete it on your profile page.';

/**
 * Deletes somebody's account as they could themselves: memorials and tributes stay (decisions.md,
 * "Personal data"). They are told by mail, if the address was ever shown to be theirs. Throws `not_found`, `conflict` for oneself and for the last
 * admin, and `forbidden` for somebody who was an admin until just now.
 */
export async function deleteUser(viewer: Viewer, userId: string): Promise<void> {
  await db().$transaction(async (tx) => {
    await lockToLeave(tx, userId); // all admins are locked: of two who delete each other, one can
    await requireStillAdmin(tx, viewer);
    if (userId === viewer.userId) throw new AppError('conflict', YOURSELF);
    const user = await tx.user.findUnique({
      where: { id: userId },
      select: { email: true, emailVerifiedAt: true },
    });
    const lastMail = user?.emailVerifiedAt ? accountRemovedMail(userId, user.email) : null;
    if (!user || !(await removeProfile(tx, { userId, email: user.email }, lastMail)))
      throw new AppError('not_found', 'This person was not found.');
    const actor = viewer.userId;
    await writeAudit(tx, { actor, action: 'user.delete', subject: `user/${userId}` });
  });
}
