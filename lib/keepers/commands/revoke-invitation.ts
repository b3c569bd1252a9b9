import { writeAudit } from '@/lib/platform/audit/write-audit';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { db } from '@/lib/platform/db/client';
import { AppError } from '@/lib/platform/errors';
import { messageFor } from '@/lib/platform/language/message';
import { RIGHT_TO_MANAGE } from '../policy';
import { lockForKeeper, requireRightOf } from '../queries/memorial-with-rights';
import { recordEvent } from './record-event';

/**
 * Revokes an unanswered invitation, so that its link stops working. Does nothing for one that has
 * ended. Throws `not_found` and `forbidden`.
 */
export async function revokeInvitation(
  viewer: Viewer,
  memorialId: string,
  invitationId: string,
  now = new Date(),
): Promise<void> {
  await db().$transaction(async (tx) => {
    const memorial = await lockForKeeper(tx, viewer, memorialId, 'invite');
    const invitation = await tx.keeperInvitation.findUnique({
      where: { id: invitationId, memorialId },
      select: { role: true, state: true },
    });
    if (!invitation || invitation.role === 'owner')
      throw new AppError('not_found', messageFor('keepers.refusals.noInvitation'));
    const right = RIGHT_TO_MANAGE[invitation.role];
    requireRightOf(memorial, right);
    if (invitation.state !== 'sent') return;
    await tx.keeperInvitation.update({
      where: { id: invitationId },
      data: { state: 'revoked', emailSealed: '', endedAt: now },
      select: { id: true },
    });
    await recordEvent(tx, {
      memorialId,
      action: 'takenBack',
      actorId: viewer.userId,
      detail: { role: invitation.role, asAdmin: memorial.isAsAdmin(right) },
    });
    await writeAudit(tx, {
      actor: viewer.userId,
      action: 'keeper.remove',
      subject: `memorial/${memorialId}`,
      detail: { invitationId },
    });
  });
}
