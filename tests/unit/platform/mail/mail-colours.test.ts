import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, it } from 'vitest';
import { parseColour } from '@/lib/platform/look/colour';
import { DEFAULT_LOOK } from '@/lib/platform/look/derived-colours';
import { darkRules, mailColours, type Tone, WALLS } from '@/lib/platform/mail/mail-colours';
import { resetSnapshot } from '@/lib/platform/site-settings/snapshot';
import { useSetting } from '@/tests/support/site-settings';
import { luminance } from '../../components/ui/oklch';

const TONES = /data-tone='(\w+)'\] \{\s*--tone: ([^;]+);\s*--tone-deep: ([^;]+);/g;
const toneRules = [...readFileSync('app/tokens.css', 'utf8').matchAll(TONES)];

describe('the walls of mails', () => {
  it('include all walls of the site, light and dark', () => {
    const names = toneRules.map(([, name]) => name);
    expect(names).toEqual([...Object.keys(WALLS), ...Object.keys(WALLS)]);
  });

  it.each(
    toneRules.map(
      ([, name = '', wall = '', ledge = ''], at) => [at < 5, name, wall, ledge] as const,
    ),
  )("match the site's colours: light %s, %s", (isLight, name, wall, ledge) => {
    const colours = WALLS[name as Tone];
    const used = isLight ? [colours.wall, colours.ledge] : [colours.darkWall, colours.darkLedge];
    const [first = '', second = ''] = used;
    expect(luminanceOf(first)).toBeCloseTo(luminance(wall), 4);
    expect(luminanceOf(second)).toBeCloseTo(luminance(ledge), 4);
  });
});

describe('the colours of mails', () => {
  afterEach(resetSnapshot);

  it("are the operator's, or the default if none was chosen", () => {
    const before = mailColours('light');
    useSetting('look.accent', parseColour('#7a1f3d') ?? DEFAULT_LOOK.light.accent);
    expect(mailColours('light')).toEqual({ ...before, act: '#7a1f3d', onAct: '#fdfcf7' });
    useSetting('look.paperDark', { l: 0, c: 0, h: 0 });
    expect(mailColours('dark').paper).toBe('#000000');
    expect(darkRules(undefined)).toContain('body,.paper{background:#000000!important}');
  });
});

/** Relative luminance (WCAG 2.2) of `#rrggbb`. */
function luminanceOf(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const step = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return step <= 0.04045 ? step / 12.92 : ((step + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
