import type { Token } from './default-colours';
import { LOOK_PARTS, type LookPart, TOKENS_OF } from './derived-colours';

/** A colour on another as it occurs on pages, with the least contrast (WCAG 1.4.3 and 1.4.11). */
export type ContrastPair = { front: Token; ground: Token; least: number };

/** For text; MIN_SHAPE_CONTRAST is for edges, icons and the focus ring. */
export const MIN_TEXT_CONTRAST = 4.5;
const MIN_SHAPE_CONTRAST = 3;

const WALLS: Token[] = ['rose', 'olive', 'protea', 'lavender', 'marigold'];
const LEDGES: Token[] = [
  'rose-deep',
  'olive-deep',
  'protea-deep',
  'lavender-deep',
  'marigold-deep',
];

const pairsWith = (front: Token, least: number, ...grounds: Token[]): ContrastPair[] =>
  grounds.map((ground) => ({ front, ground, least }));

/** Every pair that contains a colour which the operator can change. */
export const CONTRAST_PAIRS: readonly ContrastPair[] = [
  ...pairsWith('ink', MIN_TEXT_CONTRAST, 'paper', 'surface', 'sunken', ...WALLS, ...LEDGES),
  ...pairsWith(
    'ink',
    MIN_TEXT_CONTRAST,
    'primary-soft',
    'danger-soft',
    'warning-soft',
    'success-soft',
  ),
  ...pairsWith('ink-soft', MIN_TEXT_CONTRAST, 'paper', 'surface', 'sunken', ...WALLS),
  ...pairsWith('primary', MIN_TEXT_CONTRAST, 'paper', 'surface', 'primary-soft', ...WALLS),
  ...pairsWith('primary-strong', MIN_TEXT_CONTRAST, 'surface', 'primary-soft'),
  ...pairsWith('on-primary', MIN_TEXT_CONTRAST, 'primary', 'primary-strong'),
  ...pairsWith('danger', MIN_TEXT_CONTRAST, 'paper', 'surface'),
  ...pairsWith('paper', MIN_TEXT_CONTRAST, 'danger', 'danger-strong'),
  ...pairsWith('edge', MIN_SHAPE_CONTRAST, 'paper', 'surface'),
  ...pairsWith('focus', MIN_SHAPE_CONTRAST, 'paper', 'surface', 'primary-soft', ...WALLS),
  ...pairsWith('leaf-deep', MIN_SHAPE_CONTRAST, 'paper'),
];

/**
 * The part that a pair is checked for: the last one in LOOK_PARTS that it contains; null if it contains
 * none.
 */
export const partOfPair = ({ front, ground }: ContrastPair): LookPart | null =>
  LOOK_PARTS.findLast((part) => [front, ground].some((name) => TOKENS_OF[part].includes(name))) ??
  null;
