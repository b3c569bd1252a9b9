import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { drawCard } from '@/lib/memorials/card/draw-card';
import { CARD_COLOURS } from '@/lib/memorials/card/draw-text';
import { resetSnapshot } from '@/lib/platform/site-settings/snapshot';
import { useSetting } from '@/tests/support/site-settings';
import { luminance } from '../../components/ui/oklch';
import { NAMES } from './names';

const LIMIT = 300_000;
const line = '1815 – 1852';
/** The area with the text of a card. */
const TEXT_BOX = { left: 520, top: 50, width: 640, height: 450 };

type Area = typeof TEXT_BOX;
/** The statistics of part of a card. Without the intermediate buffer, sharp would use the whole file. */
const statsOf = async (card: Buffer, area: Area) =>
  sharp(await sharp(card).extract(area).toBuffer()).stats();

const inkIn = async (card: Buffer) => (await statsOf(card, TEXT_BOX)).channels[0]?.stdev ?? 0;

describe('the card of a memorial', () => {
  const inkWithoutName = drawCard({ name: '', line, portrait: null }).then(inkIn);

  it.each(Object.entries(NAMES))('has the right size and shows the name: %s', async (_, name) => {
    const card = await drawCard({ name, line, portrait: null });
    expect(await sharp(card).metadata()).toMatchObject({
      format: 'jpeg',
      width: 1200,
      height: 630,
    });
    expect(card.length).toBeLessThan(LIMIT);
    expect(await inkIn(card)).toBeGreaterThan((await inkWithoutName) * 1.5);
  });

  it.each([
    '\u200b',
    '\u00ad',
    '\u2060',
    '\u200d',
    '\u061c',
    '\u180e',
    '\u034f',
    '\u200e',
    '\u{e0041}',
    '\u3164',
    '\u2800',
    '\u{13000}',
  ])('has no name if nothing of the name can be drawn: %j', async (name) => {
    const card = await drawCard({ name, line, portrait: null });
    expect(await inkIn(card)).toBeCloseTo(await inkWithoutName);
  });

  it('stays small with the worst possible portrait', async () => {
    const noise = sharp(randomBytes(800 * 1000 * 3), {
      raw: { width: 800, height: 1000, channels: 3 },
    });
    const card = await drawCard({ name: 'Ada', line, portrait: await noise.png().toBuffer() });
    expect(card.length).toBeLessThan(LIMIT);
  });

  it('draws no SVG, because it could load files and addresses', async () => {
    const portrait = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
    await expect(drawCard({ name: 'Ada', line, portrait })).rejects.toThrow('unsupported');
  });

  it.each([
    ['wide', 1600, 400],
    ['tall', 300, 1600],
    ['tiny', 1, 1],
  ])('fills its frame with a %s portrait', async (_, width, height) => {
    const blue = sharp({ create: { width, height, channels: 4, background: '#0000ff' } });
    const card = await drawCard({ name: 'Ada', line, portrait: await blue.webp().toBuffer() });
    const frame = { left: 60, top: 60, width: 400, height: 510 };
    const { dominant, channels } = await statsOf(card, frame);
    expect(dominant.b).toBeGreaterThan(200);
    expect(channels[2]?.min).toBeGreaterThan(200);
    expect(channels[0]?.max).toBeLessThan(60);
  });

  it('shows flowers if there is no portrait', async () => {
    const card = await drawCard({ name: 'Ada', line, portrait: null });
    const middle = await statsOf(card, { left: 236, top: 264, width: 50, height: 14 });
    expect(middle.channels[0]?.mean).toBeGreaterThan((middle.channels[1]?.mean ?? 255) + 20);
  });

  it('has the name of the site once: on its own card, the row below has only the flower', async () => {
    const site = { name: 'Perennial', line: 'A place to remember.', portrait: null };
    const right = { left: 870, top: 525, width: 290, height: 62 };
    const [named, nameless] = await Promise.all(
      [false, true].map(async (isOfSite) => statsOf(await drawCard({ ...site, isOfSite }), right)),
    );
    expect(named?.channels[0]?.stdev).toBeGreaterThan(10);
    expect(nameless?.channels[0]?.stdev).toBeLessThan(3);
  });

  it("uses the operator's paper, and the operator's icon instead of the flower", async () => {
    const flower = { left: 740, top: 536, width: 38, height: 40 };
    const margin = { left: 10, top: 10, width: 25, height: 600 };
    const defaultCard = await drawCard({ name: 'Ada', line, portrait: null });
    useSetting('look.paper', { l: 1, c: 0, h: 0 });
    const blue = sharp({ create: { width: 192, height: 192, channels: 4, background: '#00f' } });
    const icon = await blue.png().toBuffer();
    const card = await drawCard({ name: 'Ada', line, portrait: null, icon });
    resetSnapshot();
    expect((await statsOf(defaultCard, margin)).channels[2]?.mean).toBeLessThan(246);
    expect((await statsOf(card, margin)).channels[2]?.mean).toBeGreaterThan(253);
    const { channels } = await statsOf(card, flower);
    expect([channels[0]?.max, channels[2]?.min].map((value = 0) => value < 60)).toEqual([
      true,
      false,
    ]);
  });

  it.each(['Le Jardin du Souvenir', 'W'.repeat(40)])(
    'centres the complete name of the site in its row: %s',
    async (name) => {
      useSetting('site.name', name);
      const card = await drawCard({ name: 'Ada', line, portrait: null });
      resetSnapshot();
      const row = await sharp(card)
        .extract({ left: 500, top: 525, width: 700, height: 62 })
        .toBuffer();
      const { info } = await sharp(row)
        .trim({ background: '#fbf9f4', threshold: 40 })
        .toBuffer({ resolveWithObject: true });
      const left = 500 - (info.trimOffsetLeft ?? 0);
      expect(left).toBeGreaterThan(520);
      expect(left + info.width).toBeLessThan(1160);
      expect(Math.abs(left + info.width / 2 - 838)).toBeLessThan(8);
    },
  );

  it('has no name of the site if nothing of it can be drawn', async () => {
    useSetting('site.name', '\u200b');
    const card = await drawCard({ name: 'Ada', line, portrait: null });
    resetSnapshot();
    const right = { left: 900, top: 525, width: 250, height: 62 };
    expect((await statsOf(card, right)).channels[0]?.min).toBeGreaterThan(200);
  });

  it('uses the colours of the site', () => {
    const read = (file: string) => readFileSync(file, 'utf8');
    const css = read('app/tokens.css');
    const drawnColours = ['frame', 'wreath'].flatMap((part) => [
      ...read(`lib/memorials/card/${part}.svg`).matchAll(
        /\.([a-z-]+?)(?:-stroke)? \{ [a-z]+: ([^ ]+) \}/g,
      ),
    ]);
    expect(new Set(drawnColours.map(([, token]) => token)).size).toBe(7);
    const colourPairs: [string, string][] = [
      ...Object.entries(CARD_COLOURS),
      ...drawnColours.map(([, token = '', hex = '']): [string, string] => [token, hex]),
    ];
    for (const [name, hex] of colourPairs) {
      const token = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
      const [, value = ''] = new RegExp(`--${token}: (oklch\\([^)]*\\))`).exec(css) ?? [];
      expect(luminanceOf(hex), name).toBeCloseTo(luminance(value), 3);
    }
  });
});

function luminanceOf(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const step = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return step <= 0.04045 ? step / 12.92 : ((step + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
