import { arch } from './arch';
import { branch } from './branch';
import { cameo } from './cameo';
import { garland } from './garland';
import { meadow } from './meadow';
import { PALETTE } from './palette';
import { type Planting, planting } from './planting';
import { seededRandom } from './seeded-random';
import { CARD_SIZE, sheet } from './sheet';
import { wreath } from './wreath';

const COMPOSITIONS: readonly [Composition, ...Composition[]] = [
  wreath,
  arch,
  branch,
  meadow,
  garland,
  cameo,
];

const PAPER = {
  centre: { x: 0.5, y: 0.48 },
  radius: 0.75,
  until: 0.45,
  from: PALETTE.paper,
  to: PALETTE.paperEdge,
};

type Composition = (plants: Planting) => string;

/** Draws flowers on a framed card of paper, as SVG. The same seed always returns the same card. */
export function botanicalCard(seed: string): string {
  const random = seededRandom(seed);
  const draw = random.pick(COMPOSITIONS);
  const plants = planting(random);
  const flowers = draw(plants);
  const { width, height } = CARD_SIZE;
  return sheet(plants, PAPER, frame(width, height) + flowers);
}

function frame(width: number, height: number): string {
  const line = (inset: number, stroke: number) =>
    `<rect x="${inset}" y="${inset}" width="${width - 2 * inset}" height="${height - 2 * inset}" rx="14" fill="none" stroke="${PALETTE.gold}" stroke-width="${stroke}" stroke-opacity="0.8"/>`;
  return line(36, 2) + line(48, 1);
}
