/** Signs that somebody hid words from the rules or from readers. */
import { foldCharacters } from './fold-rules';

/** Direction overrides, which nobody types by hand. */
const DIRECTION_OVERRIDES = /[\u202d\u202e]/;
/** A zero-width character between two letters or digits of a script that never needs one. */
const ZERO_WIDTH_INSIDE =
  /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Hebrew}\p{Script=Hangul}\p{Script=Han}\p{Nd}][\u200b-\u200d\u2060\ufeff]+[\p{L}\p{Nd}]/u;
/** A zero-width space, which none of the site's languages has between letters. */
const ZERO_WIDTH_SPACE_INSIDE = /[\p{L}\p{M}]\u200b+[\p{L}]/u;
/** Two letters in a row drawn as symbols. One alone may be a blood group. Letters of flags are not among them. */
const SYMBOL_LETTERS =
  /[\u{1f130}-\u{1f149}\u{1f150}-\u{1f169}\u{1f170}-\u{1f189}ⓐ-ⓩⒶ-Ⓩ][ ]?[\u{1f130}-\u{1f149}\u{1f150}-\u{1f169}\u{1f170}-\u{1f189}ⓐ-ⓩⒶ-Ⓩ]/u;
const LONE_FLAG_LETTERS = /[\u{1f1e6}-\u{1f1ff}][ .][\u{1f1e6}-\u{1f1ff}][ .]/u;
/** Lines drawn through or around letters. */
// biome-ignore lint/suspicious/noMisleadingCharacterClass: each mark is meant alone
const STRUCK = /(?:\p{L}[\u0334-\u0338\u0489\u20d0-\u20e4] ?){3}/u;

/** Upside-down letters, of which a disguised word has several. */
const TURNED_LETTERS = /[ǝɐɹʇɥʌʍᴉɟƃɔɯʎʞ]/g;
const MAX_TURNED_LETTERS = 2;
/** An emoji after each letter: "r🌹o🌹t🌹". */
const PICTURES_BETWEEN =
  /(?:ـ?\p{L}\p{M}*ـ?[\ufe0f\u200d]?\p{Extended_Pictographic}[\ufe0f\u200d]?){2}ـ?\p{L}/u;
/** Soft hyphens, which show only at the end of a line and which nobody types. */
const SOFT_HYPHENS = /\p{L}\u00ad+(?=\p{L})/gu;
const MAX_SOFT_HYPHENS = 1;
/**
 * How many words such as "m0n3y", "b@nk" and "k*s" a text may have (`hasSignsForLetters`). Only 0, 1, 4, @, * and $
 * count, because other digits stand for letters in Arabic written in Latin script.
 */
const MAX_SIGNS_FOR_LETTERS = 1;

/** Frequent words read backwards. */
const BACKWARDS =
  /(?<!\p{L})(?:eht|dna|uoy|siht|taht|htiw|ruoy|evah|lliw|ereh|morf|saw eh|saw ehs)(?!\p{L})/giu;
/** Words such as "TeJIerpaM" and "wAtCh". A name with one capital inside, such as "McKay", is not matched. */
const CAPITAL_INSIDE = /\p{Ll}\p{Lu}+(?:\p{Ll}+\p{Lu}|(?!\p{L}))/gu;
const MAX_BACKWARDS = 1;
const MAX_CAPITALS_INSIDE = 2;

/** @returns whether the text contains characters that hide words from readers or screening */
export function hasHiddenLetters(text: string): boolean {
  if (
    [
      DIRECTION_OVERRIDES,
      ZERO_WIDTH_INSIDE,
      ZERO_WIDTH_SPACE_INSIDE,
      SYMBOL_LETTERS,
      LONE_FLAG_LETTERS,
      STRUCK,
    ].some((sign) => sign.test(text))
  )
    return true;
  const count = (sign: RegExp) => text.match(sign)?.length ?? 0;
  return (
    PICTURES_BETWEEN.test(text) ||
    count(BACKWARDS) > MAX_BACKWARDS ||
    count(CAPITAL_INSIDE) > MAX_CAPITALS_INSIDE ||
    count(TURNED_LETTERS) > MAX_TURNED_LETTERS ||
    count(SOFT_HYPHENS) > MAX_SOFT_HYPHENS ||
    hasSignsForLetters(text)
  );
}

/** Whether more than one word has a digit or sign between letters. */
function hasSignsForLetters(text: string): boolean {
  const words = text.match(/[\p{L}\p{M}\d@*$]{3,40}/gu) ?? [];
  const odd = words.filter((word) => /\p{L}[\d@*$]*[014@*$][\d@*$]*\p{L}/u.test(word));
  return odd.length > MAX_SIGNS_FOR_LETTERS;
}

const ALPHABETS = [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u];
/** Half a Korean syllable beside a Latin letter, which together look like one syllable. */
const HALF_KOREAN = /[ㄱ-ㅎ][a-z][가-힣ㄱ-ㅎ]/u;

/** @returns whether a word mixes letters of alphabets that look alike */
export function hasMixedScripts(text: string): boolean {
  if (HALF_KOREAN.test(text.normalize('NFC'))) return true;
  const words = text.replace(/[\u00b5\u2126]/g, '').match(/[\p{L}\p{M}\p{N}∂]+/gu) ?? [];
  return words.some((word) => ALPHABETS.filter((alphabet) => alphabet.test(word)).length > 1);
}

/**
 * Single letters with a separator between them: "w-a-t-c-h", "r o t". In Chinese and Korean a word
 * may be one character.
 */
const SPELLED =
  /(?<![\p{L}\p{N}])[\p{L}\p{N}](?:[ .\-_*|·!~]{1,3}[\p{L}\p{N}](?![\p{L}\p{M}\p{N}]))+/gu;
/** Separators inside a word: "지!옥!가!라". */
const SEPARATED_SYLLABLES = /[가-힣\p{Script=Han}](?:[!*.~_][가-힣\p{Script=Han}]){2}/u;
/** More letters than usual abbreviations or a spelled-out "M-O-T-H-E-R" have. */
export const MAX_SPELLED_LETTERS = 8;

const ALPHABETIC = /(?![가-힣\p{Script=Han}])\p{L}/gu;

/** @returns whether the text spells out more letters than an abbreviation has */
export function hasSpelledOutWords(text: string): boolean {
  if (SEPARATED_SYLLABLES.test(text)) return true;
  const runs = foldCharacters(text).match(SPELLED) ?? [];
  return runs.some((run) => (run.match(ALPHABETIC)?.length ?? 0) > MAX_SPELLED_LETTERS);
}

/** @returns the text with spelled-out letters joined into words */
export function joinSpelledOutWords(text: string): string {
  return foldCharacters(text).replace(SPELLED, (run) =>
    run
      .replace(/ {2,}/g, '\n')
      .replace(/[ .\-_*|·!~]/g, '')
      .replaceAll('\n', ' '),
  );
}
