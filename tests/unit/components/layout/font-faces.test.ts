import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { FONT_CUTS } from '@/scripts/fonts/font-cuts';
import { codesIn } from '@/scripts/fonts/unicode-ranges';

const css = readFileSync('components/layout/font-faces.css', 'utf8');
const ofEveryPage = readFileSync('components/layout/fonts.ts', 'utf8');
const faces = css.split('@font-face').slice(1).map(factsOf);

function factsOf(face: string) {
  const fact = (name: string) =>
    new RegExp(`${name}:\\s*([^;]*);`).exec(face)?.[1]?.replace(/\s+/g, ' ') ?? '';
  return {
    family: fact('font-family'),
    style: fact('font-style'),
    ranges: fact('unicode-range'),
    cut: /fonts\/([\w-]+)\.woff2/.exec(fact('src'))?.[1],
  };
}

const inStyle = (style: string) => faces.filter((face) => face.style === style);
/** A family without any italics is upright in slanted text, too (app/globals.css has `font-synthesis: none`). */
const slanted = new Set(inStyle('italic').map(({ family }) => family));

describe('the faces that only some pages need', () => {
  // A browser chooses the style first: letters without a face of that style come from the device, or are boxes.
  it.each(inStyle('normal').filter(({ family }) => slanted.has(family)))(
    'include one for slanted text: $family $ranges',
    ({ family, ranges }) => {
      const italics = inStyle('italic').filter((face) => face.family === family);
      const letters = new Set(italics.flatMap((face) => codesIn(face.ranges)));
      expect(codesIn(ranges).filter((code) => !letters.has(code))).toEqual([]);
    },
  );

  it('have no face that the browser would slant', () => {
    expect(readFileSync('app/globals.css', 'utf8')).toContain('font-synthesis: none;');
    expect([...slanted]).toEqual(["'Site Serif'", "'Site Sans'"]);
  });
});

// A browser that is promised letters which a file has not got shows them in another font.
describe('the ranges of the faces', () => {
  const upright = [...ofEveryPage.matchAll(/fonts\/([\w-]+)\.woff2.*?value:\s*'(U\+[^']+)'/gs)].map(
    ([, cut, ranges = '']) => ({ cut, ranges }),
  );
  const latin = [...faces, ...upright].filter(({ cut }) => /-(basic|latin)$/.test(cut ?? ''));

  it('are those of the Latin cuts', () => {
    expect(latin.map(({ cut }) => cut).sort()).toEqual(
      ['display', 'italic', 'sans', 'text'].flatMap((face) => [`${face}-basic`, `${face}-latin`]),
    );
    for (const { cut, ranges } of latin) {
      const made = FONT_CUTS.find(({ name }) => name === cut);
      expect(codesIn(ranges), cut).toEqual(codesIn(made?.ranges ?? ''));
    }
  });
});
