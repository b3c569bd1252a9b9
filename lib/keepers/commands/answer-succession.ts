import { writeAudit } from '@/lib/platform/audit/write-audit';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { db, type Tx } from '@/lib/platform/db/client';
import { AppError } from '@/lib/platform/errors';
import { messageFor } from '@/lib/platform/language/message';
import { toOfferedLanguage } from '@/lib/platform/language/offered-languages';
import { enqueueMail } from '@/lib/platform/mail/enqueue-mail';
import { lockForKeeper, type MemorialWithRights } from '../queries/memorial-with-rights';
import { successorAnswerMail } from '../successor-mails';
import { recordEvent } from './record-event';

/**
 * Stores a keeper's answer to the question whether they will be the successor: yes, no, or no
 * longer. The owner is mailed. May be repeated. Throws `not_found`, `forbidden` for somebody who
 * does not keep the memorial, and `conflict` for somebody who was not asked.
 */
export async function answerSuccession(
  viewer: Viewer,
  memorialId: string,
  accepts: boolean,
  now = new Date(),
): Promise<void> {
  await db().$transaction(async (tx) => {
    const memorial = await lockForKeeper(tx, viewer, memorialId, null);
    const where = { memorialId_userId: { memorialId, userId: viewer.userId } };
    const keeper = await tx.keeper.findUnique({ where, select: { succession: true } });
    if (!keeper?.succession)
      throw new AppError('conflict', messageFor('keepers.refusals.notAsked'));
    if (accepts && keeper.succession === 'accepted') return;
    await tx.keeper.update({
      where,
      data: { succession: accepts ? 'accepted' : null },
      select: { role: true },
    });
    await recordEvent(tx, {
      memorialId,
      action: accepts ? 'successorAccepted' : 'successorDeclined',
      actorId: viewer.userId,
      personId: viewer.userId,
    });
    await writeAudit(tx, {
      actor: viewer.userId,
      action: 'keeper.successor',
      subject: `memorial/${memorialId}`,
      detail: { userId: viewer.userId, accepts },
    });
    await mailOwner(tx, viewer, memorial, accepts, now);
  });
}

async function mailOwner(
  tx: Tx,
  viewer: Viewer,
  memorial: MemorialWithRights,
  accepts: boolean,
  now: Date,
): Promise<void> {
  const owner = await tx.keeper.findFirst({
    where: { memorialId: memorial.id, role: 'owner' },
    select: { user: { select: { id: true, email: true, firstName: true, language: true } } },
  });
  if (!owner) return;
  const { user } = owner;
  await enqueueMail(
    tx,
    successorAnswerMail(memorial, viewer, accepts, user, now, toOfferedLanguage(user.language)),
  );
}
