import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { contrastOf, parseColour, toHex, toScreenColour } from '@/lib/platform/look/colour';
import { DEFAULT_COLOURS, SCHEMES } from '@/lib/platform/look/default-colours';
import {
  changedParts,
  DEFAULT_LOOK,
  deriveColours,
  deriveDarkAccent,
  type Look,
} from '@/lib/platform/look/derived-colours';
import { spreadColours } from '../../../support/spread-colours';

const css = readFileSync('app/tokens.css', 'utf8').split('@theme')[0] ?? '';
const [light = '', dark = ''] = css.split('@media screen');

/** The tokens `--name: oklch(l c h)` of a scheme. Walls are named after their tone. */
function tokensOf(block: string): Record<string, string> {
  const found: Record<string, string> = {};
  for (const [, tone, rules = ''] of block.matchAll(/(?:data-tone='(\w+)'\]|:root) \{([^}]*)\}/g))
    for (const [, name = '', value = ''] of rules.matchAll(/--([a-z-]+): (oklch\([^)]*\));/g))
      found[tone ? name.replace('tone', tone) : name] ??= value;
  return found;
}

describe.each([
  ['light', light],
  ['dark', dark],
] as const)('the %s scheme', (scheme, block) => {
  const tokens = tokensOf(block);

  test.each(Object.entries(DEFAULT_COLOURS[scheme]))(
    'has the same %s as app/tokens.css',
    (name, colour) => {
      expect(tokens[name]).toBe(`oklch(${colour.l} ${colour.c} ${colour.h})`);
    },
  );

  test('equals the tokens if nothing was chosen', () => {
    for (const [name, colour] of Object.entries(deriveColours(scheme, DEFAULT_LOOK[scheme])))
      expect(colour, name).toBe(toHex(DEFAULT_COLOURS[scheme][name as 'ink'])); // as: one of them
  });

  test('has readable text on buttons for any accent', () => {
    for (const hex of spreadColours(500)) {
      const accent = parseColour(hex) ?? DEFAULT_LOOK[scheme].accent;
      const { primary, 'on-primary': letters } = deriveColours(scheme, {
        ...DEFAULT_LOOK[scheme],
        accent,
      });
      expect(primary).toBe(hex);
      expect(contrastOf(letters, primary), hex).toBeGreaterThan(4);
    }
  });
});

describe('changedParts', () => {
  test('is empty for the default, even as a form submits it', () => {
    expect(changedParts(DEFAULT_LOOK)).toEqual([]);
    const submitted = Object.fromEntries(
      SCHEMES.map((scheme) => [
        scheme,
        Object.fromEntries(
          Object.entries(DEFAULT_LOOK[scheme]).map(([part, colour]) => [
            part,
            toScreenColour(colour),
          ]),
        ),
      ]),
    ) as Look; // as: the same parts
    expect(changedParts(submitted)).toEqual([]);
  });

  test('names a part that differs in one scheme only', () => {
    const ink = { l: 0.9, c: 0, h: 0 };
    const look = { ...DEFAULT_LOOK, dark: { ...DEFAULT_LOOK.dark, ink } };
    expect(changedParts(look)).toEqual(['ink']);
  });
});

describe('deriveDarkAccent', () => {
  test('returns the dark default for the light default', () => {
    expect(deriveDarkAccent(DEFAULT_LOOK.light.accent)).toEqual(DEFAULT_LOOK.dark.accent);
  });

  test('has the hue of the light accent and is pale', () => {
    const accent = parseColour('#7a1f3d') ?? DEFAULT_LOOK.light.accent;
    const found = deriveDarkAccent(accent);
    expect(Math.abs(found.h - accent.h)).toBeLessThan(2);
    expect(found.l).toBeCloseTo(0.82, 2);
  });
});
