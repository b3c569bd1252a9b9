import { describe, expect, it } from 'vitest';
import { findPhysicalDirections } from '@/scripts/checks/directions';

describe('findPhysicalDirections', () => {
  it.each([
    ['<p className="ml-4 flex">', 'ml-4'],
    ['<p className="sm:-mr-2">', '-mr-2'],
    ['<p className="focus:left-3">', 'left-3'],
    ["cn('absolute right-[2px]')", 'right-[2px]'],
    ['<td className="text-right">', 'text-right'],
    ['<ol className="border-l border-gold">', 'border-l'],
    ['<i className="rounded-tl-lg">', 'rounded-tl-lg'],
    ['.quote { margin-left: 1rem; }', 'margin-left'],
    ['.menu { left: 0; }', 'left: 0'],
    ['.price { text-align: right; }', 'text-align: right'],
    ['style={{ paddingRight: width }}', 'paddingRight'],
  ])('finds the physical direction in %s', (source, style) =>
    expect(findPhysicalDirections(`first\n${source}`)).toEqual([{ line: 2, style }]),
  );

  it.each([
    '<p className="ms-4 pe-2 text-end border-s start-0">',
    '<p>No flowers have been left yet. Some are left: three.</p>',
    'const left = limit - length;',
    '{ total, added, left } = totals',
    '/** The button at the right end: left-0. */',
    '// text-right would be wrong here',
    '.quote { margin-inline-start: 1rem; }',
  ])('accepts %s', (source) => expect(findPhysicalDirections(source)).toEqual([]));
});
