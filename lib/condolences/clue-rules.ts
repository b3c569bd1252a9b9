/**
 * Clues are kinds of words, independent of the language. A single clue says nothing; score-rules.ts
 * adds up points for clues that occur together.
 *
 * A language's word list is used for texts that look like that language, so that "war" means a war
 * in English and is a verb in German. `kill*` matches the beginning of a word, `*mali*` any part of
 * one (for languages with prefixes), and words of scripts without spaces match anywhere.
 */
import { foldText, readDigitsAsLetters } from './fold-rules';
import { markAmounts } from './word-rules';

export type Clue =
  | 'pay'
  | 'money'
  | 'debt'
  | 'give'
  | 'offer'
  | 'goods'
  | 'spirit'
  | 'haste'
  | 'stream'
  | 'rite'
  | 'access'
  | 'channel'
  | 'reach'
  | 'private'
  | 'suitor'
  | 'search'
  | 'dot'
  | 'warm'
  | 'past'
  | 'contempt'
  | 'gloat'
  | 'blame'
  | 'threat'
  | 'inferno'
  | 'deed'
  | 'mock'
  | 'absent'
  | 'you'
  | 'amount'
  | 'number'
  | 'digits'
  | 'zero'
  | 'spoken'
  | 'service'
  | 'purse'
  | 'kin';

/** The word list of one language: screening/clues/<language>.json. */
export interface ClueWords {
  /** Frequent short words that identify a language in Latin script. */
  signs: string[];
  clues: { [clue: string]: string[] };
}

export interface ClueList {
  signs: Set<string>;
  script: RegExp | undefined;
  patterns: [clue: string, pattern: RegExp][];
}

export type ClueLists = Map<string, ClueList>;

/** How many different words of each clue a text contains, at most three; numbers and amounts count by place. */
export type Clues = Map<Clue, number>;

/** The site's languages that have their own script. */
const SCRIPTS: Record<string, RegExp> = {
  ar: /\p{Script=Arabic}/u,
  he: /\p{Script=Hebrew}/u,
  hi: /\p{Script=Devanagari}/u,
  ko: /\p{Script=Hangul}/u,
  ru: /\p{Script=Cyrillic}/u,
  zh: /\p{Script=Han}/u,
};
/** A language is considered if it has at least this share of the best language's signs. */
const MIN_SIGN_SHARE = 0.6;
/** More words of the same clue add nothing. */
const MAX_WORDS_PER_CLUE = 3;

const CLITICS: Record<string, string> = { he: '[והבלכמש]{0,3}', ar: '[وفبلك]{0,2}(?:ال)?ل?' };
const UNSPACED = /\p{Script=Han}/u;

/**
 * @param words lists by language; `any` applies to all
 * @returns compiled lists for findClues
 */
export function readClues(words: Record<string, ClueWords>): ClueLists {
  return new Map(
    Object.entries(words).map(([language, { signs, clues }]) => [
      language,
      {
        signs: new Set(signs),
        script: SCRIPTS[language],
        patterns: Object.entries(clues).map(([clue, list]) => [
          clue,
          patternOf(list, CLITICS[language] ?? ''),
        ]),
      },
    ]),
  );
}

/** @param lists from readClues */
export function findClues(text: string, lists: ClueLists): Clues {
  const plain = plainWords(text);
  return countWords([
    ...findWords(plain, lists),
    ...findMatches(plain, 'amount', /¤/g),
    ...findMatches(plain, 'number', NUMBERS),
    ...findMatches(plain, 'digits', FOUR_DIGITS),
  ]);
}

interface Found {
  clue: Clue;
  word: string;
  at: number;
}

function findWords(plain: string, lists: ClueLists): Found[] {
  return likelyLanguages(plain, lists).flatMap((language) =>
    (lists.get(language)?.patterns ?? []).flatMap(
      ([clue, pattern]) => findMatches(plain, clue as Clue, pattern), // the lists only contain clues
    ),
  );
}

function findMatches(plain: string, clue: Clue, pattern: RegExp): Found[] {
  const found: Found[] = [];
  for (const match of plain.matchAll(pattern)) {
    found.push({ clue, word: match[0], at: match.index });
    if (found.length === MAX_PLACES) break;
  }
  return found;
}

function countWords(found: Found[]): Clues {
  const words = new Map<Clue, Set<string>>();
  for (const { clue, word, at } of found)
    words.set(
      clue,
      (words.get(clue) ?? new Set()).add(COUNTED_BY_PLACE.has(clue) ? String(at) : word),
    );
  return new Map(
    [...words].map(([clue, differentWords]) => [
      clue,
      Math.min(MAX_WORDS_PER_CLUE, differentWords.size),
    ]),
  );
}

/** Counted by place, because two equal numbers are still two. */
const COUNTED_BY_PLACE: ReadonlySet<Clue> = new Set(['amount', 'number', 'digits']);

/** The search for a clue stops after this many matches in one language. */
const MAX_PLACES = 12;
const FOUR_DIGITS = /(?<![a-z])(?:\d ?){4}/g;

/** A number between spaces that is not a year. */
const NUMBERS = /(?<= )(?!(?:1[5-9]|20)\d\d )\d{2,7}(?= )/g;

/** Words separated by single spaces, without punctuation and accents. */
function plainWords(text: string): string {
  const marked = markAmounts(
    foldText(text).replace(/(?<=[\u05d0-\u05ea])["״׳'](?=[\u05d0-\u05ea])/g, ''),
  );
  const words = marked.match(/¤|[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return ` ${words.map(readWord).join(' ')} `;
}

function readWord(word: string): string {
  if (!/^(?=.*[a-z].*[a-z])(?=.*\d)[a-z\d]{4,20}$/.test(word)) return word;
  return readDigitsAsLetters(word)[0] ?? word;
}

function likelyLanguages(plain: string, lists: ClueLists): string[] {
  const scripts = [...lists].filter(([, { script }]) => script?.test(plain)).map(([name]) => name);
  const signs = new Map<string, number>();
  for (const word of plain.split(' '))
    for (const [name, list] of lists)
      if (list.signs.has(word)) signs.set(name, (signs.get(name) ?? 0) + 1);
  const best = Math.max(0, ...signs.values());
  const latin = /[a-z]/.test(plain)
    ? [...lists]
        .filter(([name, list]) =>
          best === 0
            ? scripts.length === 0 && list.signs.size > 0
            : (signs.get(name) ?? 0) >= MIN_SIGN_SHARE * best,
        )
        .map(([name]) => name)
    : [];
  return [...new Set(['any', ...scripts, ...latin])];
}

function patternOf(words: string[], clitics: string): RegExp {
  const alternatives = words.map((word) => {
    const bare = foldText(word.replaceAll('*', ''))
      .replace(/["״׳]/g, '')
      .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
      .trim();
    if (UNSPACED.test(bare)) return bare;
    const before = word.startsWith('*') ? '' : `(?<= )${/[a-z]/.test(bare) ? '' : clitics}`;
    return `${before}${bare}${word.endsWith('*') ? '' : '(?= )'}`;
  });
  return new RegExp(alternatives.join('|'), 'gu');
}
