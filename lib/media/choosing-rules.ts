import type { Audience } from '@/lib/access/rules';

/** Where a file is in the order in which one person chose files: `place` counts within its `batch`. */
type Place = { batch: string | null; placeInBatch: number | null };
/** A file as it was chosen: where, and who is to see it. */
export type Chosen = Place & { audience: Audience };

/**
 * Returns the index at which a chosen file joins a gallery. Uploads run side by side, so a file may arrive after
 * ones that were chosen after it: it is inserted before them. A file that somebody has moved in front of an
 * earlier one of its batch keeps its place and attracts no other.
 */
export function indexOfChosen(gallery: readonly Place[], { batch, placeInBatch }: Place): number {
  let index = gallery.length;
  if (batch === null || placeInBatch === null) return index;
  for (const [at, other] of [...gallery.entries()].reverse()) {
    if (other.batch !== batch || other.placeInBatch === null) continue;
    if (other.placeInBatch <= placeInBatch) break;
    index = at;
  }
  return index;
}
