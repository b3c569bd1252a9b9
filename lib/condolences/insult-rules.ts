/**
 * Insults of one to a few words, which have too few words for points and the model (docs/decisions/0111).
 *
 * 1. Only short texts are searched, the message and the name each by itself. In a longer text the same word may be
 *    quoted or meant fondly, and there is enough else to judge by.
 * 2. A text is an insult if it contains a phrase of `anywhere`, or if it says nothing but phrases of `alone` and words
 *    of `beside`.
 * 3. Words of `harmless` phrases do not count. Nor does a phrase of several words after one of `notAfter` ("never") or
 *    before one of `notBefore` ("more").
 * 4. Words are also found in other spellings: "WHOOORE", "wh0re", "wh*re", "w h o r e".
 */
import { joinSpelledOutWords } from './disguise-rules';
import { foldCharacters, foldText } from './fold-rules';
import { readWords } from './word-rules';

/** A text with more different words is not short. Two Chinese characters count as one word; emoji do not count. */
export const MAX_SHORT_WORDS = 5;

/**
 * The insults of one language: screening/insults/<language>.json. A word with an accent is only that word ("pédé"); one
 * without is the word with any accents, too.
 */
export interface InsultWords {
  /** None is a name or a harmless word in another of the site's languages. */
  anywhere: string[];
  /** Parts that no harmless word contains, so that they are found in "MrWhore". */
  inside: string[];
  /** "liar", also in "you fat liar", but not in "old liar, I miss you". */
  alone: string[];
  beside: string[];
  harmless: string[];
  notAfter: string[];
  notBefore: string[];
}

type Phrase = string[];
/** Phrases by their first word. */
type Phrases = Map<string, Phrase[]>;

interface Language {
  anywhere: Phrases;
  alone: Phrases;
  beside: Phrases;
  notAfter: Set<string>;
  notBefore: Set<string>;
}

export interface InsultLists {
  languages: Language[];
  harmless: Phrases;
  inside: string[];
  /** Phrases of `anywhere` without their spaces, as "f u c k y o u" is read. */
  spelledOut: Set<string>;
  /** All listed words, for words with hidden letters. */
  vocabulary: string[];
}

/**
 * @param languages the insults of each language
 * @returns compiled lists for findInsult
 * @throws Error if a phrase has no word, or more words than a short text
 */
export function readInsults(languages: InsultWords[]): InsultLists {
  const all = (kind: keyof InsultWords) => languages.flatMap((words) => words[kind]);
  const listed = (['anywhere', 'inside', 'alone', 'beside'] as const).flatMap(all);
  return {
    languages: languages.map((words) => ({
      anywhere: phrasesOf(words.anywhere),
      alone: phrasesOf(words.alone),
      beside: phrasesOf(words.beside),
      notAfter: new Set(words.notAfter.flatMap(listedWords)),
      notBefore: new Set(words.notBefore.flatMap(listedWords)),
    })),
    harmless: phrasesOf(all('harmless')),
    inside: all('inside'),
    spelledOut: new Set(all('anywhere').map((phrase) => listedWords(phrase).join(''))),
    vocabulary: [...new Set(listed.flatMap(listedWords))],
  };
}

/**
 * @param text the message or the author's name
 * @param lists from readInsults
 * @param isName whether the text is a name, which may consist of initials
 * @returns which list finds an insult in the text, if the text is short
 */
export function findInsult(
  text: string,
  lists: InsultLists,
  isName = false,
): 'anywhere' | 'alone' | undefined {
  const asWritten = findIn(wordsOf(text, lists.vocabulary), lists, isName);
  const joined = joinSpelledOutWords(text);
  if (asWritten === 'anywhere' || joined === foldCharacters(text)) return asWritten;
  const words = wordsOf(joined, []);
  const isSpelledOut = words.flat().some((form) => !isCode(form) && lists.spelledOut.has(form));
  return isSpelledOut ? 'anywhere' : (findIn(words, lists, true) ?? asWritten);
}

/** The forms in which a list may contain a word of the text. An emoji is a word. */
type Word = string[];
/** Of the words from `start` to before `end`. */
interface Place {
  start: number;
  end: number;
}

function findIn(words: Word[], lists: InsultLists, mayBeInitials: boolean) {
  if (!isShort(words)) return undefined;
  const harmless = coveredBy(placesIn(words, lists.harmless));
  const counts = ({ start, end }: Place) =>
    words.slice(start, end).some((_word, at) => !harmless.has(start + at)) &&
    !(mayBeInitials && end === start + 1 && words[start]?.every(isCode));
  const isInsult = ({ anywhere, notAfter, notBefore }: Language) => {
    const denial = words.findIndex(hasOneOf(notAfter));
    const comparison = words.findLastIndex(hasOneOf(notBefore));
    const isDenied = ({ start, end }: Place) =>
      end > start + 1 && ((denial >= 0 && denial < start) || comparison >= end);
    return placesIn(words, anywhere).some((place) => counts(place) && !isDenied(place));
  };
  if (hasPart(words, lists.inside, harmless) || lists.languages.some(isInsult)) return 'anywhere';

  const saysNothingElse = ({ alone, beside }: Language) => {
    const insults = coveredBy(placesIn(words, alone).filter(counts));
    const others = coveredBy(placesIn(words, beside));
    const belongs = (word: Word, at: number) =>
      insults.has(at) || others.has(at) || !hasLetters(word);
    return insults.size > 0 && words.every(belongs);
  };
  return lists.languages.some(saysNothingElse) ? 'alone' : undefined;
}

function isShort(words: Word[]): boolean {
  const different = new Set(words.filter(hasLetters).map(([word = '']) => word));
  const characters = [...different].filter((word) => /^\p{Script=Han}$/u.test(word)).length;
  return different.size - characters / 2 <= MAX_SHORT_WORDS;
}

const hasLetters = ([word = '']: Word) => /\p{L}/u.test(word);
const hasOneOf = (listed: ReadonlySet<string>) => (word: Word) =>
  word.some((form) => listed.has(form));

/** Abbreviations, such as "fdp", may also be somebody's initials. */
const isCode = (form: string) => /^[a-z]{1,3}$/.test(form);

function placesIn(words: Word[], phrases: Phrases): Place[] {
  return words.flatMap((forms, start) =>
    forms
      .flatMap((form) => phrases.get(form) ?? [])
      .filter((phrase) => phrase.every((word, at) => words[start + at]?.includes(word)))
      .map(({ length }) => ({ start, end: start + length })),
  );
}

const coveredBy = (places: Place[]) =>
  new Set(
    places.flatMap(({ start, end }) => Array.from({ length: end - start }, (_, at) => start + at)),
  );

/** Whether a word contains one of the parts, or the whole text is one, as in "wh ore". */
function hasPart(words: Word[], parts: string[], harmless: ReadonlySet<number>): boolean {
  const whole = words.map(([word = '', folded = word]) => folded).join('');
  const has = (form: string) => parts.some((part) => form.includes(part));
  const isCut = words.length > 1 && parts.includes(whole);
  return isCut || words.some((forms, at) => !harmless.has(at) && forms.some(has));
}

/** Phrases of fewer words are not found written as one: "go die" would be the surname Godie. */
const MIN_JOINED_WORDS = 3;

function phrasesOf(listed: string[]): Phrases {
  const phrases = listed.flatMap((phrase) => {
    const words = listedWords(phrase);
    if (words.length === 0 || !isShort(words.map((word) => [word])))
      throw new Error(`"${phrase}" has no word, or too many.`);
    return words.length < MIN_JOINED_WORDS ? [words] : [words, [words.join('')]];
  });
  return Map.groupBy(phrases, ([first = '']) => first);
}

const listedWords = (phrase: string): Phrase => withAccents(phrase).match(WORD) ?? [];

const LETTERS = '(?:(?!\\p{Script=Han})[\\p{L}\\p{M}\\p{N}])+';
/** One character of a script without spaces, a word, such as "f***", or an emoji. */
const WORD = new RegExp(
  `\\p{Script=Han}|${LETTERS}(?:\\*{2,}(?:${LETTERS})?)?|\\p{Extended_Pictographic}`,
  'gu',
);

const withAccents = (text: string) => foldCharacters(text, { keepsAccents: true }).toLowerCase();

/** More parts, even of the same few words, are not guessed, which takes time. */
const MAX_GUESSED_PARTS = 20;

/**
 * @param vocabulary words that a word with signs between its letters may be: "f*ck"
 * @returns each word as it is written, and then its other forms
 */
function wordsOf(text: string, vocabulary: string[]): Word[] {
  const parts = withAccents(text).split(/\s+/);
  const isShortEnough = new Set(parts).size <= MAX_GUESSED_PARTS;
  return flatMapOnce(parts, (part) => {
    const guesses = isShortEnough ? guessesOf(foldText(part), vocabulary) : [];
    if (guesses.length > 0) return [guesses];
    return flatMapOnce(part.match(WORD) ?? [], (word) => [[word, ...formsOf(word)]]);
  });
}

/** Like flatMap, but reads equal texts once: a short text may repeat its words hundreds of times. */
function flatMapOnce<T>(texts: string[], read: (text: string) => T[]): T[] {
  const results = new Map([...new Set(texts)].map((text) => [text, read(text)]));
  return texts.flatMap((text) => results.get(text) ?? []);
}

/** Without accents, repeated letters and digits at an end, and with digits read as letters: "whooore", "whore69". */
function formsOf(word: string): Word {
  return (readWords(word)[0]?.forms ?? [])
    .flatMap((form) => [form, form.replace(/^\d+|\d+$/g, '')])
    .flatMap((form) => [form, ...['$1', '$1$1'].map((run) => form.replace(/(.)\1{2,}/gu, run))]);
}

/** What a sign between letters may be. Other signs are no letters. */
const LETTERS_OF_SIGNS: Record<string, string> = {
  '@': 'a',
  $: 's',
  '!': '[il]',
  '|': '[il]',
  '(': 'c',
  '+': 't',
  '€': 'e',
  ...Object.fromEntries(Array.from('*#%_~^&?', (sign) => [sign, '\\p{L}\\p{M}*'])),
};
const SIGNS_AND_LETTERS = /^[\p{L}\p{M}\d@$!|(+€*#%_~^&?.-]{3,40}$/u;

/** Words of the vocabulary that a folded word such as "f*ck", "fu(k" or "con-nard" may be. */
function guessesOf(part: string, vocabulary: string[]): Word {
  const word = part.replace(/^["'.,¡¿]+|["'.,!?)]+$/g, '');
  const letters = word.replace(/[^\p{L}\p{M}\d]/gu, '');
  if (letters === word || letters.length < 2 || !SIGNS_AND_LETTERS.test(word)) return [];
  const pattern = Array.from(word, (sign) =>
    /[\p{L}\p{M}\d]/u.test(sign) ? sign : (LETTERS_OF_SIGNS[sign] ?? ''),
  );
  const guess = new RegExp(`^${pattern.join('')}$`, 'u');
  const areInitials = /^\p{L}(?:[.-]\p{L})+[.-]?$/u.test(word);
  return vocabulary.filter(
    (listed) => (listed === letters || guess.test(listed)) && !(areInitials && isCode(listed)),
  );
}
