/**
 * The phrases of the word lists, and the search for them in a text.
 *
 * A phrase is words with spaces between: `rot in hell`. `a|b` is either word, `kill*` any word with
 * this beginning, `_` any one word of the same sentence or none, `$name` any phrase of that group.
 * In `a + b` both parts are near each other, in either order; what follows ` - ` must not occur in
 * the text. `¤` is an amount of money and `%` a percent sign.
 */
import { readWords, type Word } from './word-rules';

/** How many words may be between the parts of `a + b`. */
export const NEAR = 12;

interface Slot {
  exact: string[];
  starts: string[];
  anyOrNone: boolean;
}
type Sequence = Slot[];
export interface Phrase {
  /** Parts that must be near each other; each part is a list of alternatives. */
  near: Sequence[][];
  without: Sequence[];
}

/** Phrases indexed by a word, or the beginning of a word, that a text must contain. */
export interface PhraseList {
  byWord: Map<string, Set<Phrase>>;
  byStart: Map<string, Set<Phrase>>;
}

export interface PhraseGroups {
  [name: string]: string[];
}

/**
 * @param phrases as the lists contain them
 * @param groups what `$name` means; groups must not contain groups
 * @returns parsed phrases for listPhrases
 * @throws Error if a phrase is empty or names an unknown group
 */
export function readPhrases(phrases: string[], groups: PhraseGroups): Phrase[] {
  const readPart = memoize((part: string): Sequence[] => {
    const name = /^\$([a-z]+)$/.exec(part.trim())?.[1];
    const sequences = name === undefined ? [part] : groups[name];
    if (!sequences?.length) throw new Error(`There is no group of phrases "${part}".`);
    return sequences.flatMap(readSequences);
  });
  const readWithout = memoize((parts: string): Sequence[] => parts.split(' - ').flatMap(readPart));
  return phrases.map((phrase) => {
    const [near = '', without] = phrase.split(/ - (.*)/s);
    return {
      near: near.split(' + ').map(readPart),
      without: without === undefined ? [] : readWithout(without),
    };
  });
}

/**
 * Hundreds of phrases share their parts after ` - `: each is parsed once, and all share the result.
 */
function memoize<Read>(read: (text: string) => Read): (text: string) => Read {
  const results = new Map<string, Read>();
  return (text) => {
    const known = results.get(text);
    if (known !== undefined) return known;
    const result = read(text);
    results.set(text, result);
    return result;
  };
}

/**
 * @param phrase from readPhrases
 * @returns whether the phrase needs at least two words, and so cannot match one word by chance
 */
export function hasSeveralWords({ near }: Phrase): boolean {
  const isLong = (sequence: Sequence) => sequence.filter(({ anyOrNone }) => !anyOrNone).length > 1;
  return near.length > 1 || (near[0] ?? []).every(isLong);
}

/**
 * @param phrases from readPhrases
 * @returns an index, so that only phrases are tried that share a word with the text
 */
export function listPhrases(phrases: Phrase[]): PhraseList {
  const list: PhraseList = { byWord: new Map(), byStart: new Map() };
  for (const phrase of phrases)
    for (const sequence of phrase.near[0] ?? []) {
      const slot = sequence.find(({ anyOrNone }) => !anyOrNone);
      for (const word of slot?.exact ?? [])
        list.byWord.set(word, (list.byWord.get(word) ?? new Set()).add(phrase));
      for (const start of slot?.starts ?? [])
        list.byStart.set(start, (list.byStart.get(start) ?? new Set()).add(phrase));
    }
  return list;
}

/**
 * Returns several sequences if an alternative is longer than one word, as in Chinese, where each
 * character is a word.
 */
function readSequences(text: string): Sequence[] {
  const sequences = text
    .trim()
    .split(/\s+/)
    .reduce<Sequence[]>(
      (begun, slot) => begun.flatMap((start) => readSlot(slot).map((rest) => [...start, ...rest])),
      [[]],
    );
  if (sequences.some((slots) => slots.every((slot) => slot.anyOrNone)))
    throw new Error(`"${text}" is not a phrase.`);
  return sequences;
}

function readSlot(text: string): Sequence[] {
  if (text === '_') return [[{ exact: [], starts: [], anyOrNone: true }]];
  const alternatives = text.split('|').map((alternative) => ({
    words: readWords(alternative).map(({ forms }) => forms[0] ?? ''),
    isStart: alternative.endsWith('*'),
  }));
  if (alternatives.some(({ words }) => words.length === 0))
    throw new Error(`"${text}" lacks a word.`);
  const single = alternatives.filter(({ words }) => words.length === 1);
  const slot: Slot = {
    exact: single.flatMap(({ words, isStart }) => (isStart ? [] : words)),
    starts: single.flatMap(({ words, isStart }) => (isStart ? words : [])),
    anyOrNone: false,
  };
  const longer = alternatives.filter(({ words }) => words.length > 1);
  return [
    ...(single.length > 0 ? [[slot]] : []),
    ...longer.map(({ words }) =>
      words.map((word) => ({ exact: [word], starts: [], anyOrNone: false })),
    ),
  ];
}

/** The positions of each word, and of each beginning of a word, in a text. */
export interface WordPlaces {
  exact: Map<string, number[]>;
  starts: Map<string, number[]>;
  /** The ends of sentences, which count as positions of their own. */
  breaks: Set<number>;
}

/** The longest beginning that a list may contain. */
const MAX_START_LENGTH = 16;

/**
 * @param words from readWords
 * @returns their positions for findPhrase
 */
export function placeWords(words: Word[]): WordPlaces {
  const places: WordPlaces = { exact: new Map(), starts: new Map(), breaks: new Set() };
  words.forEach(({ forms }, at) => {
    if (forms.length === 0) places.breaks.add(at);
    for (const form of forms) {
      add(places.exact, form, at);
      for (let length = 1; length <= Math.min(form.length, MAX_START_LENGTH); length++)
        add(places.starts, form.slice(0, length), at);
    }
  });
  return places;
}

function add(map: Map<string, number[]>, key: string, at: number): void {
  const list = map.get(key);
  if (!list) map.set(key, [at]);
  else if (list.at(-1) !== at) list.push(at);
}

/** @returns the first phrase of the list that the text contains */
export function findPhrase(places: WordPlaces, list: PhraseList): Phrase | undefined {
  const tried = new Set<Phrase>();
  for (const [words, phrases] of [
    [places.exact, list.byWord],
    [places.starts, list.byStart],
  ] as const)
    for (const word of words.keys())
      for (const phrase of phrases.get(word) ?? []) {
        if (tried.has(phrase)) continue;
        tried.add(phrase);
        if (hasPhrase(places, phrase)) return phrase;
      }
  return undefined;
}

function hasPhrase(places: WordPlaces, phrase: Phrase): boolean {
  let near: number[] | undefined;
  for (const part of phrase.near) {
    const found = part.flatMap((sequence) => findSequence(places, sequence));
    near = near === undefined ? found : keepNear(found, near);
    if (near.length === 0) return false;
  }
  return !phrase.without.some((sequence) => findSequence(places, sequence).length > 0);
}

/**
 * Returns the positions where the sequence ends. Each step keeps a set of positions, so nothing is
 * tried twice.
 */
function findSequence(places: WordPlaces, sequence: Sequence): number[] {
  let ends: Set<number> | undefined;
  for (const slot of sequence) {
    if (slot.anyOrNone) {
      if (ends) {
        const next = [...ends].map((end) => end + 1).filter((at) => !places.breaks.has(at));
        ends = new Set([...ends, ...next]);
      }
      continue;
    }
    const matches = new Set([
      ...slot.exact.flatMap((word) => places.exact.get(word) ?? []),
      ...slot.starts.flatMap((start) => places.starts.get(start) ?? []),
    ]);
    const before: Set<number> | undefined = ends;
    ends =
      before === undefined ? matches : new Set([...matches].filter((at) => before.has(at - 1)));
    if (ends.size === 0) return [];
  }
  return ends ? [...ends] : [];
}

function keepNear(found: number[], others: number[]): number[] {
  const sorted = others.toSorted((a, b) => a - b);
  let from = 0;
  return found
    .toSorted((a, b) => a - b)
    .filter((at) => {
      while ((sorted[from] ?? Infinity) < at - NEAR) from += 1;
      return (sorted[from] ?? Infinity) <= at + NEAR;
    });
}
