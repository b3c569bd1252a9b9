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
};

/** What was just added, as the manager takes it. */
export const toManagedItem = ({ _id, poster, ...item }: AddedMedia): ManagedItem => ({
  id: _id,
  type: item.type,
  caption: item.caption,
  fileName: item.fileName,
  url: item.url,
  posterUrl: poster,
});

/** The list with the item at `from` at the place `to`; places beyond its ends change nothing. */
export function moved(items: readonly ManagedItem[], from: number, to: number): ManagedItem[] {
  const item = items[from];
  if (!item || to < 0 || to >= items.length) return [...items];
  const rest = items.toSpliced(from, 1);
  return rest.toSpliced(to, 0, item);
}
