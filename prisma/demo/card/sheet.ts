import { petalGradient } from './bloom';
import type { Planting } from './planting';

/** The size of a card: 4:5, like all portraits of the site. */
export const CARD_SIZE = { width: 1200, height: 1500 } as const;

/** A radial gradient. Positions and distances are fractions of the sheet. */
type Ground = {
  centre: { x: number; y: number };
  radius: number;
  /** The radius of the inner colour. */
  until: number;
  from: string;
  to: string;
};

/** Returns an SVG of a card: the drawing on a gradient. `plants` provides the petals' gradients. */
export function sheet(plants: Planting, ground: Ground, drawing: string): string {
  const { width, height } = CARD_SIZE;
  const { centre, radius, until, from, to } = ground;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    '<defs>',
    petalGradient('petal0', plants.tones[0]),
    petalGradient('petal1', plants.tones[1]),
    `<radialGradient id="ground" cx="${centre.x}" cy="${centre.y}" r="${radius}">`,
    `<stop offset="${until}" stop-color="${from}"/><stop offset="1" stop-color="${to}"/>`,
    '</radialGradient></defs>',
    `<rect width="${width}" height="${height}" fill="url(#ground)"/>`,
    drawing,
    '</svg>',
  ].join('');
}
