import { writeAudit } from '@/lib/platform/audit/write-audit';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { db } from '@/lib/platform/db/client';
import { AppError } from '@/lib/platform/errors';
import { newId } from '@/lib/platform/ids/public-id';
import { messageFor } from '@/lib/platform/language/message';
import { toOfferedLanguage } from '@/lib/platform/language/offered-languages';
import { enqueueMail } from '@/lib/platform/mail/enqueue-mail';
import { handoverMail } from '../handover-mails';
import { daysAfter, OFFER_DAYS } from '../handover-rules';
import { lockForKeeper } from '../queries/memorial-with-rights';
import { requireKeeper } from './delete-keeper';
import { recordEvent } from './record-event';
import { requireNoHandover } from './report-death';

/**
 * Offers the memorial to a keeper, who becomes its owner by accepting within two weeks; until then
 * the owner can withdraw the offer. The caller has checked the password. Returns the keeper's first
 * name. Throws `not_found`, `forbidden` for anybody but the owner, and `conflict` if the person is
 * no keeper or is leaving, or if a handover is announced already.
 */
export async function transfer(
  viewer: Viewer,
  memorialId: string,
  userId: string,
  now = new Date(),
): Promise<string> {
  return db().$transaction(async (tx) => {
    const { fullName } = await lockForKeeper(tx, viewer, memorialId, 'handOn');
    const { role, leavesAt, user } = await requireKeeper(tx, memorialId, userId);
    if (role !== 'keeper' || leavesAt)
      throw new AppError('conflict', messageFor('keepers.refusals.notASuccessor'));
    await requireNoHandover(tx, memorialId);
    const handover = {
      id: newId(),
      memorialId,
      kind: 'transfer',
      fromUserId: viewer.userId,
      toUserId: userId,
      openedById: viewer.userId,
      announcedAt: now,
      dueAt: daysAfter(now, OFFER_DAYS),
    } as const;
    await tx.handover.create({ data: handover, select: { id: true } });
    await recordEvent(tx, {
      memorialId,
      action: 'transferOffered',
      actorId: viewer.userId,
      personId: userId,
    });
    await writeAudit(tx, {
      actor: viewer.userId,
      action: 'handover.announce',
      subject: `memorial/${memorialId}`,
      detail: { handoverId: handover.id, userId },
    });
    const news = { ...handover, fullName, successor: user };
    await enqueueMail(tx, handoverMail('transfer', news, user, toOfferedLanguage(user.language)));
    return user.firstName;
  });
}
