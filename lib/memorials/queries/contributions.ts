import { type ContributionState, MAX_WAITING_CONTRIBUTIONS } from '@/lib/media/contribution-rules';
import { GALLERY_ITEM_COLUMNS, type GalleryItem, toGalleryItem } from '@/lib/media/gallery-item';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { db } from '@/lib/platform/db/client';
import { requireEditable } from './editable-memorial';

/** A contributed file, as keepers and its contributor see it. */
export type ContributionView = GalleryItem & {
  state: ContributionState;
  contributorName: string;
  createdAt: string;
  decidedAt: string | null;
};

/**
 * Contributed files that no page shows, newest first: all of them for keepers who decide, their own for contributors.
 * Throws `not_found` and `forbidden`.
 */
export async function listContributions(
  viewer: Viewer,
  memorialId: string,
  state: ContributionState,
) {
  const { can } = await requireEditable(db(), viewer, memorialId, 'contribute');
  const visible = { memorialId, ...(!can.edit && { contributorId: viewer.userId }) };
  const [waiting, declined, rows] = await Promise.all([
    db().mediaContribution.count({ where: { ...visible, state: 'waiting' } }),
    db().mediaContribution.count({ where: { ...visible, state: 'declined' } }),
    db().mediaContribution.findMany({
      where: { ...visible, state },
      orderBy: [{ createdAt: 'desc' }, { mediaId: 'desc' }],
      take: MAX_WAITING_CONTRIBUTIONS,
      select: {
        state: true,
        createdAt: true,
        decidedAt: true,
        media: { select: GALLERY_ITEM_COLUMNS },
        keeper: { select: { user: { select: { firstName: true, lastName: true } } } },
      },
    }),
  ]);
  return {
    counts: { waiting, declined },
    contributions: rows.map(
      ({ media, keeper: { user }, ...row }): ContributionView => ({
        ...toGalleryItem(media),
        state: row.state,
        contributorName: `${user.firstName} ${user.lastName}`,
        createdAt: row.createdAt.toISOString(),
        decidedAt: row.decidedAt?.toISOString() ?? null,
      }),
    ),
  };
}

/** How many files wait for a memorial's keepers to decide. */
export const countWaitingMedia = (memorialId: string): Promise<number> =>
  db().mediaContribution.count({ where: { memorialId, state: 'waiting' } });

/** How many of the viewer's files a memorial shows in its gallery. */
export const countPublishedMedia = (viewer: Viewer, memorialId: string): Promise<number> =>
  db().media.count({ where: { memorialId, ownerId: viewer.userId, state: 'ready' } });
