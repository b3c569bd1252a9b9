import { readFileSync } from 'node:fs';

export const FONT_FOLDER = 'components/layout/fonts';

/**
 * The license of Source Serif reserves the name "Source", so what is cut from it has another one; all cuts have the
 * site's.
 */
export const CUT_FAMILY = 'Perennial Serif';

export type FontCut = {
  /** Of the file, without its ending, and of the face inside it. */
  name: string;
  /** The .woff2 file that it is cut from. */
  source: string;
  /** As in CSS: `U+0600-06FF,U+FB50`. */
  ranges: string;
  /** The places on the variable axes at which the cut is fixed. */
  axes?: { opsz: number; wght: number };
};

const SERIF = 'node_modules/@fontsource-variable/source-serif-4';

// One weight for all. The optical size draws large letters finer and narrower than small ones.
const SERIF_CUTS = [
  { face: 'display', style: 'normal', axes: { opsz: 44, wght: 400 } },
  { face: 'text', style: 'normal', axes: { opsz: 14, wght: 400 } },
  { face: 'italic', style: 'italic', axes: { opsz: 20, wght: 400 } },
] as const;

const SCRIPTS = ['latin', 'latin-ext', 'cyrillic', 'greek', 'vietnamese'] as const;

/** Amiri also has a thousand glyphs for the Quran and for mathematics: names need the basic letters. */
const ARABIC_NAMES: FontCut = {
  name: 'display-arabic',
  source: 'node_modules/@fontsource/amiri/files/amiri-arabic-400-normal.woff2',
  ranges: 'U+0600-06FF',
};

export const FONT_CUTS: readonly FontCut[] = [
  ...SERIF_CUTS.flatMap(({ face, style, axes }) =>
    SCRIPTS.map((script) => ({
      name: `${face}-${script}`,
      source: `${SERIF}/files/source-serif-4-${script}-opsz-${style}.woff2`,
      ranges: rangesOf(script),
      axes,
    })),
  ),
  ARABIC_NAMES,
];

function rangesOf(script: (typeof SCRIPTS)[number]): string {
  const scripts: Record<string, string> = JSON.parse(readFileSync(`${SERIF}/unicode.json`, 'utf8'));
  return scripts[script] ?? '';
}
