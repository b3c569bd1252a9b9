import { fontParts } from './card-fonts';
import { openFont } from './open-font';

/** Characters that no font draws: joiners, variation selectors, direction marks. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\s]/u;
/** Control characters and direction overrides, which no name needs. */
const UNWANTED = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu;

/**
 * Returns the text without the characters that no font has, which would be drawn as empty boxes,
 * and opens every font it needs. '' if nothing of it can be seen: sharp draws no such text.
 */
export async function drawableText(text: string): Promise<string> {
  const tidy = text.toWellFormed().normalize('NFC').replace(/\s+/g, ' ').replace(UNWANTED, '');
  const drawable: string[] = [];
  for (const character of tidy)
    if (INVISIBLE.test(character) || (await isDrawable(character))) drawable.push(character);
  if (drawable.every((character) => INVISIBLE.test(character))) return '';
  return drawable.join('').replace(/ +/g, ' ').trim();
}

async function isDrawable(character: string): Promise<boolean> {
  const code = character.codePointAt(0) ?? 0;
  for (const { file, ranges } of await fontParts()) {
    if (!ranges.some(([first, last]) => first <= code && code <= last)) continue;
    if ((await openFont(file)).has(code)) return true;
  }
  return false;
}
