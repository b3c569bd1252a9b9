import { accountDeletedMail } from '@/lib/accounts/account-deleted-mail';
import { deleteProfile } from '@/lib/accounts/commands/delete-profile';
import { lockForDeletion } from '@/lib/accounts/commands/lock-account';
import { deleteAskerData } from '@/lib/cases/commands/delete-asker-data';
import { deleteAuthorAddress } from '@/lib/condolences/commands/change-condolence';
import {
  deleteMemberData,
  leaveMemorialsOwnerless,
} from '@/lib/memorials/commands/delete-member-data';
import { writeAudit } from '@/lib/platform/audit/write-audit';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { db, type Tx } from '@/lib/platform/db/client';
import { AppError } from '@/lib/platform/errors';
import { messageFor } from '@/lib/platform/language/message';
import { toOfferedLanguage } from '@/lib/platform/language/offered-languages';

const OWN_ACCOUNT = messageFor('admin.refusals.yourself');

/**
 * Deletes somebody's account as they could themselves; memorials and tributes stay
 * (docs/decisions/0009-deleting-a-profile.md). Mails them about it if their address was verified.
 * Throws `not_found`, `conflict` for the viewer's own account and for the last admin, and
 * `forbidden` for a viewer who is no longer an admin.
 */
export async function deleteUser(viewer: Viewer, userId: string): Promise<void> {
  await db().$transaction(async (tx) => {
    await lockForDeletion(tx, userId); // locks all admins, so that of two who delete each other only one succeeds
    await requireStillAdmin(tx, viewer);
    if (userId === viewer.userId) throw new AppError('conflict', OWN_ACCOUNT);
    const user = await tx.user.findUnique({
      where: { id: userId },
      select: { email: true, firstName: true, emailVerifiedAt: true, language: true },
    });
    const lastMail = user?.emailVerifiedAt
      ? accountDeletedMail('admin', { userId, ...user }, toOfferedLanguage(user.language))
      : null;
    const deleteData = {
      ...deleteMemberData,
      condolences: deleteAuthorAddress,
      memorials: leaveMemorialsOwnerless,
      cases: deleteAskerData,
    };
    if (!user || !(await deleteProfile(tx, { userId, email: user.email }, lastMail, deleteData)))
      throw new AppError('not_found', messageFor('admin.refusals.personNotFound'));
    const actor = viewer.userId;
    await writeAudit(tx, { actor, action: 'user.delete', subject: `user/${userId}` });
  });
}

/** Throws `forbidden` if the viewer has lost the admin role since the request was authorised. */
async function requireStillAdmin(tx: Tx, viewer: Viewer): Promise<void> {
  const admins = await tx.user.count({ where: { id: viewer.userId, role: 'admin' } });
  if (admins === 0) throw new AppError('forbidden', messageFor('api.adminsOnly'));
}
