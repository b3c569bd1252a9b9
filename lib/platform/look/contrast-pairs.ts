import type { Token } from './default-colours';
import { PARTS, type Part, TOKENS_OF } from './derived-colours';

/** A colour on another as it occurs on pages, with the least contrast (WCAG 1.4.3 and 1.4.11). */
export type Pair = { front: Token; ground: Token; least: number };

/** For text; SHAPES is for edges, icons and the focus ring. */
export const LETTERS = 4.5;
const SHAPES = 3;

const WALLS: Token[] = ['rose', 'olive', 'protea', 'lavender', 'marigold'];
const LEDGES: Token[] = [
  'rose-deep',
  'olive-deep',
  'protea-deep',
  'lavender-deep',
  'marigold-deep',
];

const on = (front: Token, least: number, ...grounds: Token[]): Pair[] =>
  grounds.map((ground) => ({ front, ground, least }));

/** Every pair that contains a colour which the operator can change. */
export const PAIRS: readonly Pair[] = [
  ...on('ink', LETTERS, 'paper', 'surface', 'sunken', ...WALLS, ...LEDGES),
  ...on('ink', LETTERS, 'primary-soft', 'danger-soft', 'warning-soft', 'success-soft'),
  ...on('ink-soft', LETTERS, 'paper', 'surface', 'sunken', ...WALLS),
  ...on('primary', LETTERS, 'paper', 'surface', 'primary-soft', ...WALLS),
  ...on('primary-strong', LETTERS, 'surface', 'primary-soft'),
  ...on('on-primary', LETTERS, 'primary', 'primary-strong'),
  ...on('danger', LETTERS, 'paper', 'surface'),
  ...on('paper', LETTERS, 'danger', 'danger-strong'),
  ...on('edge', SHAPES, 'paper', 'surface'),
  ...on('focus', SHAPES, 'paper', 'surface', 'primary-soft', ...WALLS),
  ...on('leaf-deep', SHAPES, 'paper'),
];

/**
 * The part that a pair is checked for: the last one in PARTS that it contains; null if it contains
 * none.
 */
export const partOf = ({ front, ground }: Pair): Part | null =>
  PARTS.findLast((part) => [front, ground].some((name) => TOKENS_OF[part].includes(name))) ?? null;
