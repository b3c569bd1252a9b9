import { endFirstReadings } from '@/lib/keepers/commands/end-first-readings';
import { INVITATION_DAYS } from '@/lib/keepers/rules';
import { db } from '@/lib/platform/db/client';
import type { Prisma } from '@/lib/platform/db/generated/client';
import { DAY_MS } from '@/lib/platform/durations';
import { firstBurningDay } from '../queries/burning-candles';
import { ADDRESS_RETENTION_DAYS, REFUSED_RETENTION_DAYS } from '../rules';
import { enqueueAuthorMails } from './enqueue-author-mails';
import { deletePictures } from './pictures';
import { updateCandles } from './update-candles';

/** The most that one run handles; the next one continues. */
const MAX_AUTHORS = 500;
const MAX_READINGS = 500;
const MAX_PICTURES = 10_000;

/**
 * The regular clean-up: shows the family what an earlier release has hidden; deletes burned-down candles and updates
 * the pages that showed them; ends the reading of friends who do not use their link; deletes authors' addresses 30 days
 * after the last activity, pictures of refused condolences after a day, and refused, removed or withdrawn condolences
 * after 90 days. Safe to repeat.
 */
export async function maintainCondolences(_: object, now = new Date()): Promise<void> {
  await showHiddenByEarlierRelease(now);
  await db().candle.deleteMany({ where: { day: { lt: new Date(firstBurningDay(now)) } } });
  const changed = await db().$queryRaw<{ memorialId: string }[]>`
    SELECT b."memorialId" FROM guest_books b LEFT JOIN (
      SELECT "memorialId", sum(count)::int AS burning FROM candles GROUP BY 1) c USING ("memorialId")
    WHERE b."candleCount" > 0 AND b."candleCount" <> coalesce(c.burning, 0)`;
  for (const { memorialId } of changed) await updateCandles({ memorialId }, now);
  await enqueueLostAuthorMails();
  await endUnusedReadings(now);
  const longAgo = { lt: new Date(now.getTime() - ADDRESS_RETENTION_DAYS * DAY_MS) };
  await db().condolence.updateMany({
    where: {
      authorSealed: { not: '' },
      createdAt: longAgo,
      AND: [
        { OR: [{ decidedAt: null }, { decidedAt: longAgo }] },
        { OR: [{ waitingSince: null }, { waitingSince: longAgo }] },
      ],
    },
    data: { authorSealed: '' },
  });
  await deleteRefusedPictures(new Date(now.getTime() - DAY_MS));
  const before = new Date(now.getTime() - REFUSED_RETENTION_DAYS * DAY_MS);
  await db().condolence.deleteMany({
    where: {
      state: { in: ['refused', 'removed', 'withdrawn'] },
      createdAt: { lt: before },
      OR: [{ decidedAt: null }, { decidedAt: { lt: before } }],
    },
  });
}

/**
 * While an update or a rollback runs, an earlier release holds what reports hide, so that only the operator sees it.
 * This release lets it wait for the family as well (decision 0094), as the migration family_keeps_condolences does.
 */
async function showHiddenByEarlierRelease(now: Date): Promise<void> {
  await db().condolence.updateMany({
    where: { state: 'held', publishedAt: { not: null } },
    data: { state: 'waiting', waitingSince: now },
  });
}

/**
 * Ends the reading of friends who were told that condolences wait, and have not used the link for as long as an
 * invitation is open. Otherwise they would delay every condolence for good. The link of a frozen memorial refuses.
 */
async function endUnusedReadings(now: Date): Promise<void> {
  const unused: Prisma.FirstReaderWhereInput = {
    secretHash: { not: null },
    usedAt: null,
    sent: { gt: 1 }, // the first mail only asks
    lastSentAt: { lte: new Date(now.getTime() - INVITATION_DAYS * DAY_MS) },
    memorial: { freeze: null },
  };
  const select = { memorialId: true } as const;
  const rows = await db().firstReader.findMany({ where: unused, select, take: MAX_READINGS });
  for (const { memorialId } of rows)
    await db().$transaction((tx) =>
      endFirstReadings(tx, { ...unused, memorialId }, null, now, true),
    );
}

/**
 * Nobody looks at the picture of a refused condolence. Its words are kept longer, for comparison
 * with others.
 */
async function deleteRefusedPictures(before: Date): Promise<void> {
  const rows = await db().condolencePicture.findMany({
    where: { condolence: { state: 'refused', createdAt: { lt: before } } },
    select: { condolenceId: true },
    take: MAX_PICTURES,
  });
  const ids = rows.map(({ condolenceId }) => condolenceId);
  await db().$transaction((tx) => deletePictures(tx, ids));
}

/** If the job for a mail to an author was lost, for example after restoring a backup, enqueues it again. */
async function enqueueLostAuthorMails(): Promise<void> {
  await db().$transaction(async (tx) => {
    const rows = await tx.$queryRaw<{ id: string }[]>`
      SELECT id FROM condolences WHERE "authorSealed" <> '' AND (state = 'returned' OR (state = 'published' AND audience = 'page'))
        AND state IS DISTINCT FROM "toldState" LIMIT ${MAX_AUTHORS}`;
    await enqueueAuthorMails(tx, rows);
  });
}
