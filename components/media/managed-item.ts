import type { Audience } from '@/lib/access/rules';
import type { ShownPlayback } from '@/lib/media/playback-rules';
import type { MediaKind } from '@/lib/media/rules';
import type { AddedMedia } from './send-file';

/** A gallery item while it is edited in the media manager. */
export type ManagedItem = {
  id: string;
  type: MediaKind;
  caption: string;
  fileName: string;
  url: string;
  posterUrl: string | null;
  /** Where a video plays; null for other items. */
  playback: ShownPlayback | null;
  /** The address of a video as it was sent, if that is kept beside the one that plays. */
  sentUrl: string | null;
  /** Its position in the order in which files were chosen on this page; null if it was not one of them. */
  chosenPosition: number | null;
  /** Which of the page's viewers may see it. */
  audience: Audience;
};

export const toManagedItem = (
  { _id, poster, sent, ...item }: AddedMedia,
  chosenAs: number | null = null,
): ManagedItem => ({
  id: _id,
  type: item.type,
  caption: item.caption,
  fileName: item.fileName,
  url: item.url,
  posterUrl: poster,
  playback: item.playback,
  sentUrl: sent,
  chosenPosition: chosenAs,
  audience: item.audience,
});

/** Returns a copy of the list with the item at `from` moved to `to`, or unchanged if an index is out of range. */
export function moveItem(items: readonly ManagedItem[], from: number, to: number): ManagedItem[] {
  const item = items[from];
  if (!item || to < 0 || to >= items.length) return [...items];
  const rest = items.toSpliced(from, 1);
  return rest.toSpliced(to, 0, item);
}
