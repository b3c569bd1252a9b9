import { db, type Tx } from '@/lib/platform/db/client';
import { endOfContributions } from '../contribution-rules';
import { orphanMedia } from './orphan-media';

/** Deletes all that waits for the keepers of a memorial, or that they do not show. The clean-up deletes the files. */
export async function deleteContributionsTo(tx: Tx, memorialId: string): Promise<void> {
  const rows = await tx.mediaContribution.findMany({
    where: { memorialId },
    select: { mediaId: true },
  });
  await orphanMedia(tx, idsOf(rows));
}

/** Deletes what was declined, or waited in vain, for as long as contribution-rules.ts says. */
export async function deleteOldContributions(now: Date): Promise<void> {
  const { declined, waiting } = endOfContributions(now);
  await db().$transaction(async (tx) => {
    // Deleted first: what a keeper shows at this moment has no row any more when its turn comes.
    const rows = await tx.$queryRaw<{ mediaId: string }[]>`
      DELETE FROM media_contributions
      WHERE (state = 'declined' AND "decidedAt" < ${declined}) OR (state = 'waiting' AND "createdAt" < ${waiting})
      RETURNING "mediaId"`;
    await orphanMedia(tx, idsOf(rows));
  });
}

const idsOf = (rows: { mediaId: string }[]) => rows.map(({ mediaId }) => mediaId);
