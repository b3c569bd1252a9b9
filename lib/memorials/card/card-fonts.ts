import { readFile } from 'node:fs/promises';
import path from 'node:path';

type CardFont = { folder: string; family: string; style: string };

/** A font of one script: its package and file names follow the script's. */
const serif = (script: string, family: string): CardFont => ({
  folder: `noto-serif-${script}`,
  family,
  style: 'wght',
});

/**
 * The fonts of the card, in the order in which they are asked for a character: the site's own serif,
 * then one for each script. The Chinese font writes Japanese too. Families are named as in the files.
 */
const CARD_FONTS: readonly CardFont[] = [
  { folder: 'source-serif-4', family: 'Source Serif 4', style: 'standard' },
  { folder: 'noto-serif', family: 'Noto Serif', style: 'wght' },
  { folder: 'noto-naskh-arabic', family: 'Noto Naskh Arabic', style: 'wght' },
  serif('hebrew', 'Noto Serif Hebrew'),
  serif('devanagari', 'Noto Serif Devanagari'),
  serif('bengali', 'Noto Serif Bengali'),
  serif('tamil', 'Noto Serif Tamil'),
  serif('gujarati', 'Noto Serif Gujarati'),
  serif('gurmukhi', 'Noto Serif Gurmukhi'),
  serif('telugu', 'Noto Serif Telugu'),
  serif('kannada', 'Noto Serif Kannada'),
  serif('malayalam', 'Noto Serif Malayalam'),
  serif('sinhala', 'Noto Serif Sinhala'),
  serif('thai', 'Noto Serif Thai'),
  serif('lao', 'Noto Serif Lao'),
  serif('khmer', 'Noto Serif Khmer'),
  serif('ethiopic', 'Noto Serif Ethiopic'),
  serif('georgian', 'Noto Serif Georgian'),
  serif('armenian', 'Noto Serif Armenian'),
  { folder: 'noto-emoji', family: 'Noto Emoji', style: 'wght' },
  serif('sc', 'Noto Serif SC ExtraLight'),
  serif('kr', 'Noto Serif KR ExtraLight'),
];

/** For Pango: all families, first come first. */
export const CARD_FAMILIES = CARD_FONTS.map(({ family }) => family).join(',');

export type FontPart = { file: string; ranges: readonly (readonly [number, number])[] };

let parts: Promise<FontPart[]> | undefined;

/**
 * Every file of the fonts and the characters it is said to have, in the order of the list. The
 * packages cut a font into parts, as browsers fetch them; the ranges promise more than the parts hold.
 */
export function fontParts(): Promise<FontPart[]> {
  parts ??= Promise.all(CARD_FONTS.map(partsOf)).then((found) => found.flat());
  return parts;
}

async function partsOf({ folder, style }: CardFont): Promise<FontPart[]> {
  const home = path.resolve('node_modules', '@fontsource-variable', folder);
  const subsets: Record<string, string> = JSON.parse(
    await readFile(path.join(home, 'unicode.json'), 'utf8'),
  );
  return Object.entries(subsets).map(([subset, ranges]) => {
    const name = `${folder}-${subset.replace(/[[\]]/g, '')}-${style}-normal.woff2`;
    return { file: path.join(home, 'files', name), ranges: ranges.split(',').map(readRange) };
  });
}

/** `U+0100-02BA` or `U+20B4`, as CSS writes them. */
function readRange(range: string): [number, number] {
  const [first = '', last = first] = range.replace('U+', '').split('-');
  return [Number.parseInt(first, 16), Number.parseInt(last, 16)];
}
