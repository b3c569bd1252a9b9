import { arch } from './arch';
import { petalGradient } from './bloom';
import { branch } from './branch';
import { cameo } from './cameo';
import { garland } from './garland';
import { meadow } from './meadow';
import { PALETTE } from './palette';
import { type Planting, planting } from './planting';
import { seededRandom } from './seeded-random';
import { wreath } from './wreath';

/** The size of a card: 4:5, as every portrait of the site. */
export const CARD_SIZE = { width: 1200, height: 1500 } as const;

const COMPOSITIONS: readonly [Composition, ...Composition[]] = [
  wreath,
  arch,
  branch,
  meadow,
  garland,
  cameo,
];

type Composition = (plants: Planting) => string;

/** Draws flowers on a framed card of paper, as SVG. The same seed always returns the same card. */
export function botanicalCard(seed: string): string {
  const chance = seededRandom(seed);
  const draw = chance.pick(COMPOSITIONS);
  const plants = planting(chance);
  const flowers = draw(plants);
  const { width, height } = CARD_SIZE;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    '<defs>',
    petalGradient('petal0', plants.tones[0]),
    petalGradient('petal1', plants.tones[1]),
    '<radialGradient id="ground" cx="0.5" cy="0.48" r="0.75">',
    `<stop offset="0.45" stop-color="${PALETTE.paper}"/><stop offset="1" stop-color="${PALETTE.paperEdge}"/>`,
    '</radialGradient></defs>',
    `<rect width="${width}" height="${height}" fill="url(#ground)"/>`,
    frame(width, height),
    flowers,
    '</svg>',
  ].join('');
}

function frame(width: number, height: number): string {
  const line = (inset: number, stroke: number) =>
    `<rect x="${inset}" y="${inset}" width="${width - 2 * inset}" height="${height - 2 * inset}" rx="14" fill="none" stroke="${PALETTE.gold}" stroke-width="${stroke}" stroke-opacity="0.8"/>`;
  return line(36, 2) + line(48, 1);
}
