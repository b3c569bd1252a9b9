import { type Guarded, standingOf } from '@/lib/access/policy';
import type { Reader } from '@/lib/access/reader';
import { isOpen, type Visibility } from '@/lib/access/rules';
import { isAdmin } from '@/lib/platform/auth/viewer';

export type MediaItem = {
  state: 'pending' | 'ready' | 'orphaned';
  ownerId: string | null;
  /** The memorials that show it, as main picture, as cover or in the gallery; may be empty. */
  shownBy: Guarded[];
};

type Public = Pick<MediaItem, 'state'> & { shownBy: { visibility: Visibility }[] };

/** Whether everybody may see it: a memorial shows it that everybody sees who has its address. */
export const isPublicMedia = ({ state, shownBy }: Public) =>
  state === 'ready' && shownBy.some(isOpen);

/**
 * Whether the reader may see it. Media that are not public are visible to admins, to all keepers of a memorial that shows
 * them, and once they are ready to those who see that memorial; or to their uploader as long as none shows them: who looks
 * after the memorial no longer sees them no longer. Orphaned media are visible to nobody.
 */
export function canSeeMedia(reader: Reader | null, item: MediaItem): boolean {
  if (isPublicMedia(item)) return true;
  if (item.state === 'orphaned') return false;
  const viewer = reader?.viewer ?? null;
  if (isAdmin(viewer)) return true;
  if (item.shownBy.length === 0) return viewer !== null && viewer.userId === item.ownerId;
  return item.shownBy.some((memorial) => {
    const standing = standingOf(reader, memorial);
    return standing === 'keeper' || (standing !== 'none' && item.state === 'ready');
  });
}
