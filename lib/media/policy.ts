import { belongsTo, type Kept } from '@/lib/keepers/policy';
import type { Viewer } from '@/lib/platform/auth/viewer';

type Memorial = Kept & { isPublic: boolean };

type Item = {
  state: 'pending' | 'ready' | 'orphaned';
  ownerId: string | null;
  /** The memorials that show it, as main picture, as cover or in the gallery; may be empty. */
  shownBy: Memorial[];
};

/** Whether everybody may see it: a public memorial shows it. */
export const isPublicMedia = ({ state, shownBy }: Item) =>
  state === 'ready' && shownBy.some((memorial) => memorial.isPublic);

/**
 * Whether the viewer may see it. Media that are not public are visible to their uploader, the memorial's
 * keepers and admins; orphaned media to nobody.
 */
export function canSeeMedia(viewer: Viewer | null, item: Item): boolean {
  if (isPublicMedia(item)) return true;
  if (!viewer || item.state === 'orphaned') return false;
  if (viewer.role === 'admin' || viewer.userId === item.ownerId) return true;
  return item.shownBy.some((memorial) => belongsTo(viewer, memorial));
}
