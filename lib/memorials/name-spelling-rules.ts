import { foldName } from './rules';

/** Where names are cut into words (prisma/migrations, search_words_of). */
export const BETWEEN_WORDS = /[\s,.;:()"/]+/;

/** Letters that people without them on their keyboard write as two. `foldName` makes other letters of them. */
const SPELLED_OUT: Readonly<Record<string, string>> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  å: 'aa',
  ø: 'oe',
};
const HYPHENS = /\p{Pd}/gu;
/** "Abd", "servant of", which many write together with the word after it, as عبدالله for عبد الله. */
const ARABIC_ABD = 'عبد';

/**
 * Returns further spellings of the words of a name, folded, by which a search finds it, too: `muessig` for Müßig,
 * `aasen` for Åsen, `jeanluc` for Jean-Luc, `عبدالله` for عبد الله. After a change here, increase KEY_VERSION
 * (name-key.ts).
 */
export function otherSpellings(name: string): string[] {
  const words = name.normalize('NFC').toLowerCase().split(BETWEEN_WORDS);
  const known = new Set(['', ...words.map(foldName)]);
  const spellings = words.flatMap((word, at) => {
    const next = words[at + 1] ?? '';
    const spelledOut = word.replace(/[äöüåø]/g, (letter) => SPELLED_OUT[letter] ?? letter);
    const both = [foldName(word), foldName(spelledOut)];
    const withNext = both[0] === ARABIC_ABD ? [foldName(word + next)] : [];
    return [...both, ...both.map((each) => each.replace(HYPHENS, '')), ...withNext];
  });
  return [...new Set(spellings)].filter((spelling) => !known.has(spelling));
}
