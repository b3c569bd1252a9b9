import { CAP_HEIGHT, LETTERS } from './letters';
import { PALETTE } from './palette';
import { short } from './placed';

/** The space between two capitals in thousandths of an em: a little wider, as in inscriptions. */
const TRACKING = 60;

/** The greatest width of the letters: they fit between the leaves of the narrowest composition. */
const WIDEST = 440;

/**
 * Draws up to three capitals centred on a point, `height` tall or less. Accents are left off; where a
 * name has no Latin letters nothing is drawn, and the card has flowers only.
 */
export function monogram(initials: string, x: number, y: number, height: number): string {
  const letters = [...initials.normalize('NFD').toUpperCase()]
    .flatMap((character) => LETTERS[character] ?? [])
    .slice(0, 3);
  if (letters.length === 0) {
    return '';
  }
  const width = letters.reduce((sum, letter) => sum + letter.advance + TRACKING, -TRACKING);
  const scale = Math.min(height / CAP_HEIGHT, WIDEST / width);
  let pen = -width / 2;
  const outlines = letters.map(({ advance, path }) => {
    const outline = `<path transform="translate(${short(pen)} ${CAP_HEIGHT / 2})" d="${path}"/>`;
    pen += advance + TRACKING;
    return outline;
  });
  const place = `translate(${short(x)} ${short(y)}) scale(${scale.toFixed(4)})`;
  return `<g fill="${PALETTE.evergreenDeep}" transform="${place}">${outlines.join('')}</g>`;
}
