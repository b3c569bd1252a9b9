import { writeAudit } from '@/lib/platform/audit/write-audit';
import type { Tx } from '@/lib/platform/db/client';
import { toOfferedLanguage } from '@/lib/platform/language/offered-languages';
import { enqueueMail } from '@/lib/platform/mail/enqueue-mail';
import type { EventAction } from '../event-rules';
import { handoverMail } from '../handover-mails';
import { isOffer } from '../handover-rules';
import type { OpenHandover } from '../queries/find-open-handover';
import { mailRecipients } from '../queries/mail-recipients';
import { nextOwnerCandidate } from '../queries/next-owner-candidate';
import type { KeeperRole } from '../rules';
import { openCase } from './open-case';
import { recordEvent } from './record-event';

/** `actorId` is null for a job. Acts of admins are shown without their name. */
type Actor = { actorId: string | null; asAdmin?: boolean };

/**
 * Makes the successor the owner. The former owner stays as a keeper who may read private details,
 * as they could before. Without a successor, the memorial has no owner, and its keepers are asked
 * one after the other. The caller holds the lock of the memorial.
 */
export async function handOver(
  tx: Tx,
  handover: OpenHandover,
  by: Actor,
  now: Date,
): Promise<void> {
  const { memorialId, fromUserId, successor } = handover;
  const row = (userId: string) => ({ memorialId_userId: { memorialId, userId } });
  // The former owner's choice of a successor does not bind the new owner.
  await tx.keeper.updateMany({
    where: { memorialId, succession: { not: null } },
    data: { succession: null },
  });
  // In this order, because the database allows only one owner.
  if (fromUserId)
    await tx.keeper.update({
      where: row(fromUserId),
      data: { role: 'keeper', mayReadPrivate: true },
      select: { role: true },
    });
  if (successor)
    await tx.keeper.update({
      where: row(successor.id),
      data: { role: 'owner' },
      select: { role: true },
    });
  await closeHandover(tx, handover, 'done', successor ? 'handedOver' : 'ownerless', by, now);
}

/**
 * Ends a handover without a new owner, because the owner is still there or somebody objected. After an offer that was
 * not accepted, the job asks the next keeper; after the last one, the operator. The caller holds the lock of the
 * memorial.
 */
export async function endHandover(
  tx: Tx,
  handover: OpenHandover,
  state: 'objected' | 'cancelled',
  by: Actor,
  now: Date,
): Promise<void> {
  const action = isOffer(handover.kind)
    ? 'offerNotTaken'
    : state === 'objected'
      ? 'handoverObjected'
      : 'handoverCancelled';
  await closeHandover(tx, handover, state, action, by, now);
}

const MAILED_ROLES = ['owner', 'keeper'] as const satisfies KeeperRole[];

async function closeHandover(
  tx: Tx,
  handover: OpenHandover,
  state: 'objected' | 'cancelled' | 'done',
  action: EventAction,
  { actorId, asAdmin = false }: Actor,
  now: Date,
): Promise<void> {
  const { id, memorialId, kind, successor } = handover;
  await tx.handover.update({ where: { id }, data: { state, endedAt: now }, select: { id: true } });
  await recordEvent(tx, {
    memorialId,
    action,
    actorId,
    personId: successor?.id ?? null,
    detail: { asAdmin },
  });
  await writeAudit(tx, {
    actor: actorId ?? 'system',
    action: state === 'done' ? 'handover.done' : 'handover.stop',
    subject: `memorial/${memorialId}`,
    detail: { handoverId: id, ...(successor && { userId: successor.id }) },
  });
  await openCaseIfNobodyLeft(tx, memorialId, now);
  if (state === 'done' ? !successor : kind === 'no_owner') return; // the keepers are informed by the mail of the next offer
  // A transfer that was declined or withdrawn concerns only the owner and the person chosen, who is not mailed.
  const isQuiet = state !== 'done' && kind === 'transfer';
  for (const person of await mailRecipients(tx, memorialId, isQuiet ? ['owner'] : MAILED_ROLES))
    await enqueueMail(
      tx,
      handoverMail(state, handover, person, toOfferedLanguage(person.language)),
    );
}

/** Opens a case if nobody is left who could own the memorial. Its keepers continue meanwhile. */
async function openCaseIfNobodyLeft(tx: Tx, memorialId: string, now: Date): Promise<void> {
  const hasOwner = (await tx.keeper.count({ where: { memorialId, role: 'owner' } })) > 0;
  if (hasOwner || (await nextOwnerCandidate(tx, memorialId))) return;
  const newCase = { memorialId, claim: 'no_owner' } as const;
  const isOpen =
    (await tx.familyCase.count({ where: { ...newCase, state: { not: 'decided' } } })) > 0;
  if (!isOpen) await openCase(tx, { ...newCase, openedById: null }, now);
}
