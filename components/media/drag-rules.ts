/** A row being dragged, and its index if it were dropped now. */
export type Drag = { from: number; to: number };

/** Returns the index that the row at `from` gets when it is dropped at height `y`, given the middles of all rows. */
export const dropIndex = (middles: readonly number[], from: number, y: number): number =>
  middles.filter((middle, at) => at !== from && middle < y).length;

export type DragMark = 'dragged' | 'before' | 'after' | undefined;

/** Returns how a row is marked during a drag: the dragged one, and the one `before` or `after` which it will be. */
export function dragMark(index: number, rows: number, drag: Drag | null): DragMark {
  if (!drag) return undefined;
  if (index === drag.from) return 'dragged';
  if (drag.from === drag.to) return undefined;
  const among = index < drag.from ? index : index - 1;
  if (among === drag.to) return 'before';
  return drag.to === rows - 1 && among === rows - 2 ? 'after' : undefined;
}
