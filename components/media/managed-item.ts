import type { Audience } from '@/lib/access/rules';
import type { MediaKind } from '@/lib/media/rules';
import type { AddedMedia } from './send-file';

/** One item of a gallery as the media manager shows and changes it. */
export type ManagedItem = {
  id: string;
  type: MediaKind;
  caption: string;
  fileName: string;
  url: string;
  posterUrl: string | null;
  /** Its place in the order of choosing, if it was added on this page. */
  chosenAs: number | null;
  /** Who sees it of those who see the page. */
  audience: Audience;
};

/** Converts an item of the API into one of the media manager. */
export const toManagedItem = (
  { _id, poster, ...item }: AddedMedia,
  chosenAs: number | null = null,
): ManagedItem => ({
  id: _id,
  type: item.type,
  caption: item.caption,
  fileName: item.fileName,
  url: item.url,
  posterUrl: poster,
  chosenAs,
  audience: item.audience,
});

/** Returns the list with the item at `from` moved to `to`; indexes outside the list change nothing. */
export function moved(items: readonly ManagedItem[], from: number, to: number): ManagedItem[] {
  const item = items[from];
  if (!item || to < 0 || to >= items.length) return [...items];
  const rest = items.toSpliced(from, 1);
  return rest.toSpliced(to, 0, item);
}
