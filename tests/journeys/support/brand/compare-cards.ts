import sharp from 'sharp';
import { drawCard } from '@/lib/memorials/card/draw-card';
import { parseColour } from '@/lib/platform/look/colour';
import { DEFAULT_LOOK } from '@/lib/platform/look/derived-colours';
import { snapshot } from '@/lib/platform/site-settings/snapshot';
import { BRAND } from './brand';

/** Where a card has the icon and the name of the site. */
const ROW = { left: 500, top: 525, width: 700, height: 62 };

/** Draws the card of a site of this name that looks as the second brand does. */
export async function cardNamed(name: string, icon: Buffer): Promise<Buffer> {
  const here = snapshot();
  const paper = parseColour(BRAND.paper) ?? DEFAULT_LOOK.light.paper;
  here.values = { ...here.values, 'site.name': name, 'look.paper': paper };
  return drawCard({ name: 'Rose', years: '1931 – 2025', portrait: null, icon });
}

/** How different the names of the site on two cards are: the mean difference of their pixels, up to 255. */
export async function distance(one: Buffer, other: Buffer): Promise<number> {
  const [a, b] = await Promise.all([pixels(one), pixels(other)]);
  return a.reduce((sum, value, at) => sum + Math.abs(value - (b[at] ?? 0)), 0) / a.length;
}

const pixels = (card: Buffer) => sharp(card).extract(ROW).greyscale().raw().toBuffer();
