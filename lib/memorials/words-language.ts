import { francAll } from 'franc';
import { WORDS_LANGUAGES, type WordsLanguage } from './words-languages';

/**
 * In characters. More text does not improve the guess, and long texts of strangers must not cost
 * more.
 */
const MAX_READ_LENGTH = 1_000;
/** Characters compared at once. In longer pieces, related languages become harder to tell apart. */
const PIECE_LENGTH = 250;
/** In characters. A shorter text in an alphabet that many languages share is not guessed. */
const MIN_LENGTH = 80;
/**
 * How far the best guess must be ahead of the next, and how near it must be to the best of all
 * languages (0 to 1).
 */
const MIN_LEAD = 0.02;
const MIN_NEARNESS = 0.95;

/**
 * The language that the family chose, or a guess from the biography; null if uncertain. Measured
 * with texts of this site, every guess from 200 characters on was right (decision 0045).
 */
export const wordsLanguageOf = (memorial: {
  wordsLanguage: WordsLanguage | '';
  biography: string;
}): WordsLanguage | null => memorial.wordsLanguage || guessLanguage(memorial.biography);

/** Guesses the language of a text, one of WORDS_LANGUAGES; null if it is too short or uncertain. */
export function guessLanguage(text: string): WordsLanguage | null {
  const found = compare(text.slice(0, MAX_READ_LENGTH));
  const nearest = Math.max(0, ...found.values());
  const listed = [...found].filter(([tag]) => isListed(tag)).sort(([, a], [, b]) => b - a);
  const [best, next] = listed;
  if (!best || best[1] < MIN_NEARNESS * nearest) return null;
  // A single candidate, from an alphabet that only one language uses, needs no comparison.
  const isSure = next
    ? text.trim().length >= MIN_LENGTH && best[1] - next[1] >= MIN_LEAD
    : found.size === 1;
  return isSure && isListed(best[0]) ? best[0] : null;
}

/** Maps each language to the mean nearness of the text's pieces, from 0 to 1. */
function compare(text: string): Map<string, number> {
  const all = piecesOf(text);
  const sums = new Map<string, number>();
  for (const piece of all)
    for (const [tag, nearness] of nearnessOf(piece))
      sums.set(tag, (sums.get(tag) ?? 0) + nearness / all.length);
  return sums;
}

/**
 * Splits at spaces into pieces of about PIECE_LENGTH characters. A short rest is dropped unless it is the
 * only piece.
 */
function piecesOf(text: string): string[] {
  const pieces: string[] = [];
  let piece = '';
  for (const word of text.split(/\s+/)) {
    piece += `${word} `;
    if (piece.length < PIECE_LENGTH) continue;
    pieces.push(piece);
    piece = '';
  }
  return pieces.length === 0 || piece.length > PIECE_LENGTH / 2 ? [...pieces, piece] : pieces;
}

/** Nearness by our language tags. Of several codes with the same tag, the nearest counts. */
function nearnessOf(piece: string): Map<string, number> {
  const found = new Map<string, number>();
  for (const [code, nearness] of francAll(piece)) {
    const tag = tagOf(code);
    if (code !== UNDETERMINED && !found.has(tag)) found.set(tag, nearness);
  }
  return found;
}

/** What franc returns for a text without letters. */
const UNDETERMINED = 'und';

/**
 * Converts franc's three-letter code to a tag. ICU does it (`cmn` is Chinese, `swh` Swahili) but is
 * slow, so results are kept.
 */
function tagOf(code: string): string {
  const tag = TAGS.get(code) ?? new Intl.Locale(code).language;
  TAGS.set(code, tag);
  return tag;
}

/**
 * Seeded with the codes for which ICU gives another tag than ours. franc's `ckb` data is in the
 * Latin alphabet, in which Kurmanji is written and Sorani is not.
 */
const TAGS = new Map([
  ['nob', 'no'],
  ['nno', 'no'],
  ['zlm', 'ms'],
  ['ckb', 'kmr'],
]);

const isListed = (tag: string): tag is WordsLanguage =>
  WORDS_LANGUAGES.some((listed) => listed === tag);
