import type { Token } from './default-colours';
import { PARTS, type Part, TOKENS_OF } from './derived-colours';

/** One colour on another as pages have them, and the contrast that it needs (WCAG 1.4.3 and 1.4.11). */
export type Pair = { front: Token; ground: Token; least: number };

/** Of letters, and of edges, icons and the ring around what has the focus. */
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

/** Every pair in which an operator's colour may be. */
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

/** The part that a pair is judged by: the last one that it has; null where it has none. */
export const partOf = ({ front, ground }: Pair): Part | null =>
  PARTS.findLast((part) => [front, ground].some((name) => TOKENS_OF[part].includes(name))) ?? null;
