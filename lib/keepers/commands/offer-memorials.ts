import { writeAudit } from '@/lib/platform/audit/write-audit';
import { db, type Tx } from '@/lib/platform/db/client';
import { newId } from '@/lib/platform/ids/public-id';
import { toOfferedLanguage } from '@/lib/platform/language/offered-languages';
import { enqueueMail } from '@/lib/platform/mail/enqueue-mail';
import { handoverMail } from '../handover-mails';
import { daysAfter, OFFER_DAYS } from '../handover-rules';
import { isFrozen } from '../queries/freeze';
import { lockKeepers } from '../queries/memorial-with-rights';
import { nextOwnerCandidate } from '../queries/next-owner-candidate';
import { recordEvent } from './record-event';

const BATCH = 100;

/**
 * Offers each memorial that has keepers but no owner, and is not to be deleted, to its keepers:
 * first to the one whom the last owner named, then to the longest-standing, and so on. Each has two
 * weeks and is asked once. If none accepts, the keepers continue without an owner. Safe to repeat.
 */
export async function offerMemorials(_: object, now = new Date()): Promise<void> {
  let after: string | null = '';
  while (after !== null) {
    const ids = await memorialsWithoutOwner(after);
    for (const id of ids) await db().$transaction((tx) => offer(tx, id, now));
    after = ids.length < BATCH ? null : (ids.at(-1) ?? null);
  }
}

async function memorialsWithoutOwner(after: string): Promise<string[]> {
  const rows = await db().$queryRaw<{ memorialId: string }[]>`
    SELECT DISTINCT k."memorialId" FROM keepers k
    WHERE k.role = 'keeper' AND k."leavesAt" IS NULL AND k."memorialId" > ${after}
      AND NOT EXISTS (SELECT 1 FROM keepers o WHERE o."memorialId" = k."memorialId" AND o.role = 'owner')
      AND NOT EXISTS (SELECT 1 FROM memorial_deletions d WHERE d."memorialId" = k."memorialId")
      AND NOT EXISTS (SELECT 1 FROM memorial_freezes f WHERE f."memorialId" = k."memorialId")
      AND NOT EXISTS (SELECT 1 FROM handovers h WHERE h."memorialId" = k."memorialId" AND h.state = 'announced')
      AND NOT EXISTS (SELECT 1 FROM handovers h WHERE h."memorialId" = k."memorialId" AND h.kind = 'no_owner'
        AND h."toUserId" = k."userId")
    ORDER BY k."memorialId" LIMIT ${BATCH}`;
  return rows.map(({ memorialId }) => memorialId);
}

async function offer(tx: Tx, memorialId: string, now: Date): Promise<void> {
  await lockKeepers(tx, memorialId);
  if (await isFrozen(tx, memorialId)) return;
  const next = await nextOwnerCandidate(tx, memorialId);
  if (!next) return;
  const { fullName, user } = next;
  const handover = {
    id: newId(),
    memorialId,
    kind: 'no_owner',
    toUserId: user.id,
    announcedAt: now,
    dueAt: daysAfter(now, OFFER_DAYS),
  } as const;
  await tx.handover.create({ data: handover, select: { id: true } });
  await recordEvent(tx, { memorialId, action: 'offered', actorId: null, personId: user.id });
  await writeAudit(tx, {
    actor: 'system',
    action: 'handover.announce',
    subject: `memorial/${memorialId}`,
    detail: { handoverId: handover.id, userId: user.id },
  });
  const news = { ...handover, fullName, successor: user };
  await enqueueMail(tx, handoverMail('offer', news, user, toOfferedLanguage(user.language)));
}
