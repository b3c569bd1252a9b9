/**
 * Screening, called "first ring": decides what the family may see, what the operator reads first,
 * and what is refused.
 */
import { type Clue, type ClueLists, type Clues, findClues } from './clue-rules';
import {
  hasHiddenLetters,
  hasMixedScripts,
  hasSpelledOutWords,
  joinSpelledOutWords,
} from './disguise-rules';
import { foldText, readSymbolsAsLetters } from './fold-rules';
import { hasHandle } from './handle-rules';
import { findInsult, type InsultLists } from './insult-rules';
import { type Model, placesOf, weighPlaces } from './learned-rules';
import { type AddressRules, hasAddress } from './link-rules';
import { isNoise, isShouting } from './noise-rules';
import { hasTelephoneNumber, type NumberWords } from './number-rules';
import { findPhrase, type PhraseList, placeWords } from './phrase-rules';
import { type Hit, type Points, sumPoints } from './score-rules';
import { isLongEnoughToCompare, MIN_WORDS_TO_COMPARE } from './text-key-rules';
import { readWords } from './word-rules';

/** Screening reads only this many characters. The forms accept only shorter texts. */
export const MAX_SCREENED_LETTERS = 2_500;
/** Words found on more other memorials than this within 30 days are not personal. */
export const MAX_COPIES = 1;

/** The rules that consist of phrases in the word lists. */
export type Listed = 'livestream' | 'payment' | 'messenger' | 'hurt';

/** Rules that hold a text, and facts that only keep it from being published unread. */
export type Signal =
  | Listed
  | 'address'
  | 'telephone_number'
  | 'hidden_letters'
  | 'mixed_scripts'
  | 'spelled_out'
  | 'shouting'
  | 'noise'
  | 'like_bait'
  | 'like_cruelty'
  | 'copied'
  | 'like_refused'
  | 'picture'
  | 'young_memorial'
  | 'storm';

/** What points measure: that a text asks for something, or that it hurts. */
export type Aim = 'ask' | 'hurt';

export interface Lists {
  /** Phrases of two words or more, which are strong evidence, and single words, which are weak. */
  phrases: Record<Listed, { phrase: PhraseList; word: PhraseList }>;
  clues: ClueLists;
  insults: InsultLists;
  points: Record<Aim, Points>;
  /** The learned model of each aim. */
  learned: Record<Aim, Model>;
  addresses: AddressRules;
  numbers: NumberWords;
}

/** Facts that only the database knows. */
export interface ScreeningFacts {
  /** An operator decided in the last 90 days that the same words are refused from then on. */
  isLikeRefused: boolean;
  /** On how many other memorials the same words were sent in the last 30 days. */
  seenOnOtherMemorials: number;
  hasPicture: boolean;
  /** The memorial was created less than 72 hours ago. */
  isYoung: boolean;
  /** Very many people are writing on this memorial at the moment. */
  isStorm: boolean;
}

export interface Screening {
  /** `pass` goes to the family, `hold` to the operator, `refuse` to nobody. */
  verdict: 'pass' | 'hold' | 'refuse';
  /** The rules that matched. Only a text without any may be published unread. */
  signals: Signal[];
}

const PREVENTS_UNREAD_ONLY: ReadonlySet<Signal> = new Set(['picture', 'young_memorial', 'storm']);

export interface TextToScreen {
  message: string;
  /** Is shown beside the message. */
  authorName: string;
  /** There is no message, so `message` is the name again, for the rules that apply to messages only. */
  isNameOnly?: boolean;
}

/**
 * @param text the message and the name
 * @param lists word lists of all languages
 * @returns the verdict and its reasons
 */
export function screenText(text: TextToScreen, facts: ScreeningFacts, lists: Lists): Screening {
  const message = text.message.slice(0, MAX_SCREENED_LETTERS);
  const authorName = text.authorName.slice(0, MAX_SCREENED_LETTERS);
  const whole = `${authorName}\n${message}`;
  const evidence = evidenceOf(whole, lists);
  const places = placesOf({ message, authorName });
  const signals = new Set<Signal>([
    ...signalsOfLetters(message, whole, evidence),
    ...signalsOfWords(whole, evidence, places, lists),
    ...trueSignals({ hurt: hasInsult({ ...text, message, authorName }, lists.insults) }),
    ...signalsOfFacts(message, facts),
  ]);
  // People who mean well may write the same few words, so short texts are held instead.
  if (signals.has('like_refused') && isLongEnoughToCompare(message))
    return { verdict: 'refuse', signals: [...signals] };
  const mustWait = [...signals].some((signal) => !PREVENTS_UNREAD_ONLY.has(signal));
  return { verdict: mustWait ? 'hold' : 'pass', signals: [...signals] };
}

function signalsOfLetters(message: string, whole: string, { clues }: ScreeningEvidence): Signal[] {
  return trueSignals({
    hidden_letters: hasHiddenLetters(whole),
    mixed_scripts: hasMixedScripts(whole),
    spelled_out: hasSpelledOutWords(message),
    shouting: isShouting(message) && !isWarm(clues),
    noise: isNoise(message),
  });
}

/**
 * A name such as "The old bastard" may be a nickname beside a message that is long enough to be judged itself, and a
 * surname if there is no message.
 */
function hasInsult(
  { message, authorName, isNameOnly = false }: TextToScreen,
  insults: InsultLists,
): boolean {
  const mayBeName = isNameOnly || isLongEnoughToCompare(message);
  const inName = findInsult(authorName, insults, true);
  if (inName === 'anywhere' || (inName === 'alone' && !mayBeName)) return true;
  return !isNameOnly && findInsult(message, insults) !== undefined;
}

/** The findings that are scored. */
export interface ScreeningEvidence {
  clues: Clues;
  hits: Set<Hit>;
}

const LISTED: readonly Listed[] = ['livestream', 'payment', 'messenger', 'hurt'];
const ASKS: readonly Listed[] = ['livestream', 'payment', 'messenger'];
const COLD: readonly Clue[] = [
  'contempt',
  'gloat',
  'blame',
  'threat',
  'inferno',
  'deed',
  'mock',
  'absent',
];

/** Whether a text is warm. Some people write prayers and greetings in capitals only, which is not shouting. */
function isWarm(clues: Clues): boolean {
  const has = (clue: Clue) => (clues.get(clue) ?? 0) > 0;
  return (has('warm') || has('past')) && !COLD.some(has);
}

/**
 * @param whole the name and the message
 * @param lists word lists of all languages
 * @returns the clues and phrases in all readings of the text
 */
export function evidenceOf(whole: string, lists: Lists): ScreeningEvidence {
  const clues: Clues = new Map();
  const hits = new Set<Hit>();
  for (const view of readingsOf(whole)) {
    const places = placeWords(readWords(view));
    for (const listed of LISTED)
      for (const kind of ['phrase', 'word'] as const)
        if (findPhrase(places, lists.phrases[listed][kind])) hits.add(`${listed}:${kind}`);
    for (const [clue, count] of findClues(view, lists.clues))
      clues.set(clue, Math.max(clues.get(clue) ?? 0, count));
  }
  return { clues, hits };
}

function signalsOfWords(
  whole: string,
  evidence: ScreeningEvidence,
  places: ReadonlySet<number>,
  lists: Lists,
): Signal[] {
  const views = readingsOf(whole);
  const has = (listed: Listed) =>
    evidence.hits.has(`${listed}:phrase`) || evidence.hits.has(`${listed}:word`);
  const isBait = isHeld('ask', evidence, places, lists);
  const isCruel = isHeld('hurt', evidence, places, lists);
  return trueSignals({
    address: views.some((view) => hasAddress(view, lists.addresses)),
    telephone_number: views.some((view) => hasTelephoneNumber(view, lists.numbers)),
    livestream: isBait && has('livestream'),
    payment: isBait && has('payment'),
    messenger: (isBait && has('messenger')) || hasHandle(whole),
    hurt: isCruel && has('hurt'),
    like_bait: isBait && !ASKS.some(has),
    like_cruelty: isCruel && !has('hurt'),
  });
}

/** The points of the word lists and of the learned model are added. */
function isHeld(
  aim: Aim,
  { clues, hits }: ScreeningEvidence,
  places: ReadonlySet<number>,
  lists: Lists,
) {
  const { least, points } = lists.points[aim];
  return sumPoints(clues, hits, points) + weighPlaces(places, lists.learned[aim]) >= least;
}

/**
 * The text as written, with spelled-out words joined, and with symbols read as letters; equal
 * readings only once.
 */
function readingsOf(whole: string): string[] {
  const joined = joinSpelledOutWords(whole);
  const folded = foldText(joined);
  return [...new Set([whole, joined, readSymbolsAsLetters(folded)])].filter(
    (view, at, all) => at === 0 || foldText(view) !== foldText(all[0] ?? ''),
  );
}

function signalsOfFacts(message: string, facts: ScreeningFacts): Signal[] {
  const isLong = readWords(message).length >= MIN_WORDS_TO_COMPARE;
  return trueSignals({
    like_refused: facts.isLikeRefused,
    copied: isLong && facts.seenOnOtherMemorials > MAX_COPIES,
    picture: facts.hasPicture,
    young_memorial: facts.isYoung,
    storm: facts.isStorm,
  });
}

function trueSignals(signals: Partial<Record<Signal, boolean>>): Signal[] {
  return (Object.keys(signals) as Signal[]) // the keys of the parameter
    .filter((signal) => signals[signal]);
}
