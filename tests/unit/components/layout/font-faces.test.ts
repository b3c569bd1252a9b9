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

describe('the faces that only some pages need', () => {
  // A browser chooses the style first: letters without a face of that style come from the device, or are boxes.
  it.each(lettersIn('normal'))('include one for slanted text: %s', (letters) =>
    expect(lettersIn('italic')).toContain(letters),
  );
});
