import { type Guarded, isFamily, standingOf } from '@/lib/access/policy';
import type { Reader } from '@/lib/access/reader';
import { type Audience, isOpen, type Visibility } from '@/lib/access/rules';
import { canDo, type Kept } from '@/lib/keepers/policy';

export type MediaItem = {
  state: 'pending' | 'ready' | 'orphaned';
  ownerId: string | null;
  audience: Audience;
  /** The memorials that show it, as main picture, as cover or in the gallery; may be empty. */
  shownBy: Guarded[];
  /** The memorial to whose keepers a contributor has sent it, which does not show it (decision 0109). */
  sentTo: Kept | null;
};

type Public = Pick<MediaItem, 'state' | 'audience'> & { shownBy: { visibility: Visibility }[] };

/** Whether everybody may see it: a memorial shows it that everybody sees who has its address. */
export const isPublicMedia = ({ state, audience, shownBy }: Public) =>
  state === 'ready' && audience === 'page' && shownBy.some(isOpen);

/**
 * Whether the reader may see it. Media that are not public are visible to admins, to all keepers of a memorial that shows
 * them, and once they are ready to those who see that memorial, or of its family where they are for the family alone; or to
 * their uploader as long as none shows them: who looks after the memorial no longer sees them no longer. What a contributor has sent
 * is there for the contributor and for those who decide about it. Orphaned media are visible to nobody.
 */
export function canSeeMedia(reader: Reader | null, item: MediaItem): boolean {
  if (isPublicMedia(item)) return true;
  if (item.state === 'orphaned') return false;
  const viewer = reader?.viewer ?? null;
  if (viewer?.role === 'admin') return true;
  if (item.shownBy.length === 0) {
    if (item.sentTo && canDo(viewer, item.sentTo).edit) return true;
    return viewer !== null && viewer.userId === item.ownerId;
  }
  return item.shownBy.some((memorial) => {
    const standing = standingOf(reader, memorial);
    if (standing === 'keeper') return true;
    if (item.state !== 'ready') return false;
    return item.audience === 'family' ? isFamily(standing) : standing !== 'none';
  });
}
