import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { contrast } from './oklch.ts';

const css = readFileSync(new URL('../../../../app/tokens.css', import.meta.url), 'utf8');
const light = tokens(css.slice(0, css.indexOf('@media')));
const dark = tokens(css.slice(css.indexOf('@media screen'), css.indexOf('@theme')));

const AAA = 7;
const AA = 4.5;
/** Edges of controls, icons and the focus ring (WCAG 1.4.11). */
const SHAPE = 3;

// Which colour is on which, and the contrast that it needs.
const PAIRS: [text: string, ground: string, ratio: number][] = [
  ...['paper', 'surface', 'sunken'].map((ground): [string, string, number] => ['ink', ground, AAA]),
  ...['paper', 'surface'].map((ground): [string, string, number] => ['ink-soft', ground, AAA]),
  ['ink-soft', 'sunken', AA],
  ['paper', 'ink', AAA],
  ['ink', 'primary-soft', AAA],
  ['ink', 'danger-soft', AAA],
  ['ink', 'warning-soft', AAA],
  ['ink', 'success-soft', AAA],
  ['primary', 'paper', AA],
  ['primary', 'surface', AA],
  ['primary', 'primary-soft', AA],
  ['primary-strong', 'surface', AA],
  ['on-primary', 'primary', AA],
  ['on-primary', 'primary-strong', AA],
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
];

describe.each([
  ['light', light],
  ['dark', dark],
])('the colours of the %s scheme', (_scheme, colours) => {
  test.each(PAIRS)('%s on %s reaches %s to 1', (text, ground, ratio) => {
    expect(contrast(colour(colours, text), colour(colours, ground))).toBeGreaterThanOrEqual(ratio);
  });
});

test('both schemes define the same tokens', () => {
  expect([...dark.keys()]).toEqual([...light.keys()]);
});

test('components name tokens, never raw colours', () => {
  expect(css).toContain('--color-*: initial;');
  const used = [...css.matchAll(/--color-([a-z-]+): var\(--([a-z-]+)\)/g)].map(
    ([, , name]) => name,
  );
  expect(used).toEqual([...light.keys()]);
});

function tokens(block: string): Map<string, string> {
  return new Map(
    [...block.matchAll(/--([a-z-]+): (oklch\([^)]*\));/g)].map(([, name = '', value = '']) => [
      name,
      value,
    ]),
  );
}

function colour(colours: Map<string, string>, name: string): string {
  const value = colours.get(name);
  if (!value) throw new Error(`--${name} is not defined`);
  return value;
}
