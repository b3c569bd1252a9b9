import { readFileSync } from 'node:fs';

export const FONT_FOLDER = 'components/layout/fonts';

type WeightRange = { min: number; max: number; default: number };

export type FontSubset = {
  /** The license of the Source fonts reserves the name "Source", so subsets are named after the site. */
  family: 'Perennial Sans' | 'Perennial Serif';
  /** The name of the file, without its ending, and of the font in it. */
  name: string;
  /** The .woff2 file it is made from. */
  source: string;
  /** As in CSS, for example `U+0600-06FF,U+FB50`. */
  ranges: string;
  /** The values at which variable axes are fixed, or the range of an axis that is kept. */
  axes?: { opsz?: number; wght: number | WeightRange };
  /** The OpenType features that are kept; by default all. */
  features?: readonly string[];
};

const SERIF = 'node_modules/@fontsource-variable/source-serif-4';
const SANS = 'node_modules/@fontsource-variable/source-sans-3';

/** The features that browsers apply by default in Latin, Cyrillic and Greek, and tabular figures. No page uses more. */
const FEATURES = [
  ...['calt', 'ccmp', 'clig', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'rclt', 'rlig'],
  'tnum',
];

/** Unaccented letters, digits, punctuation and currency signs: most English pages need no more. */
const PLAIN =
  'U+0000-007E,U+00A0,U+00A3,U+00A9,U+00AB,U+00B7,U+00BB,U+00D7,U+2000-206F,U+20AC,U+2122,U+2212,U+FEFF,U+FFFD';

/** The other letters of western Europe. With PLAIN and MARKS, this is what the packages call `latin`. */
const ACCENTED =
  'U+007F-009F,U+00A1-00A2,U+00A4-00A8,U+00AA,U+00AC-00B6,U+00B8-00BA,U+00BC-00D6,U+00D8-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+2191,U+2193,U+2215';

/** Combining marks. A letter and its mark must come from one file, so both Latin subsets have them. */
export const MARKS = 'U+0304,U+0308,U+0329';

/** Every page loads `basic`. The sans's other scripts are used unchanged from the package, since few pages load one. */
const SANS_SUBSETS = (['basic', 'latin'] as const).map((script) => ({
  family: 'Perennial Sans' as const,
  name: `sans-${script}`,
  source: `${SANS}/files/source-sans-3-latin-wght-normal.woff2`,
  ranges: rangesOf(SANS, script),
  axes: { wght: { min: 400, max: 600, default: 400 } },
  features: FEATURES,
}));

// All have one weight. The optical size axis makes large letters finer and narrower.
const SERIF_SUBSETS = [
  { face: 'display', style: 'normal', axes: { opsz: 44, wght: 400 } },
  { face: 'text', style: 'normal', axes: { opsz: 14, wght: 400 } },
  { face: 'italic', style: 'italic', axes: { opsz: 20, wght: 400 } },
] as const;

const SCRIPTS = ['basic', 'latin', 'latin-ext', 'cyrillic', 'greek', 'vietnamese'] as const;
type Script = (typeof SCRIPTS)[number];

/** Amiri also has a thousand glyphs for the Quran and for mathematics. Names need only the basic letters. */
const ARABIC_NAMES: FontSubset = {
  family: 'Perennial Serif',
  name: 'display-arabic',
  source: 'node_modules/@fontsource/amiri/files/amiri-arabic-400-normal.woff2',
  ranges: 'U+0600-06FF',
};

export const FONT_SUBSETS: readonly FontSubset[] = [
  ...SERIF_SUBSETS.flatMap(({ face, style, axes }) =>
    SCRIPTS.map((script) => ({
      family: 'Perennial Serif' as const,
      name: `${face}-${script}`,
      source: `${SERIF}/files/source-serif-4-${fileOf(script)}-opsz-${style}.woff2`,
      ranges: rangesOf(SERIF, script),
      axes,
      features: FEATURES,
    })),
  ),
  ...SANS_SUBSETS,
  ARABIC_NAMES,
];

/** The package's unicode ranges, except that its `latin` becomes two subsets (docs/decisions/0050). */
function rangesOf(font: string, script: Script): string {
  if (script === 'basic') return `${PLAIN},${MARKS}`;
  if (script === 'latin') return `${ACCENTED},${MARKS}`;
  const scripts: Record<string, string> = JSON.parse(readFileSync(`${font}/unicode.json`, 'utf8'));
  return scripts[script] ?? '';
}

function fileOf(script: Script): Exclude<Script, 'basic'> {
  return script === 'basic' ? 'latin' : script;
}
