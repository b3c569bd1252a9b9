/**
 * What a text reads like: points for the pieces of words that it has, whatever rule or list knows
 * them. Their worth was learned from texts by scripts/train-screening.ts; see docs/decisions/0111.
 *
 * A piece is a word, two words in a row, or one to five letters in a row. Pieces are not stored:
 * each has a place in a table of numbers, by its hash, and shares it with others.
 */
import { joinSpelledOutWords } from './disguise-rules';
import { foldText, readSymbolsAsLetters } from './fold-rules';

/** Numbers in the table of a model; a power of two. */
export const PLACES = 2 ** 15;
/** Longest row of letters that is a piece. */
export const LONGEST_PIECE = 5;

/** A text's evidence is divided by the root of its pieces and these: a long text has more of all. */
const EVENED_BY = 200;

export interface Model {
  /** For each place how much its pieces speak for the kind, from -127 to 127. */
  weights: Int8Array;
  /** What a weight of 1 is worth in points. */
  scale: number;
  /** Points of a text without any piece. */
  bias: number;
}

/** As a file has it. */
export interface StoredModel {
  scale: number;
  bias: number;
  /** A byte for each place, in base64. */
  weights: string;
}

/**
 * @param stored a model of screening/learned.json
 * @returns the model
 * @throws Error when it does not have a weight for each place
 */
export function readModel({ scale, bias, weights }: StoredModel): Model {
  const bytes = new Int8Array(Buffer.from(weights, 'base64'));
  if (bytes.length !== PLACES) throw new Error(`a model has ${bytes.length} weights`);
  return { scale, bias, weights: bytes };
}

/**
 * @param text the message, and the author's name, whose words are pieces of their own
 * @returns the places of all its pieces, each once
 */
export function placesOf(text: { message: string; authorName: string }): Set<number> {
  const places = new Set<number>();
  const plain = readSymbolsAsLetters(foldText(joinSpelledOutWords(text.message)));
  const words = wordsOf(plain, /[\p{L}\p{M}\p{N}]+|[^\p{L}\p{M}\p{N}\s]/gu);
  words.forEach((word, at) => {
    places.add(placeOf(`w${word}`));
    if (at > 0) places.add(placeOf(`b${words[at - 1]} ${word}`));
  });
  addRows(places, ` ${words.join(' ')} `);
  for (const word of wordsOf(foldText(text.authorName), /[\p{L}\p{M}\p{N}]+/gu))
    places.add(placeOf(`n${word}`));
  return places;
}

/**
 * @param places of placesOf
 * @param model weights of the pieces
 * @returns whole points, to be added to those of the lists; below zero where a text reads unlike it
 */
export function weighPlaces(places: ReadonlySet<number>, model: Model): number {
  let sum = 0;
  for (const place of places) sum += model.weights[place] ?? 0;
  return Math.round(model.bias + model.scale * sum * evened(places.size));
}

/**
 * @param pieces how many places a text has
 * @returns by what the sum of its weights is multiplied
 */
export function evened(pieces: number): number {
  return 1 / Math.sqrt(EVENED_BY + pieces);
}

function wordsOf(plain: string, pattern: RegExp): string[] {
  return plain.replace(/\d/g, '0').match(pattern) ?? [];
}

function addRows(places: Set<number>, row: string) {
  for (let start = 0; start < row.length; start++) {
    let hash = mix(FIRST, 'c'.charCodeAt(0));
    const end = Math.min(row.length, start + LONGEST_PIECE);
    for (let at = start; at < end; at++) {
      hash = mix(hash, row.charCodeAt(at));
      places.add(finish(hash));
    }
  }
}

function placeOf(piece: string): number {
  let hash = FIRST;
  for (let at = 0; at < piece.length; at++) hash = mix(hash, piece.charCodeAt(at));
  return finish(hash);
}

/** FNV-1a over UTF-16 units, and the end of MurmurHash3, so that its lowest bits depend on all. */
const FIRST = 0x811c9dc5;
const mix = (hash: number, unit: number) => Math.imul(hash ^ unit, 0x01000193);
function finish(hash: number): number {
  const mixed = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b);
  return (mixed ^ (mixed >>> 13)) & (PLACES - 1);
}
