import { belongsTo, type Kept } from '@/lib/keepers/policy';
import type { Viewer } from '@/lib/platform/auth/viewer';

type Memorial = Kept & { isPublic: boolean };

export type MediaItem = {
  state: 'pending' | 'ready' | 'orphaned';
  ownerId: string | null;
  /** The memorials that show it, as main picture, as cover or in the gallery; may be empty. */
  shownBy: Memorial[];
};

type Public = Pick<MediaItem, 'state'> & { shownBy: { isPublic: boolean }[] };

/** Whether everybody may see it: a public memorial shows it. */
export const isPublicMedia = ({ state, shownBy }: Public) =>
  state === 'ready' && shownBy.some((memorial) => memorial.isPublic);

/**
 * Whether the viewer may see it. Media that are not public are visible to admins, and to all keepers of a memorial that shows
 * them, or to their uploader as long as none does: who looks after the memorial no longer sees them no longer. Orphaned
 * media are visible to nobody.
 */
export function canSeeMedia(viewer: Viewer | null, item: MediaItem): boolean {
  if (isPublicMedia(item)) return true;
  if (!viewer || item.state === 'orphaned') return false;
  if (viewer.role === 'admin') return true;
  return item.shownBy.length === 0
    ? viewer.userId === item.ownerId
    : item.shownBy.some((memorial) => belongsTo(viewer, memorial));
}
