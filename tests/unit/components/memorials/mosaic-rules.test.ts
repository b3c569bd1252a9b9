import { describe, expect, it } from 'vitest';
import { mosaic, type Span } from '@/components/memorials/gallery/mosaic-rules';

const photo = (width: number | null, height: number | null) => ({
  type: 'photo' as const,
  width,
  height,
});
const upright = photo(3000, 4000);
const wide = photo(4000, 3000);
const square = photo(1000, 1000);
const video = { type: 'video' as const, width: 1920, height: 1080 };

const many = <T>(count: number, of: (at: number) => T) =>
  Array.from({ length: count }, (_, at) => of(at));

const SIZES: Record<Span, [columns: number, rows: number]> = {
  big: [2, 2],
  tall: [1, 2],
  wide: [2, 1],
  one: [1, 1],
};

/**
 * Counts the rows with a hole, except the last. Lays items out in four columns as browsers do: each starts where the
 * previous one ends.
 */
function rowsWithHoles(spans: Span[]): number {
  const occupied: boolean[][] = [];
  const isFree = (row: number, column: number, [columns, rows]: [number, number]) =>
    column + columns <= 4 &&
    many(rows, (y) => many(columns, (x) => !occupied[row + y]?.[column + x]).every(Boolean)).every(
      Boolean,
    );
  let at = 0;
  for (const span of spans) {
    const size = SIZES[span];
    while (!isFree(Math.floor(at / 4), at % 4, size)) at++;
    for (let y = 0; y < size[1]; y++)
      for (let x = 0; x < size[0]; x++) {
        const row = Math.floor(at / 4) + y;
        occupied[row] ??= [];
        (occupied[row] as boolean[])[(at % 4) + x] = true;
      }
  }
  return occupied.slice(0, -1).filter((row) => !many(4, (x) => row[x]).every(Boolean)).length;
}

describe('the mosaic of a gallery', () => {
  const alternating = (count: number) => many(count, (at) => (at % 2 ? upright : wide));

  it.each([
    ['alternate', alternating],
    ['are upright', (count: number) => many(count, () => upright)],
    ['are wide', (count: number) => many(count, () => wide)],
    ['are square', (count: number) => many(count, () => square)],
    ['are of unknown size', (count: number) => many(count, () => photo(null, null))],
  ])('leaves holes only in the last row if pictures %s', (_, items) => {
    for (let count = 2; count <= 100; count++) {
      const spans = mosaic(items(count));
      expect(spans).toHaveLength(count);
      expect(rowsWithHoles(spans)).toBe(0);
    }
  });

  it('crops no upright picture to a strip and no wide one to a column', () => {
    for (let count = 4; count <= 40; count++) {
      expect(mosaic(many(count, () => upright))).not.toContain('wide');
      expect(mosaic(many(count, () => wide))).not.toContain('tall');
    }
  });

  it('starts with a large first picture', () => {
    expect(mosaic([upright, wide, upright, wide])).toEqual(['big', 'one', 'tall', 'one']);
    expect(mosaic([wide])).toEqual(['big']);
    expect(mosaic([])).toEqual([]);
  });

  it('shows videos in their own shape', () => {
    expect(mosaic([wide, video, wide])).toEqual(['big', 'wide', 'one']);
    expect(mosaic([video, wide])).toEqual(['wide', 'one']);
  });
});
