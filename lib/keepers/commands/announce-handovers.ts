import { writeAudit } from '@/lib/platform/audit/write-audit';
import type { Tx } from '@/lib/platform/db/client';
import { newId } from '@/lib/platform/ids/public-id';
import { toOfferedLanguage } from '@/lib/platform/language/offered-languages';
import { enqueueMail } from '@/lib/platform/mail/enqueue-mail';
import { handoverMail, handoverWarningMail } from '../handover-mails';
import {
  daysAfter,
  daysBefore,
  HANDOVER_NOTICE_DAYS,
  OBJECTION_PAUSE_DAYS,
} from '../handover-rules';
import { mailRecipients } from '../queries/mail-recipients';
import { lockKeepers } from '../queries/memorial-with-rights';
import { createPresenceCheck } from './create-presence-check';
import { recordEvent } from './record-event';

type Owner = { id: string; email: string; firstName: string; language: string };

/**
 * Announces to a silent owner, the successor and all keepers when each of the owner's memorials
 * will be handed over. Skips memorials with an announced handover, a recent objection, or a freeze.
 */
export async function announceHandovers(tx: Tx, owner: Owner, now: Date): Promise<void> {
  const owned = await tx.keeper.findMany({
    where: {
      userId: owner.id,
      role: 'owner',
      memorial: { freeze: null, keepers: { some: { succession: 'accepted', leavesAt: null } } },
    },
    orderBy: { memorialId: 'asc' }, // everything that locks several memorials does so in this order
    select: { memorialId: true },
  });
  for (const { memorialId } of owned) await announceHandover(tx, owner, memorialId, now);
}

async function announceHandover(
  tx: Tx,
  owner: Owner,
  memorialId: string,
  now: Date,
): Promise<void> {
  await lockKeepers(tx, memorialId);
  const memorial = await tx.memorial.findUnique({
    where: { id: memorialId },
    select: {
      fullName: true,
      freeze: { select: { since: true } },
      keepers: {
        where: { succession: 'accepted', leavesAt: null },
        select: { user: { select: { id: true, firstName: true, lastName: true } } },
      },
      handovers: {
        where: {
          OR: [
            { state: 'announced' },
            { state: 'objected', endedAt: { gt: daysBefore(now, OBJECTION_PAUSE_DAYS) } },
          ],
        },
        select: { id: true },
      },
    },
  });
  const successor = memorial?.keepers[0]?.user;
  if (!memorial || memorial.freeze || !successor || memorial.handovers.length > 0) return;
  const handover = {
    id: newId(),
    memorialId,
    kind: 'silence',
    fromUserId: owner.id,
    toUserId: successor.id,
    announcedAt: now,
    dueAt: daysAfter(now, HANDOVER_NOTICE_DAYS),
  } as const;
  await tx.handover.create({ data: handover, select: { id: true } });
  await recordEvent(tx, {
    memorialId,
    action: 'handoverAnnounced',
    actorId: null,
    personId: successor.id,
    detail: { dueAt: handover.dueAt.toISOString() },
  });
  await writeAudit(tx, {
    actor: 'system',
    action: 'handover.announce',
    subject: `memorial/${memorialId}`,
    detail: { handoverId: handover.id, userId: successor.id },
  });
  const facts = { ...handover, fullName: memorial.fullName, successor };
  const secret = await createPresenceCheck(tx, owner.id, now);
  await enqueueMail(
    tx,
    handoverWarningMail(facts, { ...owner, secret }, toOfferedLanguage(owner.language)),
  );
  for (const person of await mailRecipients(tx, memorialId, ['keeper']))
    await enqueueMail(
      tx,
      handoverMail('announced', facts, person, toOfferedLanguage(person.language)),
    );
}
