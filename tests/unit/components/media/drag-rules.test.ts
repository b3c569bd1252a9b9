import { describe, expect, it } from 'vitest';
import { dragMark, dropIndex } from '@/components/media/drag-rules';

/** The middles of four rows of 100 pixels. */
const MIDDLES = [50, 150, 250, 350];

describe('a row that is dragged', () => {
  it.each([
    ['stays while it is over itself', 1, 160, 1],
    ['goes to the top above all rows', 2, -30, 0],
    ['goes to the end below all rows', 0, 900, 3],
    ['takes the place of the row below once its middle is passed', 0, 151, 1],
    ['keeps its place until the middle of the row below is passed', 0, 149, 0],
    ['takes the place of the row above', 3, 149, 1],
  ])('%s', (_, from, y, to) => {
    expect(dropIndex(MIDDLES, from, y)).toBe(to);
  });

  it.each([
    [{ from: 0, to: 2 }, ['dragged', '', '', 'before']],
    [{ from: 3, to: 0 }, ['before', '', '', 'dragged']],
    [{ from: 0, to: 3 }, ['dragged', '', '', 'after']],
    [{ from: 2, to: 2 }, ['', '', 'dragged', '']],
  ])('marks where the row would go: %o', (drag, marks) => {
    expect(MIDDLES.map((_, index) => dragMark(index, MIDDLES.length, drag) ?? '')).toEqual(marks);
  });
});
