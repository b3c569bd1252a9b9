import { writeAudit } from '@/lib/platform/audit/write-audit';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { db, type Tx } from '@/lib/platform/db/client';
import { AppError } from '@/lib/platform/errors';
import { messageFor } from '@/lib/platform/language/message';
import { toOfferedLanguage } from '@/lib/platform/language/offered-languages';
import { enqueueMail } from '@/lib/platform/mail/enqueue-mail';
import { keeperRemovedMail } from '../keeper-mails';
import { RIGHT_TO_MANAGE } from '../policy';
import {
  lockForKeeper,
  type MemorialWithRights,
  requireRightOf,
} from '../queries/memorial-with-rights';
import { leavesAt } from '../rules';
import { recordEvent } from './record-event';
import { revokeRemainingAccess } from './revoke-remaining-access';

/**
 * Ends somebody's role: at once, or for long-standing keepers after some days in which it can be undone (rules.ts). The
 * person is mailed and immediately loses every means to come back or to let others in. A person who leaves on their own
 * leaves at once and is not mailed. Owners cannot leave. May be repeated. Returns when the role ends, null if it has
 * ended. Throws `not_found`, `forbidden`, and `conflict` for the owner.
 */
export async function deleteKeeper(
  viewer: Viewer,
  memorialId: string,
  userId: string,
  now = new Date(),
): Promise<Date | null> {
  return db().$transaction(async (tx) => {
    const memorial = await lockForKeeper(tx, viewer, memorialId, null);
    const keeper = await requireKeeper(tx, memorialId, userId);
    if (keeper.role === 'owner')
      throw new AppError('conflict', messageFor('keepers.refusals.ownerStays'));
    const right = RIGHT_TO_MANAGE[keeper.role];
    const isSelf = viewer.userId === userId;
    if (!isSelf) requireRightOf(memorial, right);
    if (keeper.leavesAt && !isSelf) return keeper.leavesAt;
    const delayedUntil = isSelf
      ? null
      : leavesAt(keeper.role, keeper.roleSince ?? keeper.createdAt, now);
    const row = { memorialId_userId: { memorialId, userId } };
    if (delayedUntil)
      await tx.keeper.update({
        where: row,
        data: { leavesAt: delayedUntil, succession: null },
        select: { role: true },
      });
    await revokeRemainingAccess(tx, memorialId, keeper.user, now);
    if (!delayedUntil) await tx.keeper.delete({ where: row, select: { role: true } });
    const asAdmin = !isSelf && memorial.isAsAdmin(right);
    await recordEvent(tx, {
      memorialId,
      action: isSelf ? 'left' : delayedUntil ? 'leaves' : 'removed',
      actorId: viewer.userId,
      personId: userId,
      detail: {
        role: keeper.role,
        asAdmin,
        ...(delayedUntil && { leavesAt: delayedUntil.toISOString() }),
      },
    });
    await writeAudit(tx, {
      actor: viewer.userId,
      action: 'keeper.remove',
      subject: `memorial/${memorialId}`,
      detail: { userId, role: keeper.role },
    });
    if (!isSelf) await mailRemovedKeeper(tx, memorial, keeper, delayedUntil, now);
    return delayedUntil;
  });
}

type Keeper = Awaited<ReturnType<typeof requireKeeper>>;

/** Throws `not_found` if the person does not keep the memorial. */
export async function requireKeeper(tx: Tx, memorialId: string, userId: string) {
  const keeper = await tx.keeper.findUnique({
    where: { memorialId_userId: { memorialId, userId } },
    select: {
      role: true,
      mayReadPrivate: true,
      leavesAt: true,
      succession: true,
      createdAt: true,
      roleSince: true,
      user: { select: { id: true, email: true, firstName: true, lastName: true, language: true } },
    },
  });
  if (!keeper) throw new AppError('not_found', messageFor('keepers.refusals.noKeeper'));
  return keeper;
}

const mailRemovedKeeper = (
  tx: Tx,
  memorial: MemorialWithRights,
  { user }: Keeper,
  delayedUntil: Date | null,
  now: Date,
): Promise<void> =>
  enqueueMail(
    tx,
    keeperRemovedMail(memorial, user, delayedUntil, now, toOfferedLanguage(user.language)),
  );
