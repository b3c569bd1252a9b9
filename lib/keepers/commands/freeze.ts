import { writeAudit } from '@/lib/platform/audit/write-audit';
import type { Tx } from '@/lib/platform/db/client';
import { recordEvent } from './record-event';

/** Who freezes or lifts: a keeper by an objection, or an admin, who is shown without a name. */
export type FreezeActor = { actorId: string; asAdmin: boolean };

/**
 * Keeps a memorial as it is while a case about it is settled (queries/freeze.ts). One that is frozen already stays so by the case that
 * it was frozen for. The memorial must be locked.
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
 * Ends that, and gives back the time for which it was frozen to everything that had a day: a handover, a deletion, and a keeper who
 * leaves. Nobody loses days in which they could not object. Does nothing for a memorial that is not frozen. It must be locked.
 */
export async function liftFreeze(
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
