import { EDITING_ROLES } from '@/lib/keepers/rules';
import { db, type Tx } from '@/lib/platform/db/client';
import { Prisma } from '@/lib/platform/db/generated/client';
import { REVIEWED_KINDS, type ReviewedKind } from '@/lib/platform/kinds';
import { toOfferedLanguage } from '@/lib/platform/language/offered-languages';
import { enqueueMail } from '@/lib/platform/mail/enqueue-mail';
import { digestMail } from '../digest-mail';
import { type DigestReader, dueMail, type WaitingItems } from '../digest-rules';
import { askedCondolences, waitingCondolences } from '../queries/family-lists';
import { sendFirstReaderDigests } from './send-first-reader-digests';

const BATCH = 200;

/**
 * Tells keepers by mail how many items wait for their decision, no more often than digest-rules.ts allows, and friends who
 * read first how many they have not read. Safe to repeat: each reader's row records what was sent.
 */
export async function sendDigests(_: object, now = new Date()): Promise<void> {
  await sendKeeperDigests(now);
  // Last, so that a failure with one friend's address stops no keeper's mail.
  await sendFirstReaderDigests(now);
}

async function sendKeeperDigests(now: Date): Promise<void> {
  let after = { memorialId: '', userId: '' };
  for (;;) {
    const rows = await candidates(after, now);
    for (const row of rows) {
      const kind = dueMail(row, row, now);
      if (kind) await send(row, kind, now);
    }
    const last = rows.at(-1);
    if (!last || rows.length < BATCH) return;
    after = last;
  }
}

type Candidate = DigestReader &
  WaitingItems & {
    memorialId: string;
    fullName: string;
    userId: string;
    email: string;
    firstName: string;
    language: string;
    /** How many of the condolences have a picture, and how many were reported. */
    pictures: number;
    reported: number;
    /** How many items of each kind wait. */
    waiting: Partial<Record<ReviewedKind, number>>;
  };

/**
 * The rows of each kind that wait for keepers: since when, since when for others than the first reader, and whether with
 * a picture and reported (1 or 0). The condolences are those that `familyQueue` lists as waiting.
 */
const WAITING: Record<ReviewedKind, Prisma.Sql> = {
  condolence: Prisma.sql`
    SELECT w."memorialId", w.since, w."shownSince", w."firstReaderId", (p."mediaId" IS NOT NULL)::int AS picture,
      (a.id IS NOT NULL)::int AS reported
    FROM (${waitingCondolences}) w LEFT JOIN condolence_pictures p ON p."condolenceId" = w.id
      LEFT JOIN (${askedCondolences()}) a ON a.id = w.id
    UNION ALL
    SELECT "memorialId", since, since, NULL, 0, 1 FROM (${askedCondolences()}) a WHERE state = 'published'`,
  contribution: Prisma.sql`
    SELECT "memorialId", "createdAt" AS since, "createdAt" AS "shownSince", NULL AS "firstReaderId", 0 AS picture,
      0 AS reported
    FROM media_contributions WHERE state = 'waiting'`,
};

/** How many rows of each kind wait for each keeper, without those that somebody else still reads first. */
const countsByKind = (now: Date) =>
  Prisma.join(
    REVIEWED_KINDS.map(
      (kind) => Prisma.sql`
      SELECT ${kind}::text AS kind, k."memorialId", k."userId", count(*)::int AS count, sum(picture)::int AS pictures,
        sum(reported)::int AS reported, min(seen.since) AS oldest, max(seen.since) AS newest
      FROM (${WAITING[kind]}) each
        JOIN keepers k ON k."memorialId" = each."memorialId" AND k.role::text = ANY(${[...EDITING_ROLES]})
        CROSS JOIN LATERAL (
          SELECT CASE WHEN each."firstReaderId" = k."userId" THEN each.since ELSE each."shownSince" END AS since) seen
      WHERE seen.since <= ${now} GROUP BY k."memorialId", k."userId"`,
    ),
    ' UNION ALL ',
  );

/** Keepers of memorials on which something waits, with what waits there. */
const candidates = (after: { memorialId: string; userId: string }, now: Date) =>
  db().$queryRaw<Candidate[]>`
    SELECT w."memorialId", m."fullName", w."userId", u.email, u."firstName", u.language,
      r."pausedAt", coalesce(r."timeZone", 'UTC') AS "timeZone", coalesce(r.sent, 0) AS sent, r."lastSentAt", r."remindedAt",
      w.count, w.pictures, w.reported, w.waiting, w.oldest, w.newest,
      coalesce(least(
        (SELECT min(c."createdAt") FROM condolences c WHERE c."memorialId" = w."memorialId"),
        (SELECT min(o."createdAt") FROM keepers o WHERE o."memorialId" = w."memorialId" AND o.role = 'contributor')
      ), w.oldest) AS opened,
      EXISTS (SELECT FROM condolences c WHERE c."memorialId" = w."memorialId"
        AND c.state IN ('published', 'returned', 'declined') AND c."decidedAt" >= w.oldest) AS "isTouched"
    FROM (
      SELECT "memorialId", "userId", sum(count)::int AS count, sum(pictures)::int AS pictures,
        sum(reported)::int AS reported, json_object_agg(kind, count) AS waiting,
        min(oldest) AS oldest, max(newest) AS newest
      FROM (${countsByKind(now)}) each GROUP BY "memorialId", "userId"
    ) w
    JOIN memorials m ON m.id = w."memorialId"
    JOIN users u ON u.id = w."userId" AND u."emailVerifiedAt" IS NOT NULL
    LEFT JOIN condolence_readers r ON r."memorialId" = m.id AND r."userId" = u.id
    WHERE r."pausedAt" IS NULL AND (w."memorialId", w."userId") > (${after.memorialId}, ${after.userId})
    ORDER BY w."memorialId", w."userId" LIMIT ${BATCH}`;

/** Records and sends the mail, unless another run did so or the reader has paused the mails. */
async function send(row: Candidate, kind: 'digest' | 'no_hurry', now: Date): Promise<void> {
  await db().$transaction(async (tx) => {
    if (!(await recordSent(tx, row, kind, now))) return;
    await enqueueMail(
      tx,
      digestMail(kind, { ...row, number: row.sent + 1 }, toOfferedLanguage(row.language)),
    );
  });
}

async function recordSent(tx: Tx, row: Candidate, kind: string, now: Date): Promise<boolean> {
  const { memorialId, userId, sent } = row;
  const remindedAt = kind === 'no_hurry' ? now : row.remindedAt;
  const written = await tx.$executeRaw`
    INSERT INTO condolence_readers AS r ("memorialId", "userId", sent, "lastSentAt", "remindedAt")
    VALUES (${memorialId}, ${userId}, ${sent + 1}, ${now}, ${remindedAt})
    ON CONFLICT ("memorialId", "userId") DO UPDATE
      SET sent = ${sent + 1}, "lastSentAt" = ${now}, "remindedAt" = ${remindedAt}
      WHERE r.sent = ${sent} AND r."pausedAt" IS NULL`;
  return written === 1;
}
