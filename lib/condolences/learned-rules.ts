/**
 * Scores a text by the pieces of words that it contains, with weights learned by
 * lab/train-screening.ts (docs/decisions/0111).
 *
 * A piece is a word, two words in a row, or one to five letters in a row. Pieces are not stored:
 * each is hashed to a place in a table of weights, which it shares with others.
 */
import { joinSpelledOutWords } from './disguise-rules';
import { foldText, readSymbolsAsLetters } from './fold-rules';

/** The size of a model's table; a power of two. */
export const PLACES = 2 ** 15;
/** The longest sequence of letters that is a piece. */
export const MAX_PIECE_LENGTH = 5;

/**
 * Added to a text's number of pieces. The sum of its weights is divided by the square root of the
 * result, because a long text has more of everything.
 */
const ADDED_PIECES = 200;

export interface Model {
  /** For each place, how strongly its pieces indicate bait or cruelty, whichever the model detects: -127 to 127. */
  weights: Int8Array;
  /** How many points a weight of 1 is worth. */
  scale: number;
  /** The points of a text without pieces. */
  bias: number;
}

/** A model as screening/learned.json contains it. */
export interface StoredModel {
  scale: number;
  bias: number;
  /** One byte for each place, in base64. */
  weights: string;
}

/**
 * @param stored a model of screening/learned.json
 * @throws Error unless it has one weight for each place
 */
export function readModel({ scale, bias, weights }: StoredModel): Model {
  const bytes = new Int8Array(Buffer.from(weights, 'base64'));
  if (bytes.length !== PLACES)
    throw new Error(`a model has ${bytes.length} weights instead of ${PLACES}`);
  return { scale, bias, weights: bytes };
}

/**
 * @param text the message and the author's name, whose words are separate pieces
 * @returns the places of all its pieces
 */
export function placesOf(text: { message: string; authorName: string }): Set<number> {
  const places = new Set<number>();
  const plain = readSymbolsAsLetters(foldText(joinSpelledOutWords(text.message)));
  const words = wordsOf(plain, /[\p{L}\p{M}\p{N}]+|[^\p{L}\p{M}\p{N}\s]/gu);
  words.forEach((word, at) => {
    places.add(placeOf(`w${word}`));
    if (at > 0) places.add(placeOf(`b${words[at - 1]} ${word}`));
  });
  addLetterSequences(places, ` ${words.join(' ')} `);
  for (const word of wordsOf(foldText(text.authorName), /[\p{L}\p{M}\p{N}]+/gu))
    places.add(placeOf(`n${word}`));
  return places;
}

/**
 * @param places from placesOf
 * @returns an integer to add to the points of the word lists; negative if the text is unlike those
 * that the model detects
 */
export function weighPlaces(places: ReadonlySet<number>, model: Model): number {
  let sum = 0;
  for (const place of places) sum += model.weights[place] ?? 0;
  return Math.round(model.bias + model.scale * sum * lengthFactor(places.size));
}

/**
 * @param pieces the number of a text's places
 * @returns the factor for the sum of its weights
 */
export function lengthFactor(pieces: number): number {
  return 1 / Math.sqrt(ADDED_PIECES + pieces);
}

function wordsOf(plain: string, pattern: RegExp): string[] {
  return plain.replace(/\d/g, '0').match(pattern) ?? [];
}

function addLetterSequences(places: Set<number>, row: string) {
  for (let start = 0; start < row.length; start++) {
    let hash = mix(FNV_OFFSET, 'c'.charCodeAt(0));
    const end = Math.min(row.length, start + MAX_PIECE_LENGTH);
    for (let at = start; at < end; at++) {
      hash = mix(hash, row.charCodeAt(at));
      places.add(finish(hash));
    }
  }
}

function placeOf(piece: string): number {
  let hash = FNV_OFFSET;
  for (let at = 0; at < piece.length; at++) hash = mix(hash, piece.charCodeAt(at));
  return finish(hash);
}

/**
 * FNV-1a over UTF-16 units, followed by part of the finalizer of MurmurHash3, so that the lowest
 * bits depend on all input.
 */
const FNV_OFFSET = 0x811c9dc5;
const mix = (hash: number, unit: number) => Math.imul(hash ^ unit, 0x01000193);
function finish(hash: number): number {
  const mixed = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b);
  return (mixed ^ (mixed >>> 13)) & (PLACES - 1);
}
