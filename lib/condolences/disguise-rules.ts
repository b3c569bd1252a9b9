/** Signs that somebody hid words from rules or readers. */
import { foldCharacters } from './fold-rules';

/** Overrides of the direction: nobody types them by hand. */
const TURNED = /[\u202d\u202e]/;
/** Something without width between two letters or digits of a script that never needs it. */
const HIDDEN =
  /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Hebrew}\p{Script=Hangul}\p{Script=Han}\p{Nd}][\u200b-\u200d\u2060\ufeff]+[\p{L}\p{Nd}]/u;
/** A space without width: in the languages of this site it is between no letters. */
const NO_SPACE = /[\p{L}\p{M}]\u200b+[\p{L}]/u;
/** Letters that are drawn instead of written; a flag is two, and a blood group one. */
const DRAWN =
  /[\u{1f130}-\u{1f149}\u{1f150}-\u{1f169}\u{1f170}-\u{1f189}ⓐ-ⓩⒶ-Ⓩ][ ]?[\u{1f130}-\u{1f149}\u{1f150}-\u{1f169}\u{1f170}-\u{1f189}ⓐ-ⓩⒶ-Ⓩ]/u;
const LONE_FLAG_LETTERS = /[\u{1f1e6}-\u{1f1ff}][ .][\u{1f1e6}-\u{1f1ff}][ .]/u;
/** Lines drawn through or around letters. */
// biome-ignore lint/suspicious/noMisleadingCharacterClass: each mark is meant alone
const STRUCK = /(?:\p{L}[\u0334-\u0338\u0489\u20d0-\u20e4] ?){3}/u;

/** Letters turned upside down, of which a word has several. */
const TURNED_LETTERS = /[ǝɐɹʇɥʌʍᴉɟƃɔɯʎʞ]/g;
const MOST_TURNED_LETTERS = 2;
/** A picture between each two signs: "r🌹o🌹t🌹". */
const PICTURES_BETWEEN =
  /(?:ـ?\p{L}\p{M}*ـ?[\ufe0f\u200d]?\p{Extended_Pictographic}[\ufe0f\u200d]?){2}ـ?\p{L}/u;
/** A hyphen that shows only at the end of a line is typed by nobody. */
const SOFT_HYPHENS = /\p{L}\u00ad+(?=\p{L})/gu;
const MOST_SOFT_HYPHENS = 1;
/** "m0n3y", "b@nk", "k*s"; other figures are letters of Arabic written in Latin ones. */
const MOST_SIGNS_FOR_LETTERS = 1;

/** Frequent words read backwards. */
const BACKWARDS =
  /(?<!\p{L})(?:eht|dna|uoy|siht|taht|htiw|ruoy|evah|lliw|ereh|morf|saw eh|saw ehs)(?!\p{L})/giu;
/** "TeJIerpaM", "wAtCh": names have one capital inside ("McKay"), and only a few words are names. */
const CAPITAL_INSIDE = /\p{Ll}\p{Lu}+(?:\p{Ll}+\p{Lu}|(?!\p{L}))/gu;
const MOST_BACKWARDS = 1;
const MOST_CAPITALS_INSIDE = 2;

/**
 * @param text what somebody wrote
 * @returns whether it has characters that hide words from whoever reads or screens it
 */
export function hasHiddenLetters(text: string): boolean {
  if ([TURNED, HIDDEN, NO_SPACE, DRAWN, LONE_FLAG_LETTERS, STRUCK].some((sign) => sign.test(text)))
    return true;
  const count = (sign: RegExp) => text.match(sign)?.length ?? 0;
  return (
    PICTURES_BETWEEN.test(text) ||
    count(BACKWARDS) > MOST_BACKWARDS ||
    count(CAPITAL_INSIDE) > MOST_CAPITALS_INSIDE ||
    count(TURNED_LETTERS) > MOST_TURNED_LETTERS ||
    count(SOFT_HYPHENS) > MOST_SOFT_HYPHENS ||
    hasSignsForLetters(text)
  );
}

/** A figure or sign inside a word that has letters on both sides of it, in more than one word. */
function hasSignsForLetters(text: string): boolean {
  const words = text.match(/[\p{L}\p{M}\d@*$]{3,40}/gu) ?? [];
  const odd = words.filter((word) => /\p{L}[\d@*$]*[014@*$][\d@*$]*\p{L}/u.test(word));
  return odd.length > MOST_SIGNS_FOR_LETTERS;
}

const ALPHABETS = [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u];
/** A part of a Korean sign beside a Latin letter, drawn together as one sign. */
const HALF_KOREAN = /[ㄱ-ㅎ][a-z][가-힣ㄱ-ㅎ]/u;

/**
 * @param text what somebody wrote
 * @returns whether a word has letters of two alphabets that look alike
 */
export function hasMixedScripts(text: string): boolean {
  if (HALF_KOREAN.test(text.normalize('NFC'))) return true;
  const words = text.replace(/[\u00b5\u2126]/g, '').match(/[\p{L}\p{M}\p{N}∂]+/gu) ?? [];
  return words.some((word) => ALPHABETS.filter((alphabet) => alphabet.test(word)).length > 1);
}

/** Letters with one sign between each: "w-a-t-c-h", "r o t". Chinese and Korean words may be one sign. */
const SPELLED =
  /(?<![\p{L}\p{N}])[\p{L}\p{N}](?:[ .\-_*|·!~]{1,3}[\p{L}\p{N}](?![\p{L}\p{M}\p{N}]))+/gu;
/** "지!옥!가!라" */
const PIERCED = /[가-힣\p{Script=Han}](?:[!*.~_][가-힣\p{Script=Han}]){2}/u;
/** More letters than any usual abbreviation or a spelled-out "M-O-T-H-E-R" has. */
export const MOST_SPELLED = 8;

const ALPHABETIC = /(?![가-힣\p{Script=Han}])\p{L}/gu;

/**
 * @param text what somebody wrote
 * @returns whether it has more letters written one by one than abbreviations have
 */
export function hasSpelledOutWords(text: string): boolean {
  if (PIERCED.test(text)) return true;
  const runs = foldCharacters(text).match(SPELLED) ?? [];
  return runs.some((run) => (run.match(ALPHABETIC)?.length ?? 0) > MOST_SPELLED);
}

/**
 * @param text what somebody wrote
 * @returns the text with letters that were written one by one joined to words
 */
export function joinSpelledOutWords(text: string): string {
  return foldCharacters(text).replace(SPELLED, (run) =>
    run
      .replace(/ {2,}/g, '\n')
      .replace(/[ .\-_*|·!~]/g, '')
      .replaceAll('\n', ' '),
  );
}
