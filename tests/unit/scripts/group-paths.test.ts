import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { groupPaths } from '@/scripts/drawings/group-paths';

const LEAF = 'fill="#2a6"';
const PETAL = 'fill="#c35"';
const STEM = 'fill="none" stroke="#174" stroke-width="2"';

const svg = (inner: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 40" width="240" height="160"><g id="whole">${inner}</g></svg>`;
const square = (x: number, y: number, look: string) =>
  `<path d="M${x} ${y}L${x + 10} ${y}L${x + 10} ${y + 10}L${x} ${y + 10}Z" ${look}/>`;
const backwards = (x: number, y: number, look: string) =>
  `<path d="M${x} ${y}L${x} ${y + 10}L${x + 10} ${y + 10}L${x + 10} ${y}Z" ${look}/>`;

const countPaths = (drawing: string) => drawing.match(/<path/g)?.length;

/** Counts the colour values that clearly differ between two pictures. */
async function countDifferences(one: string, other: string): Promise<number> {
  const [a, b] = await Promise.all(
    [one, other].map((drawing) =>
      sharp(Buffer.from(drawing)).flatten({ background: '#fff' }).raw().toBuffer(),
    ),
  );
  return a && b ? a.filter((value, at) => Math.abs(value - (b[at] ?? 0)) > 24).length : Infinity;
}

describe('groupPaths', () => {
  it.each([
    [
      'paths that do not overlap',
      square(0, 0, LEAF) + square(20, 0, PETAL) + square(40, 0, LEAF) + square(0, 20, PETAL),
      2,
    ],
    [
      'paths that lie on another colour',
      square(0, 0, LEAF) + square(5, 5, PETAL) + square(10, 10, LEAF),
      3,
    ],
    ['paths drawn in the opposite direction', square(0, 0, LEAF) + backwards(5, 5, LEAF), 1],
    [
      'curves, lines and dots',
      `<path d="M2 20C12 0 22 40 32 20" ${STEM}/><path d="M2 30H30" ${STEM}/><circle cx="40" cy="20" r="3" ${PETAL}/><circle cx="50" cy="20" r="3" ${PETAL}/>`,
      2,
    ],
  ])('preserves the look of %s', async (_, inner, expected) => {
    const before = svg(inner);
    const after = groupPaths(before);
    expect(countPaths(after)).toBe(expected);
    expect(after.length).toBeLessThan(before.length);
    expect(await countDifferences(before, after)).toBeLessThan(5);
    expect(groupPaths(after)).toBe(after);
  });

  it.each([
    ['in absolute coordinates', 'M5 5H15V15H5Z'],
    ['in relative coordinates', 'm5 5h10v10h-10z'],
    ['with several numbers after one command', 'M5 5H10 15V10 15H5Z'],
    ['given by points without a command', 'M5 5 15 5 15 15 5 15Z'],
  ])('reads straight lines %s', async (_, data) => {
    const expected = groupPaths(svg(square(5, 5, LEAF)));
    const grouped = groupPaths(svg(`<path d="${data}" ${LEAF}/>`));
    expect(await countDifferences(expected, grouped)).toBe(0);
  });

  it('knows the position of a part that is drawn by <use>', async () => {
    const part = `<defs><g id="part">${square(-5, -5, PETAL)}</g></defs>`;
    const placed = '<use href="#part" transform="translate(20 20)rotate(45)scale(1.5)"/>';
    const before = svg(
      part + square(12, 15, LEAF) + placed + square(22, 15, LEAF) + square(45, 5, LEAF),
    );
    const after = groupPaths(before);
    expect(countPaths(after)).toBe(3);
    expect(await countDifferences(before, after)).toBeLessThan(5);
  });

  it('refuses path commands that it cannot read', () => {
    expect(() => groupPaths(svg(`<path d="M0 0A5 5 0 0 1 9 9" ${LEAF}/>`))).toThrow(
      'cannot read A',
    );
  });
});
