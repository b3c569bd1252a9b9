import { describe, expect, test } from 'vitest';
import { type Oklch, parseColour } from '@/lib/platform/look/colour';
import { measureContrast } from '@/lib/platform/look/contrast';
import { CONTRAST_PAIRS, partOfPair } from '@/lib/platform/look/contrast-pairs';
import type { Scheme } from '@/lib/platform/look/default-colours';
import {
  DEFAULT_LOOK,
  deriveDarkAccent,
  type Look,
  type LookPart,
} from '@/lib/platform/look/derived-colours';
import { spreadColours } from '../../../support/spread-colours';

const colour = (typed: string): Oklch => {
  const parsed = parseColour(typed);
  if (!parsed) throw new Error(`${typed} was not read`);
  return parsed;
};

const lookWith = (scheme: Scheme, part: LookPart, typed: string): Look => ({
  ...DEFAULT_LOOK,
  [scheme]: { ...DEFAULT_LOOK[scheme], [part]: colour(typed) },
});

const readingWith = (scheme: Scheme, part: LookPart, typed: string) => {
  const found = measureContrast(lookWith(scheme, part, typed)).find(
    (each) => each.scheme === scheme && each.part === part,
  );
  if (!found) throw new Error(`No reading of ${part}`);
  return found;
};

test('each part of the default look has enough contrast', () => {
  expect(measureContrast(DEFAULT_LOOK)).toHaveLength(6);
  for (const reading of measureContrast(DEFAULT_LOOK))
    expect(reading).toMatchObject({ isEnough: true, nearest: null });
});

test('each pair includes one of the colours that can be chosen', () => {
  for (const pair of CONTRAST_PAIRS) expect(partOfPair(pair)).not.toBeNull();
});

describe('a chosen colour', () => {
  test.each([
    // scheme, part, typed, has enough contrast, and if not: is it too pale?
    ['light', 'accent', '#7a1f3d', true, false],
    ['light', 'accent', '#000000', true, false],
    ['light', 'accent', '#c0b0b4', false, true],
    ['light', 'accent', '#ffffff', false, true],
    ['light', 'accent', '#ffcc00', false, true],
    ['dark', 'accent', '#ffcc00', true, false],
    ['dark', 'accent', '#7a1f3d', false, false],
    ['dark', 'accent', '#000000', false, false],
    ['light', 'ink', '#222222', true, false],
    ['light', 'ink', '#999999', false, true],
    ['dark', 'ink', '#eeeeee', true, false],
    ['dark', 'ink', '#555555', false, false],
    ['light', 'paper', '#ffffff', true, false],
    ['light', 'paper', '#f5efe6', true, false],
    ['light', 'paper', '#808080', false, false],
    ['light', 'paper', '#000000', false, false],
    ['dark', 'paper', '#000000', true, false],
    ['dark', 'paper', '#ffffff', false, true],
  ] as const)(
    'in the %s scheme as %s, %s has enough contrast: %s',
    (scheme, part, typed, isEnough, isTooPale) => {
      const reading = readingWith(scheme, part, typed);
      expect(reading.isEnough).toBe(isEnough);
      if (!isEnough) expect(reading.isTooPale).toBe(isTooPale);
    },
  );

  test('without enough contrast suggests the nearest lightness of the same hue', () => {
    const { nearest, ratio } = readingWith('light', 'accent', '#e58fa8');
    expect(ratio).toBeLessThan(4.5);
    const found = colour(nearest ?? '');
    expect(found.l).toBeLessThan(0.6);
    expect(Math.abs(found.h - colour('#e58fa8').h)).toBeLessThan(6);
    expect(readingWith('light', 'accent', nearest ?? '').isEnough).toBe(true);
  });
});

describe.each(['light', 'dark'] as const)('in the %s scheme', (scheme) => {
  test.each(['accent', 'ink', 'paper'] as const)(
    'for any %s with too little contrast, the suggestion has enough',
    (part) => {
      for (const typed of spreadColours(60)) {
        const { isEnough, nearest } = readingWith(scheme, part, typed);
        if (isEnough) continue;
        expect(nearest, typed).not.toBeNull();
        expect(readingWith(scheme, part, nearest ?? ''), typed).toMatchObject({ isEnough: true });
      }
    },
  );
});

test('an accent derived for the dark scheme has enough contrast there', () => {
  for (const typed of spreadColours(300)) {
    const accent = deriveDarkAccent(colour(typed));
    const look = { ...DEFAULT_LOOK, dark: { ...DEFAULT_LOOK.dark, accent } };
    expect(
      measureContrast(look).find(({ scheme, part }) => scheme === 'dark' && part === 'accent'),
      typed,
    ).toMatchObject({
      isEnough: true,
    });
  }
});
