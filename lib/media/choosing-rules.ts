import type { Audience } from '@/lib/access/rules';

/**
 * The position of a file among those that somebody chose together: `placeInBatch` counts within its
 * `batch`.
 */
type Place = { batch: string | null; placeInBatch: number | null };
export type ChosenPlace = Place & { audience: Audience };

/**
 * The index at which a file is inserted into a gallery. Uploads run in parallel, so a file may
 * arrive after ones that were chosen later: it is inserted before them. A file that was moved in
 * front of an earlier one of its batch keeps its place and is ignored.
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
