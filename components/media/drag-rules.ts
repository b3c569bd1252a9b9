/** The index of the dragged row, and the index it would have if dropped now. */
export type Drag = { from: number; to: number };

/** Returns the index that the row at `from` gets if dropped at height `y`, given the vertical centres of all rows. */
export const dropIndex = (centres: readonly number[], from: number, y: number): number =>
  centres.filter((middle, at) => at !== from && middle < y).length;

export type DragMark = 'dragged' | 'before' | 'after' | undefined;

/** Returns how a row is marked during a drag: as the dragged row, or as next to the drop position. */
export function dragMark(index: number, rows: number, drag: Drag | null): DragMark {
  if (!drag) return undefined;
  if (index === drag.from) return 'dragged';
  if (drag.from === drag.to) return undefined;
  const indexWithoutDragged = index < drag.from ? index : index - 1;
  if (indexWithoutDragged === drag.to) return 'before';
  return drag.to === rows - 1 && indexWithoutDragged === rows - 2 ? 'after' : undefined;
}
