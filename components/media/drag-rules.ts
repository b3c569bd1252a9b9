/** The index of the dragged row, and the index it would have if dropped now. */
export type Drag = { from: number; to: number };

/** Returns the index for the row at `from` if dropped at height `y`, given the vertical centres of all rows. */
export const dropIndex = (middles: readonly number[], from: number, y: number): number =>
  middles.filter((middle, at) => at !== from && middle < y).length;

export type DragMark = 'dragged' | 'before' | 'after' | undefined;

/** Returns how to mark a row during a drag: as the dragged row, or with the drop position `before` or `after` it. */
export function dragMark(index: number, rows: number, drag: Drag | null): DragMark {
  if (!drag) return undefined;
  if (index === drag.from) return 'dragged';
  if (drag.from === drag.to) return undefined;
  const among = index < drag.from ? index : index - 1;
  if (among === drag.to) return 'before';
  return drag.to === rows - 1 && among === rows - 2 ? 'after' : undefined;
}
