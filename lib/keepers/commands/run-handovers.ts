import { db } from '@/lib/platform/db/client';
import { findOpenHandover } from '../queries/find-open-handover';
import { isFrozen } from '../queries/freeze';
import { lockKeepers } from '../queries/memorial-with-rights';
import { endHandover, handOver } from './end-handover';

const BATCH = 100;
const JOB_ACTOR = { actorId: null };

/**
 * Carries out the handovers whose day has come, and cancels those whose owner returned or that
 * nobody can take. Safe to repeat. Skips frozen memorials.
 */
export async function runHandovers(_: object, now = new Date()): Promise<void> {
  let after: string | null = '';
  while (after !== null) {
    const open: { id: string; memorialId: string }[] = await db().handover.findMany({
      where: { state: 'announced', id: { gt: after }, memorial: { freeze: null } },
      orderBy: { id: 'asc' },
      take: BATCH,
      select: { id: true, memorialId: true },
    });
    for (const { memorialId } of open) await runOne(memorialId, now);
    after = open.length < BATCH ? null : (open.at(-1)?.id ?? null);
  }
}

async function runOne(memorialId: string, now: Date): Promise<void> {
  await db().$transaction(async (tx) => {
    await lockKeepers(tx, memorialId);
    if (await isFrozen(tx, memorialId)) return;
    const handover = await findOpenHandover(tx, memorialId, now);
    if (handover?.step === 'do') await handOver(tx, handover, JOB_ACTOR, now);
    if (handover?.step === 'cancel') await endHandover(tx, handover, 'cancelled', JOB_ACTOR, now);
  });
}
