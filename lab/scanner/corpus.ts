import { randomOf } from '../bench/fill/random';
import { type PhotoScene, takePhoto } from './photo';

export type CorpusPicture = {
  /** What makes it hard to read, such as "inverted". */
  kind: string;
  /** How hard, such as "30 %". */
  strength: string;
  text: string;
  take: () => Promise<Buffer>;
};

const SEED = 20261129;
const PER_STRENGTH = 3;
const LETTERS = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
const TWELVE_MEGAPIXELS = { width: 4000, height: 3000 };
/** Granite: both tones are dark. */
const GRANITE = { isInverted: true, dark: 0.08 };
/** The code of the next niche in a wall, further from the middle of the picture. */
const NICHES = { codeWidth: 260, middle: [0.55, 0.5], neighbour: [0.22, 0.5] } as const;

const KINDS: Record<string, Record<string, Partial<PhotoScene>>> = {
  inverted: {
    'strong light': { ...GRANITE, contrast: 0.7 },
    'weak light': { ...GRANITE, contrast: 0.4 },
    'turned by 90 degrees': { ...GRANITE, contrast: 0.5, turn: 90 },
  },
  mirrored: {
    straight: { isMirrored: true },
    'turned by 30 degrees': { isMirrored: true, turn: 30 },
    'and inverted': { ...GRANITE, isMirrored: true, contrast: 0.5 },
  },
  'low contrast': {
    '50 %': { contrast: 0.5, dark: 0.2 },
    '30 %': { contrast: 0.3, dark: 0.3 },
    '20 %': { contrast: 0.2, dark: 0.4 },
  },
  curved: {
    '6 degrees': { curve: 6 },
    '12 degrees': { curve: 12 },
    '18 degrees': { curve: 18 },
  },
  'a third in shadow': {
    'half of the light': { lightInShadow: 0.5 },
    'a third of the light': { lightInShadow: 0.33 },
    'a fifth of the light': { lightInShadow: 0.2 },
  },
  'partly covered': {
    '6 %': { covered: 0.06 },
    '12 %': { covered: 0.12 },
    '18 %': { covered: 0.18 },
  },
  'small in 12 megapixels': {
    '6 % of the width': { ...TWELVE_MEGAPIXELS, codeWidth: 240 },
    '4 % of the width': { ...TWELVE_MEGAPIXELS, codeWidth: 160 },
    '4 %, inverted': { ...TWELVE_MEGAPIXELS, ...GRANITE, contrast: 0.5, codeWidth: 160 },
  },
  'several at once': {
    'inverted, 30 % contrast': { ...GRANITE, contrast: 0.3 },
    'inverted, curved, in shadow': { ...GRANITE, contrast: 0.6, curve: 12, lightInShadow: 0.5 },
    'covered, 30 % contrast': { covered: 0.1, contrast: 0.3, dark: 0.3 },
  },
  'mirrored and curved': {
    '6 degrees': { isMirrored: true, curve: 6 },
    '12 degrees': { isMirrored: true, curve: 12 },
  },
  'covered and inverted': {
    '6 %': { ...GRANITE, covered: 0.06 },
    '12 %': { ...GRANITE, covered: 0.12 },
  },
  'from the side': {
    'a little': { lean: 0.5 },
    strongly: { lean: 0.9 },
  },
  'among squares like its own corners': {
    twenty: { squares: 20 },
    'twenty, inverted': { ...GRANITE, squares: 20 },
    'sixty, curved': { squares: 60, curve: 12 },
  },
  'beside the code of the next niche': {
    plain: NICHES,
    inverted: { ...NICHES, ...GRANITE },
    'low contrast': { ...NICHES, contrast: 0.3, dark: 0.3 },
  },
};

/** The pictures, three at each strength of each kind. Each is drawn when it is taken, always the same. */
export const CORPUS: readonly CorpusPicture[] = Object.entries(KINDS)
  .flatMap(([kind, strengths]) =>
    Object.entries(strengths).flatMap(([strength, scene]) =>
      Array.from({ length: PER_STRENGTH }, () => ({ kind, strength, scene })),
    ),
  )
  .map(({ kind, strength, scene }, number) => {
    const text = addressOf(number);
    return { kind, strength, text, take: () => takePhoto(text, scene, SEED, number) };
  });

/** An address as in printed codes. */
function addressOf(number: number): string {
  const random = randomOf(SEED + 1, number);
  const id = Array.from({ length: 12 }, () => LETTERS[Math.floor(random() * LETTERS.length)]);
  return `https://perennial.example/q/${id.join('')}`;
}
