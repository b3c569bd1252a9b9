import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { parseColour } from '@/lib/platform/look/colour';
import { DEFAULT_LOOK, type Look } from '@/lib/platform/look/derived-colours';
import { lookSources } from '@/lib/platform/look/look-sources';
import { lookStyle } from '@/lib/platform/look/look-style';

const wine = parseColour('#7a1f3d') ?? DEFAULT_LOOK.light.accent;
const WINE: Look = { ...DEFAULT_LOOK, light: { ...DEFAULT_LOOK.light, accent: wine } };
const ALL: Look = {
  light: { accent: wine, ink: { l: 0.2, c: 0, h: 0 }, paper: { l: 1, c: 0, h: 0 } },
  dark: {
    accent: { l: 0.85, c: 0.05, h: 10 },
    ink: { l: 0.95, c: 0, h: 0 },
    paper: { l: 0.1, c: 0, h: 0 },
  },
};
const page = (style: string) => `<html><head><style data-look="">${style}</style></head></html>`;

describe('lookStyle', () => {
  test('is empty if nothing was chosen', () => {
    expect(lookStyle(DEFAULT_LOOK)).toBe('');
  });

  test('sets the tokens that changed, in both schemes', () => {
    expect(lookStyle(WINE)).toBe(
      'html:root{--primary:#7a1f3d;--primary-strong:#64042b;--primary-soft:#fde6ea;--on-primary:#fdfcf7;--focus:#a4435e}' +
        '@media screen and (prefers-color-scheme:dark){html:root{--primary:#9bd3b2;--primary-strong:#b1e6c6;--primary-soft:#1e3328;--on-primary:#081a12;--focus:#98e2b1}}',
    );
  });

  test('has fewer than 500 bytes even if everything changed', () => {
    expect(lookStyle(ALL).length).toBeLessThan(500);
  });
});

describe('lookSources', () => {
  test('allows the style of a page by its hash, and nothing if the page has no style', () => {
    for (const look of [WINE, ALL]) {
      const text = lookStyle(look);
      const hash = createHash('sha256').update(text).digest('base64');
      expect(lookSources(page(text))).toEqual([`'sha256-${hash}'`]);
    }
    expect(lookSources('<html><head></head></html>')).toEqual([]);
  });

  test.each([
    'body{display:none}',
    'html:root{--primary:url(https://example.org)}',
    'html:root{--primary:#7a1f3d}body{display:none}',
    'html:root{--primary:#7a1f3d;background:red}',
    `${lookStyle(WINE)}body{display:none}`,
    lookStyle(WINE).replace('#7a1f3d', 'expression(1)'),
  ])('allows no other style: %s', (text) => {
    expect(lookSources(page(text))).toEqual([]);
  });
});
