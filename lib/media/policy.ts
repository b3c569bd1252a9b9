import type { Viewer } from '@/lib/auth/viewer';

type Memorial = { isPublic: boolean; createdById: string | null };

type Item = {
  state: 'pending' | 'ready' | 'orphaned';
  ownerId: string | null;
  /** The memorials that show it: as main picture, in the gallery, or none. */
  shownBy: Memorial[];
};

/** Everybody sees what a public memorial shows. */
export const isPublicMedia = ({ state, shownBy }: Item) =>
  state === 'ready' && shownBy.some((memorial) => memorial.isPublic);

/** Else only who uploaded it, the memorial's creator, and admins; nobody what is orphaned. */
export function canSeeMedia(viewer: Viewer | null, item: Item): boolean {
  if (isPublicMedia(item)) return true;
  if (!viewer || item.state === 'orphaned') return false;
  if (viewer.role === 'admin' || viewer.userId === item.ownerId) return true;
  return item.shownBy.some((memorial) => memorial.createdById === viewer.userId);
}
