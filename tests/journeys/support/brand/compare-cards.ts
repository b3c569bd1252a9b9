import sharp from 'sharp';
import { drawCard } from '@/lib/memorials/card/draw-card';
import { parseColour } from '@/lib/platform/look/colour';
import { DEFAULT_LOOK } from '@/lib/platform/look/derived-colours';
import { snapshot } from '@/lib/platform/site-settings/snapshot';
import { BRAND } from './brand';

/** The area of a card that has the site's icon and name. */
const ROW = { left: 500, top: 525, width: 700, height: 62 };

/** Draws the preview card that the second brand would have under this name. */
export async function drawCardNamed(name: string, icon: Buffer): Promise<Buffer> {
  const currentSettings = snapshot();
  const paper = parseColour(BRAND.paper) ?? DEFAULT_LOOK.light.paper;
  currentSettings.values = { ...currentSettings.values, 'site.name': name, 'look.paper': paper };
  return drawCard({ name: 'Rose', line: '1931 – 2025', portrait: null, icon });
}

/** Returns the mean difference of the pixels that show the site's name, from 0 to 255. */
export async function distance(one: Buffer, other: Buffer): Promise<number> {
  const [a, b] = await Promise.all([pixels(one), pixels(other)]);
  return a.reduce((sum, value, at) => sum + Math.abs(value - (b[at] ?? 0)), 0) / a.length;
}

const pixels = (card: Buffer) => sharp(card).extract(ROW).greyscale().raw().toBuffer();
