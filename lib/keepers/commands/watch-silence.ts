import { db, type Tx } from '@/lib/platform/db/client';
import { env } from '@/lib/platform/env';
import { toOfferedLanguage } from '@/lib/platform/language/offered-languages';
import { enqueueMail } from '@/lib/platform/mail/enqueue-mail';
import {
  daysBefore,
  nextSilenceStep,
  PRESENCE_CHECK_INTERVAL_DAYS,
  PRESENCE_LINK_DAYS,
  silentSince,
} from '../handover-rules';
import { presenceCheckMail } from '../presence-check-mail';
import { announceHandovers } from './announce-handovers';
import { createPresenceCheck } from './create-presence-check';

const BATCH = 100;

/**
 * Asks owners who have not signed in for a long time whether they are still there, three times, and
 * then announces the handover of their memorials to their successors. Owners without a successor
 * are not asked, because nothing would follow. Safe to repeat: the owner's row is locked and the
 * sent questions are counted.
 */
export async function watchSilence(_: object, now = new Date()): Promise<void> {
  const limit = silentSince(now, env().OWNER_SILENCE_MONTHS);
  let after: string | null = '';
  while (after !== null) {
    const owners = await silentOwners(after, limit, now);
    for (const id of owners) await db().$transaction((tx) => checkOwner(tx, id, limit, now));
    after = owners.length < BATCH ? null : (owners.at(-1) ?? null);
  }
  await db().silenceQuestion.deleteMany({
    where: { askedAt: { lt: daysBefore(now, PRESENCE_LINK_DAYS) } },
  });
}

/** Silent owners with a successor who were not asked recently. */
async function silentOwners(after: string, limit: Date, now: Date): Promise<string[]> {
  const rows = await db().$queryRaw<{ id: string }[]>`
    SELECT DISTINCT u.id FROM keepers s
      JOIN keepers k ON k."memorialId" = s."memorialId" AND k.role = 'owner'
      JOIN users u ON u.id = k."userId"
    WHERE s.succession = 'accepted' AND u."lastSeenAt" <= ${limit} AND u.id > ${after}
      AND NOT EXISTS (SELECT 1 FROM silence_questions q
        WHERE q."userId" = u.id AND q."askedAt" > ${daysBefore(now, PRESENCE_CHECK_INTERVAL_DAYS)})
    ORDER BY u.id LIMIT ${BATCH}`;
  return rows.map(({ id }) => id);
}

type Owner = { id: string; email: string; firstName: string; language: string; lastSeenAt: Date };

async function checkOwner(tx: Tx, userId: string, limit: Date, now: Date): Promise<void> {
  const [owner] = await tx.$queryRaw<Owner[]>`
    SELECT id, email, "firstName", language, "lastSeenAt" FROM users
    WHERE id = ${userId} AND "lastSeenAt" <= ${limit} FOR NO KEY UPDATE`;
  if (!owner) return; // signed in or deleted meanwhile
  const checks = await tx.silenceQuestion.findMany({
    where: { userId, askedAt: { gt: owner.lastSeenAt } },
    select: { askedAt: true },
  });
  const step = nextSilenceStep(
    checks.map(({ askedAt }) => askedAt),
    now,
  );
  if (step === 'announce') await announceHandovers(tx, owner, now);
  if (step !== 'ask') return;
  const secret = await createPresenceCheck(tx, userId, now);
  await enqueueMail(
    tx,
    presenceCheckMail({ ...owner, secret }, checks.length, now, toOfferedLanguage(owner.language)),
  );
}
