import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { contrast } from './oklch.ts';

const css = readFileSync(new URL('../../../../app/tokens.css', import.meta.url), 'utf8');
const [lightBlocks = '', rest = ''] = css.split('@media screen');
const [darkBlocks = '', fixedBlock = ''] = (rest.split('@theme')[0] ?? '').split('\n}\n');
const light = tokens(lightBlocks.split("[data-tone='olive']")[0] ?? '');
const dark = tokens(darkBlocks.split("[data-tone='olive']")[0] ?? '');
/** The tokens that both schemes share. */
const fixedTokens = tokens(fixedBlock);

const AAA = 7;
const AA = 4.5;
/** For edges of controls, icons and the focus ring (WCAG 1.4.11). */
const SHAPE = 3;

type Pair = [text: string, ground: string, ratio: number];

// Each text colour with its background and the contrast it needs.
const PAIRS: Pair[] = [
  ...['paper', 'surface', 'sunken'].map((ground): Pair => ['ink', ground, AAA]),
  ...['paper', 'surface'].map((ground): Pair => ['ink-soft', ground, AAA]),
  ['ink-soft', 'sunken', AA],
  ['paper', 'ink', AAA],
  ['ink', 'primary-soft', AAA],
  ['ink', 'danger-soft', AAA],
  ['ink', 'warning-soft', AAA],
  ['ink', 'success-soft', AAA],
  ['primary', 'paper', AAA],
  ['primary', 'surface', AA],
  ['primary', 'primary-soft', AA],
  ['primary-strong', 'surface', AA],
  ['primary-strong', 'primary-soft', AA],
  ['on-primary', 'primary', AAA],
  ['on-primary', 'primary-strong', AAA],
  ['danger', 'paper', AA],
  ['danger', 'surface', AA],
  ['danger', 'danger-soft', AA],
  ['danger-strong', 'danger-soft', AA],
  ['paper', 'danger', AA],
  ['paper', 'danger-strong', AA],
  ['warning', 'warning-soft', AA],
  ['success', 'success-soft', AA],
  ['edge', 'paper', SHAPE],
  ['edge', 'surface', SHAPE],
  ['focus', 'paper', SHAPE],
  ['focus', 'surface', SHAPE],
  ['focus', 'primary-soft', SHAPE],
  ['leaf-deep', 'paper', SHAPE],
];

const ON_A_WALL: Pair[] = [
  ['ink', 'tone', AAA],
  ['ink-soft', 'tone', AA],
  ['primary', 'tone', AA],
  ['edge', 'tone', SHAPE],
  ['focus', 'tone', SHAPE],
  ['ink', 'tone-deep', AAA],
];

const IN_BOTH: Pair[] = [
  ['night-ink', 'night', AAA],
  ['night-soft', 'night', AAA],
  ['night-edge', 'night', SHAPE],
  ['plaque-ink', 'plaque', AAA],
];

const WALLS = ['rose', 'olive', 'protea', 'lavender', 'marigold'];

describe.each([
  ['light', light, lightBlocks],
  ['dark', dark, darkBlocks],
])('the colours of the %s scheme', (_scheme, colours, blocks) => {
  test.each(PAIRS)('%s on %s reaches %s to 1', (text, ground, ratio) => {
    expectContrast(colours, text, ground, ratio);
  });

  describe.each(WALLS)('on a wall of %s', (wall) => {
    test.each(ON_A_WALL)('%s on %s reaches %s to 1', (text, ground, ratio) => {
      expectContrast(new Map([...colours, ...toneOf(blocks, wall)]), text, ground, ratio);
    });
  });
});

test.each(IN_BOTH)('%s on %s reaches %s to 1 in both schemes', (text, ground, ratio) => {
  expectContrast(fixedTokens, text, ground, ratio);
});

test('both schemes define the same tokens', () => {
  expect([...dark.keys()]).toEqual([...light.keys()]);
});

test('components name tokens, never raw colours', () => {
  expect(css).toContain('--color-*: initial;');
  const used = [...css.matchAll(/--color-([a-z-]+): var\(--([a-z-]+)\)/g)].map(
    ([, , name]) => name,
  );
  expect(used).toEqual([...light.keys(), ...fixedTokens.keys()]);
});

function tokens(block: string): Map<string, string> {
  return new Map(
    [...block.matchAll(/--([a-z-]+): (oklch\([^)]*\));/g)].map(([, name = '', value = '']) => [
      name,
      value,
    ]),
  );
}

/** Rose is the default, so it has no block in the style sheet. */
function toneOf(blocks: string, wall: string): Map<string, string> {
  if (wall === WALLS[0]) return new Map();
  const [, block = ''] = blocks.split(`[data-tone='${wall}'] {`);
  const tone = tokens(block.split('}')[0] ?? '');
  expect([...tone.keys()]).toEqual(['tone', 'tone-deep']);
  return tone;
}

function expectContrast(
  colours: Map<string, string>,
  text: string,
  ground: string,
  ratio: number,
): void {
  expect(contrast(colour(colours, text), colour(colours, ground))).toBeGreaterThanOrEqual(ratio);
}

function colour(colours: Map<string, string>, name: string): string {
  const value = colours.get(name);
  if (!value) throw new Error(`--${name} is not defined`);
  return value;
}
