import { readFile } from 'node:fs/promises';
import path from 'node:path';

type CardFont = { folder: string; family: string; style: string };

/** A font for one script. Its package and file names follow the name of the script. */
const serif = (script: string, family: string): CardFont => ({
  folder: `noto-serif-${script}`,
  family,
  style: 'wght',
});

/**
 * Pango tries the fonts in this order: the site's own serif, then one for each script. The Chinese font covers Japanese
 * too. Families are named as in the font files, which differs from the package names.
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

/** The families in the form that Pango expects. */
export const CARD_FAMILIES = CARD_FONTS.map(({ family }) => family).join(',');

export type FontPart = { file: string; ranges: readonly (readonly [number, number])[] };

let parts: Promise<FontPart[]> | undefined;

/**
 * Lists every font file with the character ranges that its package declares, in the order of
 * CARD_FONTS. The declared ranges are wider than what the files contain.
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

/** Parses `U+0100-02BA` or `U+20B4`, the CSS notation. */
function readRange(range: string): [number, number] {
  const [first = '', last = first] = range.replace('U+', '').split('-');
  return [Number.parseInt(first, 16), Number.parseInt(last, 16)];
}
