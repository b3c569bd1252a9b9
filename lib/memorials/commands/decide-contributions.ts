import { publishContributions } from '@/lib/media/commands/publish-contributions';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { invalidatePage } from '@/lib/platform/cache/invalidate-page';
import { db } from '@/lib/platform/db/client';
import * as paths from '@/lib/platform/paths';
import { lockEditable } from '../queries/editable-memorial';
import { requirePlanRoom } from '../queries/plan-room';
import type { ContributionsDecision } from '../schema-contributions';
import { auditAdmin } from './audit-admin';

/**
 * Publishes or declines files of contributors. Published files keep the order in which they were
 * chosen. Only files still in the state `from` change, so the first of two keepers decides and a
 * repeated request changes nothing. Throws `not_found`, `forbidden`, and `invalid` if the gallery
 * or the plan has no room for all of them; then nothing changes.
 */
export async function decideContributions(
  viewer: Viewer,
  memorialId: string,
  { media, from, decision }: ContributionsDecision,
  now = new Date(),
): Promise<{ changed: number }> {
  return db().$transaction(async (tx) => {
    const memorial = await lockEditable(tx, viewer, memorialId);
    const found = await tx.mediaContribution.findMany({
      where: { memorialId, mediaId: { in: media }, state: from },
      orderBy: [{ createdAt: 'asc' }, { mediaId: 'asc' }],
      select: {
        mediaId: true,
        media: { select: { batch: true, placeInBatch: true } },
      },
    });
    const ids = found.map(({ mediaId }) => mediaId);
    const changed = ids.length;
    if (changed === 0 || (decision === 'decline' && from === 'declined')) return { changed: 0 };
    if (decision === 'publish') {
      const contributions = found.map(({ mediaId, media: chosen }) => ({ id: mediaId, ...chosen }));
      await publishContributions(tx, memorialId, contributions, (added) =>
        requirePlanRoom(tx, memorialId, added),
      );
      await invalidatePage(tx, paths.memorial(memorialId));
    } else
      await tx.mediaContribution.updateMany({
        where: { mediaId: { in: ids } },
        data: { state: 'declined', decidedAt: now },
      });
    await auditAdmin(tx, viewer, memorial, {
      action: 'memorial.update',
      detail: { contributions: decision, count: changed },
    });
    return { changed };
  });
}
