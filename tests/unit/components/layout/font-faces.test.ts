import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { FONT_SUBSETS } from '@/scripts/fonts/font-subsets';
import { codesIn } from '@/scripts/fonts/unicode-ranges';

const css = readFileSync('components/layout/font-faces.css', 'utf8');
const commonFontsSource = readFileSync('components/layout/fonts.ts', 'utf8');
const faces = css.split('@font-face').slice(1).map(factsOf);

function factsOf(face: string) {
  const fact = (name: string) =>
    new RegExp(`${name}:\\s*([^;]*);`).exec(face)?.[1]?.replace(/\s+/g, ' ') ?? '';
  return {
    family: fact('font-family'),
    style: fact('font-style'),
    weight: fact('font-weight'),
    ranges: fact('unicode-range'),
    cut: /fonts\/([\w-]+)\.woff2/.exec(fact('src'))?.[1],
  };
}

/** A call of next/font in components/layout/fonts.ts. */
const LOCAL_FONT = /localFont\(\{.*?\}\);/gs;

function factsOfLocal([call]: RegExpExecArray) {
  const fact = (pattern: RegExp) => pattern.exec(call)?.[1] ?? '';
  return {
    family: `'${fact(/'font-family', value: '([^']+)'/)}'`,
    style: fact(/style: '([^']+)'/),
    weight: fact(/weight: '([^']+)'/),
    ranges: fact(/value:\s*'(U\+[^']+)'/),
    cut: fact(/fonts\/([\w-]+)\.woff2/),
  };
}

const inStyle = (style: string) => faces.filter((face) => face.style === style);
/**
 * Families with italics. The others stay upright in slanted text, because app/globals.css sets `font-synthesis: none`.
 */
const slanted = new Set(inStyle('italic').map(({ family }) => family));

describe('the faces that only some pages need', () => {
  // A browser selects the style first. Letters without a face of that style come from a font of the device, or appear
  // as boxes.
  it.each(inStyle('normal').filter(({ family }) => slanted.has(family)))(
    'include an italic face with the same letters: $family $ranges',
    ({ family, ranges }) => {
      const italics = inStyle('italic').filter((face) => face.family === family);
      const letters = new Set(italics.flatMap((face) => codesIn(face.ranges)));
      expect(codesIn(ranges).filter((code) => !letters.has(code))).toEqual([]);
    },
  );

  it('include italics only for the serif and the sans, and the browser slants no other family', () => {
    expect(readFileSync('app/globals.css', 'utf8')).toContain('font-synthesis: none;');
    expect([...slanted]).toEqual(["'Site Serif'", "'Site Sans'"]);
  });
});

/** All faces: those that only some pages need, and those that every page loads. */
const all = [...faces, ...[...commonFontsSource.matchAll(LOCAL_FONT)].map(factsOfLocal)];

describe('the faces of Latin letters', () => {
  const latin = all.filter(({ cut }) => /-(basic|latin)$/.test(cut ?? ''));

  it('exist once for each subset, with the range of its file', () => {
    expect(latin.map(({ cut }) => cut).sort()).toEqual(
      ['display', 'italic', 'sans', 'text'].flatMap((face) => [`${face}-basic`, `${face}-latin`]),
    );
    // If a range promises letters that the file lacks, browsers show those letters in another font.
    for (const { cut, ranges } of latin) {
      const subset = FONT_SUBSETS.find(({ name }) => name === cut);
      expect(new Set(codesIn(ranges)), cut).toEqual(new Set(codesIn(subset?.ranges ?? '')));
    }
  });

  it.each([
    ['display', "'Site Display'", 'normal'],
    ['text', "'Site Serif'", 'normal'],
    ['italic', "'Site Serif'", 'italic'],
    ['sans', "'Site Sans'", 'normal'],
  ])('of the cut “%s” have the family %s and the style %s', (face, family, style) => {
    for (const one of latin.filter(({ cut }) => cut?.startsWith(`${face}-`)))
      expect(one, one.cut).toMatchObject({ family, style });
  });
});

// Chromium combines only faces with the same range of weights. It shows all other letters in a font of the device.
it('uses one range of weights for each family and style', () => {
  const weights = new Map<string, Set<string>>();
  for (const { family, style, weight } of all) {
    const known = weights.get(`${family} ${style}`) ?? new Set();
    weights.set(`${family} ${style}`, known.add(weight));
  }
  for (const [name, found] of weights)
    if (name !== "'Site Scripts' normal") expect([...found], name).toHaveLength(1);
});
