import { arch } from './arch';
import { petalGradient } from './bloom';
import { branch } from './branch';
import { cameo } from './cameo';
import { garland } from './garland';
import { meadow } from './meadow';
import { monogram } from './monogram';
import { PALETTE } from './palette';
import { type Planting, planting } from './planting';
import { seededRandom } from './seeded-random';
import { wreath } from './wreath';

/** The size of a card: 4:5, as every portrait of the site. */
export const CARD_SIZE = { width: 1200, height: 1500 } as const;

/** Each composition of a card, and where its letters are. */
const COMPOSITIONS: readonly [Composition, ...Composition[]] = [
  { draw: wreath, x: 600, y: 720, height: 210 },
  { draw: arch, x: 600, y: 790, height: 230 },
  { draw: branch, x: 600, y: 790, height: 220 },
  { draw: meadow, x: 600, y: 560, height: 230 },
  { draw: garland, x: 600, y: 800, height: 230 },
  { draw: cameo, x: 600, y: 750, height: 230 },
];

type Composition = { draw: (plants: Planting) => string; x: number; y: number; height: number };

/**
 * Draws flowers around initials on a wall, or a framed card of paper without any, as SVG. What has initials is
 * shown in an arch, which would cut a frame. The same seed always returns the same card.
 */
export function botanicalCard({ initials, seed }: { initials: string; seed: string }): string {
  const chance = seededRandom(seed);
  const composition = chance.pick(COMPOSITIONS);
  const plants = planting(chance);
  const flowers = composition.draw(plants);
  const { width, height } = CARD_SIZE;
  const [ground, edge] = initials
    ? [PALETTE.wall, PALETTE.wallEdge]
    : [PALETTE.paper, PALETTE.paperEdge];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    '<defs>',
    petalGradient('petal0', plants.tones[0]),
    petalGradient('petal1', plants.tones[1]),
    '<radialGradient id="ground" cx="0.5" cy="0.48" r="0.75">',
    `<stop offset="0.45" stop-color="${ground}"/><stop offset="1" stop-color="${edge}"/>`,
    '</radialGradient></defs>',
    `<rect width="${width}" height="${height}" fill="url(#ground)"/>`,
    initials ? '' : frame(width, height),
    flowers,
    monogram(initials, composition.x, composition.y, composition.height),
    '</svg>',
  ].join('');
}

function frame(width: number, height: number): string {
  const line = (inset: number, stroke: number) =>
    `<rect x="${inset}" y="${inset}" width="${width - 2 * inset}" height="${height - 2 * inset}" rx="14" fill="none" stroke="${PALETTE.gold}" stroke-width="${stroke}" stroke-opacity="0.8"/>`;
  return line(36, 2) + line(48, 1);
}
