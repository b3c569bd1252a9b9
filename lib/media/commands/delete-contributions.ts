import { db, type Tx } from '@/lib/platform/db/client';
import { contributionDeadlines } from '../contribution-rules';
import { orphanMedia } from './orphan-media';

/**
 * Deletes all contributions to a memorial that wait or were declined. The clean-up deletes the
 * files.
 */
export async function deleteContributionsTo(tx: Tx, memorialId: string): Promise<void> {
  const rows = await tx.mediaContribution.findMany({
    where: { memorialId },
    select: { mediaId: true },
  });
  await orphanMedia(tx, idsOf(rows));
}

/**
 * Deletes contributions that were declined, or have waited, for as long as contribution-rules.ts
 * says.
 */
export async function deleteOldContributions(now: Date): Promise<void> {
  const { declined, waiting } = contributionDeadlines(now);
  await db().$transaction(async (tx) => {
    // Deletes the rows first, so that a keeper who is publishing one at this moment finds none.
    const rows = await tx.$queryRaw<{ mediaId: string }[]>`
      DELETE FROM media_contributions
      WHERE (state = 'declined' AND "decidedAt" < ${declined}) OR (state = 'waiting' AND "createdAt" < ${waiting})
      RETURNING "mediaId"`;
    await orphanMedia(tx, idsOf(rows));
  });
}

const idsOf = (rows: { mediaId: string }[]) => rows.map(({ mediaId }) => mediaId);
