import { describe, expect, test } from 'vitest';
import { contrastOf, parseColour, toHex, toScreenColour } from '@/lib/platform/look/colour';
import { spreadColours } from '../../../support/spread-colours';

describe('a colour that an admin types', () => {
  test.each([
    ['#7a1f3d', '#7a1f3d'],
    ['  #7A1F3D ', '#7a1f3d'],
    ['#fff', '#ffffff'],
    ['#000000', '#000000'],
    ['oklch(0.38 0.068 160)', '#1b4d36'],
    ['oklch(38% 0.068 160)', '#1b4d36'],
    ['OKLCH( 0.38  0.068  160 )', '#1b4d36'],
    ['oklch(1 0 0)', '#ffffff'],
    ['oklch(7 0 0)', '#ffffff'],
  ])('%s is read as %s', (typed, hex) => {
    const colour = parseColour(typed);
    expect(colour && toHex(colour)).toBe(hex);
  });

  test.each([
    '',
    'red',
    '#12345',
    '#1234',
    '#12345678',
    '#gggggg',
    'rgb(1, 2, 3)',
    'oklch(0.4 0.1 158 / 0.5)',
    'oklch(none 0.1 158)',
    'oklch(0.4 0.9 158)',
    'oklch(-0.4 0.1 158)',
    'oklch(0.4 0.1)',
    'oklch(1.2.3 0.1 158)',
    'var(--ink)',
    '#7a1f3d;}body{display:none',
    '#7a1f3d</style>',
  ])('%j is refused', (typed) => {
    expect(parseColour(typed)).toBeNull();
  });

  test("a colour outside the screen's gamut keeps its lightness and loses chroma", () => {
    const colour = parseColour('oklch(0.7 0.4 150)');
    expect(colour?.l).toBeCloseTo(0.7, 1);
    expect(colour?.c).toBeLessThan(0.3);
  });

  test('grey has no hue', () => {
    expect(parseColour('#808080')).toMatchObject({ c: 0, h: 0 });
  });
});

test('a colour is the same after it was formatted and parsed again', () => {
  for (const hex of spreadColours(3_000)) {
    const colour = parseColour(hex);
    if (!colour) throw new Error(`${hex} was not read`);
    expect(toHex(colour)).toBe(hex);
    expect(toScreenColour(colour)).toEqual(colour);
    expect(parseColour(`oklch(${colour.l} ${colour.c} ${colour.h})`)).toEqual(colour);
  }
});

test('contrast is computed as in WCAG', () => {
  expect(contrastOf('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrastOf('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
  expect(contrastOf('#ffffff', '#767676')).toBeCloseTo(4.54, 2);
});
