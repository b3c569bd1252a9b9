/**
 * Clues: what kinds of words a text has, whatever its language. A clue alone says nothing; rules
 * add up points for clues that come together, see score-rules.ts.
 *
 * A language's list is used for texts that look like that language, so that "war" is a war in
 * English and a verb in German. `kill*` is the beginning of a word, `*mali*` is inside a word, as
 * languages need that put signs before the stem, and words of scripts without spaces are found
 * anywhere.
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
  | 'backwards'
  | 'service'
  | 'purse'
  | 'kin';

/** What a list of one language has; see screening/clues/<language>.json. */
export interface ClueWords {
  /** Small words by which a text in Latin letters shows its language. */
  signs: string[];
  clues: { [clue: string]: string[] };
}

export interface ClueList {
  signs: Set<string>;
  script: RegExp | undefined;
  patterns: [clue: string, pattern: RegExp][];
}

export type ClueLists = Map<string, ClueList>;

export interface Clues {
  /** How many different words of each clue a text has, at most three. */
  counts: Map<Clue, number>;
  /** Pairs of clues that stand near each other, as "money+pay", names in alphabetical order. */
  near: Set<string>;
}

/** Languages that have a script of their own among those of this site. */
const SCRIPTS: Record<string, RegExp> = {
  ar: /\p{Script=Arabic}/u,
  he: /\p{Script=Hebrew}/u,
  hi: /\p{Script=Devanagari}/u,
  ko: /\p{Script=Hangul}/u,
  ru: /\p{Script=Cyrillic}/u,
  zh: /\p{Script=Han}/u,
};
/** A language with at least this share of the signs of the likeliest one is looked at as well. */
const LIKELY = 0.6;
/** More of the same clue says no more. */
const MOST = 3;

const CLITICS: Record<string, string> = { he: '[והבלכמש]{0,3}', ar: '[وفبلك]{0,2}(?:ال)?ل?' };
const UNSPACED = /\p{Script=Han}/u;

/**
 * @param words lists by language; `any` is for all
 * @returns lists ready for findClues
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

/**
 * @param text what somebody wrote
 * @param lists of readClues
 * @returns how many different words it has of each clue, and which clues are near each other
 */
export function findClues(text: string, lists: ClueLists): Clues {
  const plain = plainWords(text);
  const found = [
    ...findWords(plain, lists),
    ...findSigns(plain, 'amount', /¤/g),
    ...findSigns(plain, 'number', NUMBERS),
    ...findSigns(plain, 'digits', FOUR_DIGITS),
  ];
  const counts = countWords(found);
  const backwards = findWords(Array.from(plain).reverse().join(''), lists).filter(
    ({ clue, word }) => ASKING.has(clue) && word.length >= LEAST_BACKWARDS,
  );
  counts.set('backwards', Math.min(MOST, backwards.length));
  return { counts, near: pairsOf(found) };
}

/** Shorter words are words of some language when they are read backwards. */
const LEAST_BACKWARDS = 5;
const ASKING: ReadonlySet<Clue> = new Set(
  'pay money debt give stream rite access channel service reach'.split(' ') as Clue[], // each is one
);

interface Found {
  clue: Clue;
  word: string;
  at: number;
}

function findWords(plain: string, lists: ClueLists): Found[] {
  return likelyLanguages(plain, lists).flatMap((language) =>
    (lists.get(language)?.patterns ?? []).flatMap(
      ([clue, pattern]) => findSigns(plain, clue as Clue, pattern), // the lists name clues only
    ),
  );
}

function findSigns(plain: string, clue: Clue, pattern: RegExp): Found[] {
  const found: Found[] = [];
  for (const match of plain.matchAll(pattern)) {
    found.push({ clue, word: match[0], at: match.index });
    if (found.length === MOST_PLACES) break;
  }
  return found;
}

function countWords(found: Found[]): Map<Clue, number> {
  const words = new Map<Clue, Set<string>>();
  for (const { clue, word, at } of found)
    words.set(
      clue,
      (words.get(clue) ?? new Set()).add(COUNTED_BY_PLACE.has(clue) ? String(at) : word),
    );
  return new Map([...words].map(([clue, seen]) => [clue, Math.min(MOST, seen.size)]));
}

/** Two numbers are two, even if they are the same. */
const COUNTED_BY_PLACE: ReadonlySet<Clue> = new Set(['amount', 'number', 'digits']);

function pairsOf(found: Found[]): Set<string> {
  const sorted = found.toSorted((a, b) => a.at - b.at);
  const pairs = new Set<string>();
  sorted.forEach((one, index) => {
    for (let next = index + 1; next < sorted.length; next++) {
      const other = sorted[next];
      if (!other || other.at - one.at > NEAR) break;
      if (other.clue !== one.clue) pairs.add(pairName(one.clue, other.clue));
    }
  });
  return pairs;
}

/**
 * @param one a clue
 * @param other another
 * @returns the name of the pair, the same in either order
 */
export function pairName(one: string, other: string): string {
  return one < other ? `${one}+${other}` : `${other}+${one}`;
}

/** Letters between two clues that say something together: about two lines. */
const NEAR = 90;
/** So many places of one clue in one language are enough to know. */
const MOST_PLACES = 12;
const FOUR_DIGITS = /(?<![a-z])(?:\d ?){4}/g;

/** A number that is no year, alone between spaces. */
const NUMBERS = /(?<= )(?!(?:1[5-9]|20)\d\d )\d{2,7}(?= )/g;

/** Words with one space around each, punctuation and accents gone. */
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
            : (signs.get(name) ?? 0) >= LIKELY * best,
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
