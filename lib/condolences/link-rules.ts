/** Finds addresses of web pages and mailboxes, however they are written. */
import { foldCharacters } from './fold-rules';

/** The word list for addresses: screening/addresses.json. */
export interface AddressWords {
  /** Top-level domains that are not words with which a sentence begins. */
  endings: string[];
  /** Top-level domains that are also words ("in", "me") and need another sign of an address. */
  wordEndings: string[];
  /** Words for "dot", with the endings that may follow them. */
  dots: { word: string; endings: string[] }[];
  /** Names of mail providers, which nobody mentions for any other reason. */
  providers: string[];
}

export interface AddressRules {
  endings: Set<string>;
  wordEndings: Set<string>;
  signs: RegExp[];
}

/** @returns compiled patterns for hasAddress */
export function readAddressWords(words: AddressWords): AddressRules {
  const alternation = (list: string[]) =>
    list.map((word) => foldCharacters(word).replace(/\W/g, escapeUnlessLetter)).join('|');
  const dotWords = alternation(words.dots.map(({ word }) => word));
  const letter = '[\\p{L}\\p{N}]';
  return {
    endings: new Set(words.endings.map((ending) => foldCharacters(ending))),
    wordEndings: new Set(words.wordEndings),
    signs: [
      /[a-z]{2,8} ?: ?\/\//,
      /(?<![\p{L}\p{N}])(?:www|hxxps?|https?|mailto)(?![\p{L}\p{N}])/u,
      /[\p{L}\p{N}_.-]@[\p{L}\p{N}-]+\./u,
      /[[({【「<*{] ?(?:\.|dot|at|@|slash) ?[\])}】」>*]/,
      new RegExp(`[\\[({【「<*] ?(?:${dotWords}) ?[\\])}】」>*]`, 'u'),
      /::[0-9a-f]{1,4}|(?<!\d)\d{1,3}\.\d{1,3}\.\d{1,3}\.\d{1,3}(?!\d)/,
      /(?<![a-z0-9])(?:bc1|0x)[0-9a-z]{8}/,
      new RegExp(`(?<!${letter})(?:${alternation(words.providers)})(?!${letter})`, 'u'),
      ...words.dots.map(
        ({ word, endings }) =>
          new RegExp(
            `${letter}['"]? (?:${alternation([word])}) ?['"]?(?:${alternation(endings)})(?!${letter})`,
            'u',
          ),
      ),
    ],
  };
}

/** A name, a dot with at most two spaces on each side, an ending, and the next character. */
const DOTTED =
  /(?<=([\p{L}\p{N}_-]{1,63}))( {0,2}[.。] {0,2})(?=(\p{L}{2,24})(?![\p{L}\p{N}])([/:?#]?))/gu;

/**
 * @param rules from readAddressWords
 * @returns whether the text contains the address of a page or mailbox
 */
export function hasAddress(text: string, rules: AddressRules): boolean {
  const plain = foldCharacters(text)
    .replace(/(?<=\p{Ll})I|I(?=\p{Ll}*[\p{Ll}-]\.)/gu, 'l')
    .replace(/[ \t\r\n]+/g, ' ');
  const folded = plain.toLowerCase();
  if (rules.signs.some((sign) => sign.test(folded))) return true;
  if (hasLongCode(plain)) return true;
  for (const found of plain.matchAll(DOTTED)) if (isDomain(found, rules)) return true;
  return false;
}

function isDomain(
  [, name = '', dot = '', ending = '', after = '']: RegExpMatchArray,
  rules: AddressRules,
): boolean {
  const isTight = !/ /.test(dot);
  const last = ending.toLowerCase();
  const isSentence = /^\p{Lu}\p{Ll}/u.test(ending);
  const isOdd = /\p{L}[-_\d]|[\d][-_]?\p{L}/u.test(name) && name.length > 4;
  if (isTight && after === '/' && name.length > 2) return true;
  if (rules.endings.has(last))
    return isTight ? !isSentence || isOdd : / [.。]/.test(dot) && !isSentence;
  if (rules.wordEndings.has(last) && !isSentence)
    return isTight ? isOdd || name.length > 14 : / [.。] /.test(dot) && (isOdd || name.length > 14);
  return isTight && isOdd && !isSentence && /[-_]/.test(name) && /^[a-z]+$/.test(ending);
}

const LONG_CODE = 24;

/** Cryptocurrency wallets and keys: long words with capitals, small letters and digits. */
function hasLongCode(plain: string): boolean {
  const words = plain.match(/[A-Za-z0-9]{24,200}/g) ?? [];
  return words.some(
    (word) =>
      word.length >= LONG_CODE && /[A-Z]/.test(word) && /[a-z]/.test(word) && /\d/.test(word),
  );
}

function escapeUnlessLetter(sign: string): string {
  return /[\p{L}\p{M}\p{N} ]/u.test(sign) ? sign : `\\${sign}`;
}
