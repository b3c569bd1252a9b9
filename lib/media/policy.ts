import { type AccessFacts, isFamily, relationTo } from '@/lib/access/policy';
import type { Reader } from '@/lib/access/reader';
import { type Audience, isOpen, type Visibility } from '@/lib/access/rules';
import { rightsOf, type WithKeepers } from '@/lib/keepers/policy';

export type MediaItem = {
  state: 'pending' | 'ready' | 'orphaned';
  ownerId: string | null;
  audience: Audience;
  /** The memorials that show it as main picture, cover or gallery item; may be empty. */
  shownBy: AccessFacts[];
  /**
   * For a contribution, the memorial whose keepers decide about it; no page shows it (decision
   * 0109).
   */
  sentTo: WithKeepers | null;
};

type PublicFacts = Pick<MediaItem, 'state' | 'audience'> & {
  shownBy: { visibility: Visibility }[];
};

/** Whether everybody may see it: a memorial shows it, and everybody with the address may see that memorial's page. */
export const isPublicMedia = ({ state, audience, shownBy }: PublicFacts) =>
  state === 'ready' && audience === 'page' && shownBy.some(isOpen);

/**
 * Whether the reader may download a video as it was sent (decision 0130): its uploader, and the keepers of a memorial
 * that shows it or to which it was sent, if they may see the item.
 */
export function canSeeSent(reader: Reader | null, item: MediaItem): boolean {
  const viewer = reader?.viewer ?? null;
  if (!viewer || !canSeeMedia(reader, item)) return false;
  const memorials = item.sentTo ? [...item.shownBy, item.sentTo] : item.shownBy;
  return (
    viewer.role === 'admin' ||
    viewer.userId === item.ownerId ||
    memorials.some((memorial) => rightsOf(viewer, memorial).edit)
  );
}

/**
 * Whether the reader may see an item. Everybody may see public items, nobody orphaned ones, and admins all others. The
 * keepers of a memorial that shows an item may see it. Once it is ready, so may everybody who sees that memorial, or
 * only its family if the audience is `family`. If no memorial shows the item, its uploader may see it, and so may the
 * people who decide about a contribution. An uploader loses access when a memorial that they cannot see shows the item.
 */
export function canSeeMedia(reader: Reader | null, item: MediaItem): boolean {
  if (isPublicMedia(item)) return true;
  if (item.state === 'orphaned') return false;
  const viewer = reader?.viewer ?? null;
  if (viewer?.role === 'admin') return true;
  if (item.shownBy.length === 0) {
    if (item.sentTo && rightsOf(viewer, item.sentTo).edit) return true;
    return viewer !== null && viewer.userId === item.ownerId;
  }
  return item.shownBy.some((memorial) => {
    const relation = relationTo(reader, memorial);
    if (relation === 'keeper') return true;
    if (item.state !== 'ready') return false;
    return item.audience === 'family' ? isFamily(relation) : relation !== 'none';
  });
}
