import { writeAudit } from '@/lib/platform/audit/write-audit';
import type { Tx } from '@/lib/platform/db/client';
import { recordEvent } from './record-event';

/** Who freezes or unfreezes: a keeper by an objection, or an admin, who is shown without a name. */
export type FreezeActor = { actorId: string; asAdmin: boolean };

/**
 * Freezes a memorial while a case about it is open (queries/freeze.ts). If it is frozen already,
 * the earlier case stays the reason. The caller holds the lock of the memorial.
 */
export async function freeze(
  tx: Tx,
  { memorialId, caseId }: { memorialId: string; caseId: string },
  { actorId, asAdmin }: FreezeActor,
  now: Date,
): Promise<void> {
  const { count } = await tx.memorialFreeze.createMany({
    data: [{ memorialId, caseId, since: now }],
    skipDuplicates: true,
  });
  if (count === 0) return;
  await recordEvent(tx, { memorialId, action: 'frozen', actorId, detail: { asAdmin } });
  await writeAudit(tx, {
    actor: actorId,
    action: 'case.freeze',
    subject: `memorial/${memorialId}`,
    detail: { caseId },
  });
}

/**
 * Ends the freeze, and extends the dates of handovers, deletions and leaving keepers by the time it
 * lasted, so that the freeze does not shorten the time to object. Does nothing if the memorial is not frozen.
 * The caller holds the lock.
 */
export async function unfreeze(
  tx: Tx,
  memorialId: string,
  { actorId, asAdmin }: FreezeActor,
  now: Date,
): Promise<void> {
  const frozen = await tx.memorialFreeze.findUnique({
    where: { memorialId },
    select: { since: true, caseId: true },
  });
  if (!frozen) return;
  const { since, caseId } = frozen;
  await tx.memorialFreeze.delete({ where: { memorialId }, select: { memorialId: true } });
  await tx.$executeRaw`
    UPDATE handovers SET "dueAt" = "dueAt" + (${now}::timestamptz - ${since}::timestamptz)
    WHERE "memorialId" = ${memorialId} AND state = 'announced' AND "dueAt" > ${since}`;
  await tx.$executeRaw`
    UPDATE memorial_deletions SET "dueAt" = "dueAt" + (${now}::timestamptz - ${since}::timestamptz)
    WHERE "memorialId" = ${memorialId} AND "dueAt" > ${since}`;
  await tx.$executeRaw`
    UPDATE keepers SET "leavesAt" = "leavesAt" + (${now}::timestamptz - ${since}::timestamptz)
    WHERE "memorialId" = ${memorialId} AND "leavesAt" > ${since}`;
  await recordEvent(tx, { memorialId, action: 'unfrozen', actorId, detail: { asAdmin } });
  await writeAudit(tx, {
    actor: actorId,
    action: 'case.lift',
    subject: `memorial/${memorialId}`,
    detail: { caseId },
  });
}
