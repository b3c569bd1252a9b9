import { writeAudit } from '@/lib/platform/audit/write-audit';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { db } from '@/lib/platform/db/client';
import { AppError } from '@/lib/platform/errors';
import { said } from '@/lib/platform/language/said';
import { RIGHT_OVER } from '../policy';
import { lockKept, requireCan } from '../queries/kept-memorial';
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
    const memorial = await lockKept(tx, viewer, memorialId, 'invite');
    const invitation = await tx.keeperInvitation.findUnique({
      where: { id: invitationId, memorialId },
      select: { role: true, state: true },
    });
    if (!invitation || invitation.role === 'owner')
      throw new AppError('not_found', said('keepers.refusals.noInvitation'));
    const right = RIGHT_OVER[invitation.role];
    requireCan(memorial, right);
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
