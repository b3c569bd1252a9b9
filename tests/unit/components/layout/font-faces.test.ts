import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const css = readFileSync('components/layout/font-faces.css', 'utf8');
const faces = css.split('@font-face').slice(1).map(factsOf);

function factsOf(face: string) {
  const fact = (name: string) =>
    new RegExp(`${name}:\\s*([^;]*);`).exec(face)?.[1]?.replace(/\s+/g, ' ');
  const letters = `${fact('font-family')} ${fact('font-weight')} ${fact('unicode-range')}`;
  return { letters, style: fact('font-style') };
}

const lettersIn = (style: string) =>
  faces.filter((face) => face.style === style).map(({ letters }) => letters);
const familyOf = (letters: string) => letters.split("'")[1];
/** A family without any italics is upright in slanted text, too (app/globals.css has `font-synthesis: none`). */
const slanted = new Set(lettersIn('italic').map(familyOf));

describe('the faces that only some pages need', () => {
  // A browser chooses the style first: letters without a face of that style come from the device, or are boxes.
  it.each(lettersIn('normal').filter((letters) => slanted.has(familyOf(letters))))(
    'include one for slanted text: %s',
    (letters) => expect(lettersIn('italic')).toContain(letters),
  );

  it('have no face that the browser would slant', () => {
    expect(readFileSync('app/globals.css', 'utf8')).toContain('font-synthesis: none;');
    expect([...slanted]).toEqual(['Site Serif', 'Site Sans']);
  });
});
