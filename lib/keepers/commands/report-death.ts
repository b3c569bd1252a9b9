import { writeAudit } from '@/lib/platform/audit/write-audit';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { db, type Tx } from '@/lib/platform/db/client';
import { AppError } from '@/lib/platform/errors';
import { newId } from '@/lib/platform/ids/public-id';
import { messageFor } from '@/lib/platform/language/message';
import { toOfferedLanguage } from '@/lib/platform/language/offered-languages';
import { enqueueMail } from '@/lib/platform/mail/enqueue-mail';
import { deathReportedMail, handoverMail } from '../handover-mails';
import { DEATH_DAYS, DEATH_REPORT_PAUSE_DAYS, daysAfter, daysBefore } from '../handover-rules';
import { mailRecipients } from '../queries/mail-recipients';
import { lockForKeeper } from '../queries/memorial-with-rights';
import { createPresenceCheck } from './create-presence-check';
import { recordEvent } from './record-event';

/**
 * A keeper reports that the owner has died. The owner is mailed at once. For two weeks the owner can contradict and the
 * other keepers can object. Then the successor becomes the owner; without a successor, nobody does. Throws `not_found`,
 * `forbidden` unless the viewer is a keeper of a memorial with an owner, and `conflict` if a handover is announced
 * already or the keeper made a wrong report recently.
 */
export async function reportDeath(
  viewer: Viewer,
  memorialId: string,
  now = new Date(),
): Promise<void> {
  await db().$transaction(async (tx) => {
    const { fullName } = await lockForKeeper(tx, viewer, memorialId, 'edit');
    const people = await tx.keeper.findMany({
      where: { memorialId },
      select: {
        userId: true,
        role: true,
        leavesAt: true,
        succession: true,
        user: {
          select: { id: true, email: true, firstName: true, lastName: true, language: true },
        },
      },
    });
    const owner = people.find(({ role }) => role === 'owner');
    const isKeeper = people.some(
      ({ role, userId }) => role === 'keeper' && userId === viewer.userId,
    );
    if (!owner || !isKeeper)
      throw new AppError('forbidden', messageFor('keepers.refusals.notOfOwner'));
    await requireNoHandover(tx, memorialId);
    await requireNoWrongReport(tx, viewer, memorialId, now);
    const successor =
      people.find(({ succession, leavesAt }) => succession === 'accepted' && !leavesAt)?.user ??
      null;
    const handover = {
      id: newId(),
      memorialId,
      kind: 'death',
      fromUserId: owner.userId,
      toUserId: successor?.id ?? null,
      openedById: viewer.userId,
      announcedAt: now,
      dueAt: daysAfter(now, DEATH_DAYS),
    } as const;
    await tx.handover.create({ data: handover, select: { id: true } });
    await recordEvent(tx, { memorialId, action: 'ownerDied', actorId: viewer.userId });
    await writeAudit(tx, {
      actor: viewer.userId,
      action: 'handover.announce',
      subject: `memorial/${memorialId}`,
      detail: { handoverId: handover.id, ...(successor && { userId: successor.id }) },
    });
    const news = { ...handover, fullName, successor };
    const secret = await createPresenceCheck(tx, owner.userId, now);
    const language = toOfferedLanguage(owner.user.language);
    await enqueueMail(tx, deathReportedMail(news, { ...owner.user, secret }, language));
    for (const person of await mailRecipients(tx, memorialId, ['keeper']))
      await enqueueMail(
        tx,
        handoverMail('death', news, person, toOfferedLanguage(person.language)),
      );
  });
}

/** Throws `conflict` if a handover of the memorial is announced already. */
export async function requireNoHandover(tx: Tx, memorialId: string): Promise<void> {
  if ((await tx.handover.count({ where: { memorialId, state: 'announced' } })) > 0)
    throw new AppError('conflict', messageFor('keepers.refusals.alreadyAnnounced'));
}

async function requireNoWrongReport(
  tx: Tx,
  { userId }: Viewer,
  memorialId: string,
  now: Date,
): Promise<void> {
  const wrongReports = await tx.handover.count({
    where: {
      memorialId,
      kind: 'death',
      openedById: userId,
      endedAt: { gt: daysBefore(now, DEATH_REPORT_PAUSE_DAYS) },
    },
  });
  if (wrongReports > 0)
    throw new AppError(
      'conflict',
      messageFor('keepers.refusals.wrongLately', { days: DEATH_REPORT_PAUSE_DAYS }),
    );
}
