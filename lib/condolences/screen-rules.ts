/** The first ring: what may pass to a family, what the operator reads first, what is refused. */
import {
  hasHiddenLetters,
  hasMixedScripts,
  hasSpelledOutWords,
  joinSpelledOutWords,
} from './disguise-rules';
import { foldText, readSymbolsAsLetters } from './fold-rules';
import { hasHandle } from './handle-rules';
import { type AddressRules, hasAddress } from './link-rules';
import { isNoise, isShouting } from './noise-rules';
import { hasTelephoneNumber, type NumberWords } from './number-rules';
import { findPhrase, type PhraseList, placeWords } from './phrase-rules';
import { isLongEnoughToCompare, LEAST_WORDS_TO_COMPARE } from './text-key-rules';
import { readWords } from './word-rules';

/** Most letters that are looked at; what may be sent is shorter. */
export const MOST_LETTERS = 2_500;
/** On so many other memorials within 30 days the same words are no longer anybody's own. */
export const MOST_COPIES = 1;

/** Rules that are phrases of the word lists. */
export type Listed = 'livestream' | 'payment' | 'messenger' | 'hurt';

/** Rules that hold a text, and facts that only keep it from being published at once. */
export type Signal =
  | Listed
  | 'address'
  | 'telephone_number'
  | 'hidden_letters'
  | 'mixed_scripts'
  | 'spelled_out'
  | 'shouting'
  | 'noise'
  | 'copied'
  | 'like_refused'
  | 'picture'
  | 'young_memorial'
  | 'storm';

export interface Lists {
  phrases: Record<Listed, PhraseList>;
  addresses: AddressRules;
  numbers: NumberWords;
}

/** What only the database knows. */
export interface Facts {
  /** The same words were refused or removed in the last 90 days. */
  isLikeRefused: boolean;
  /** On how many other memorials the same words were sent in the last 30 days. */
  seenOnOtherMemorials: number;
  hasPicture: boolean;
  /** The memorial was published less than 72 hours ago. */
  isYoung: boolean;
  /** Many are writing to this memorial at the moment. */
  isStorm: boolean;
}

export interface Screening {
  /** `pass` goes to the family, `hold` to the operator, `refuse` to nobody. */
  verdict: 'pass' | 'hold' | 'refuse';
  /** The rules that fired. Only a text without any may be published at once. */
  signals: Signal[];
}

const KEEP_FROM_ONCE: ReadonlySet<Signal> = new Set(['picture', 'young_memorial', 'storm']);

/**
 * @param text the message, and the author's name, which people see beside it
 * @param facts what is known of the text and its memorial
 * @param lists word lists of all languages
 * @returns the verdict and the rules behind it
 */
export function screenText(
  text: { message: string; authorName: string },
  facts: Facts,
  lists: Lists,
): Screening {
  const message = text.message.slice(0, MOST_LETTERS);
  const whole = `${text.authorName.slice(0, MOST_LETTERS)}\n${message}`;
  const signals: Signal[] = [
    ...signalsOfLetters(message, whole),
    ...signalsOfWords(whole, lists),
    ...signalsOfFacts(message, facts),
  ];
  // Few words are also those of people who mean them well: somebody reads them.
  if (signals.includes('like_refused') && isLongEnoughToCompare(message))
    return { verdict: 'refuse', signals };
  const isHeld = signals.some((signal) => !KEEP_FROM_ONCE.has(signal));
  return { verdict: isHeld ? 'hold' : 'pass', signals };
}

function signalsOfLetters(message: string, whole: string): Signal[] {
  return fired({
    hidden_letters: hasHiddenLetters(whole),
    mixed_scripts: hasMixedScripts(whole),
    spelled_out: hasSpelledOutWords(message),
    shouting: isShouting(message),
    noise: isNoise(message),
  });
}

function signalsOfWords(whole: string, lists: Lists): Signal[] {
  const views = readingsOf(whole);
  const places = views.map((view) => placeWords(readWords(view)));
  const hasAny = (list: PhraseList) => places.some((view) => findPhrase(view, list) !== undefined);
  return fired({
    address: views.some((view) => hasAddress(view, lists.addresses)),
    telephone_number: views.some((view) => hasTelephoneNumber(view, lists.numbers)),
    livestream: hasAny(lists.phrases.livestream),
    payment: hasAny(lists.phrases.payment),
    messenger: hasHandle(whole) || hasAny(lists.phrases.messenger),
    hurt: hasAny(lists.phrases.hurt),
  });
}

/** As written, with spelled-out words joined, and with symbols read as letters. */
function readingsOf(whole: string): string[] {
  const joined = joinSpelledOutWords(whole);
  const folded = foldText(joined);
  return [...new Set([whole, joined, readSymbolsAsLetters(folded)])].filter(
    (view, at, all) => at === 0 || foldText(view) !== foldText(all[0] ?? ''),
  );
}

function signalsOfFacts(message: string, facts: Facts): Signal[] {
  const isLong = readWords(message).length >= LEAST_WORDS_TO_COMPARE;
  return fired({
    like_refused: facts.isLikeRefused,
    copied: isLong && facts.seenOnOtherMemorials > MOST_COPIES,
    picture: facts.hasPicture,
    young_memorial: facts.isYoung,
    storm: facts.isStorm,
  });
}

function fired(signals: Partial<Record<Signal, boolean>>): Signal[] {
  return (Object.keys(signals) as Signal[]) // the keys of the literal above
    .filter((signal) => signals[signal]);
}
