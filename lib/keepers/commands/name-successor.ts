import { writeAudit } from '@/lib/platform/audit/write-audit';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { db, type Tx } from '@/lib/platform/db/client';
import { AppError } from '@/lib/platform/errors';
import { messageFor } from '@/lib/platform/language/message';
import { toOfferedLanguage } from '@/lib/platform/language/offered-languages';
import { enqueueMail } from '@/lib/platform/mail/enqueue-mail';
import { lockForKeeper } from '../queries/memorial-with-rights';
import { successorAskedMail } from '../successor-mails';
import { requireKeeper } from './delete-keeper';
import { recordEvent } from './record-event';

/**
 * Asks a keeper by mail to be the successor, instead of anybody who was asked before; null withdraws the question.
 * Nothing changes until the keeper agrees. May be repeated. Returns the first name of the person asked. Throws
 * `not_found`, `forbidden` for anybody but the owner, and `conflict` if the person is no keeper or is leaving.
 */
export async function nameSuccessor(
  viewer: Viewer,
  memorialId: string,
  userId: string | null,
  now = new Date(),
): Promise<string | null> {
  return db().$transaction(async (tx) => {
    const memorial = await lockForKeeper(tx, viewer, memorialId, 'handOn');
    const keeper = userId === null ? null : await requireKeeper(tx, memorialId, userId);
    if (keeper && (keeper.role !== 'keeper' || keeper.leavesAt))
      throw new AppError('conflict', messageFor('keepers.refusals.notASuccessor'));
    if (keeper?.succession) return keeper.user.firstName;
    await withdrawRequest(tx, viewer, memorialId);
    if (!keeper || userId === null) return null;
    await tx.keeper.update({
      where: { memorialId_userId: { memorialId, userId } },
      data: { succession: 'asked' },
      select: { role: true },
    });
    await recordEvent(tx, {
      memorialId,
      action: 'successorAsked',
      actorId: viewer.userId,
      personId: userId,
    });
    await writeAudit(tx, {
      actor: viewer.userId,
      action: 'keeper.successor',
      subject: `memorial/${memorialId}`,
      detail: { userId },
    });
    const { user } = keeper;
    await enqueueMail(
      tx,
      successorAskedMail(memorial, viewer, user, now, toOfferedLanguage(user.language)),
    );
    return user.firstName;
  });
}

async function withdrawRequest(tx: Tx, viewer: Viewer, memorialId: string): Promise<void> {
  const before = await tx.keeper.findFirst({
    where: { memorialId, succession: { not: null } },
    select: { userId: true },
  });
  if (!before) return;
  const { userId } = before;
  await tx.keeper.update({
    where: { memorialId_userId: { memorialId, userId } },
    data: { succession: null },
    select: { role: true },
  });
  await recordEvent(tx, {
    memorialId,
    action: 'successorTakenBack',
    actorId: viewer.userId,
    personId: userId,
  });
}
