/**
 * Insults of one to a few words, which have too few words for points and the model (docs/decisions/0111).
 *
 * Only short texts are searched, the name and the message each by itself: in a longer text, the same word may be quoted,
 * forgiven or meant fondly, and there is enough else to judge by.
 */
import { joinSpelledOutWords } from './disguise-rules';
import { foldText, readSymbolsAsLetters } from './fold-rules';
import { readWords } from './word-rules';

/** A text with more different words is not short. Two Chinese characters count as one word. */
export const MAX_SHORT_WORDS = 5;

/** Only this beginning is searched. A longer text that is short by its words repeats them. */
const MAX_LETTERS = 200;

/** The insults of one language: screening/insults/<language>.json. All are plain words, as people write them. */
export interface InsultWords {
  /** Hold a short text that contains them. Not one of them is harmless in another of the site's languages. */
  anywhere: string[];
  /** Hold a text that says nothing else, except words of `beside`: "liar", "you fat liar", but not "old liar, I miss you". */
  alone: string[];
  beside: string[];
  /** Phrases whose words hold nothing: "fuck cancer". */
  harmless: string[];
}

interface Node {
  isEnd: boolean;
  /** By the word without its repeated letters, and then by the word. */
  next: Map<string, Map<string, Node>>;
}

export interface InsultLists {
  anywhere: Node;
  harmless: Node;
  /** By language, because an insult of one language may stand beside harmless words of another. */
  languages: { alone: Node; beside: Node }[];
  /** Every word of an insult, for words with hidden letters. */
  vocabulary: Set<string>;
}

/**
 * @param shared what applies to every language: emoji
 * @param languages the insults of each language
 * @returns compiled lists for isInsult
 * @throws Error if an insult has no word
 */
export function readInsults(shared: InsultWords, languages: InsultWords[]): InsultLists {
  const all = (kind: keyof InsultWords) => [shared, ...languages].flatMap((words) => words[kind]);
  return {
    anywhere: treeOf(all('anywhere')),
    harmless: treeOf(all('harmless')),
    languages: languages.map(({ alone, beside }) => ({
      alone: treeOf([...shared.alone, ...alone]),
      beside: treeOf([...shared.beside, ...beside]),
    })),
    vocabulary: new Set([...all('anywhere'), ...all('alone')].flatMap(wordsOfPhrase)),
  };
}

/**
 * @param text the message or the author's name
 * @param lists from readInsults
 * @returns whether the text is short, and an insult
 */
export function isInsult(text: string, lists: InsultLists): boolean {
  const beginning = text.slice(0, MAX_LETTERS);
  const folded = foldText(beginning);
  const joined = foldText(joinSpelledOutWords(beginning));
  return [folded, joined, readSymbolsAsLetters(joined)].some((reading) =>
    [wordsOf(reading), wordsOf(reading, lists.vocabulary)].some(
      (words) => isShort(words) && hasInsult(words, lists),
    ),
  );
}

/** The forms in which a list may contain each word. */
type Forms = string[];

function hasInsult(words: Forms[], { anywhere, harmless, languages }: InsultLists): boolean {
  const excused = placesIn(words, harmless);
  const insults = placesIn(words, anywhere);
  if ([...insults].some((at) => !excused.has(at))) return true;
  return languages.some(({ alone, beside }) => {
    const aloneHere = placesIn(words, alone);
    const besideHere = placesIn(words, beside);
    return (
      aloneHere.size > 0 && words.every((_word, at) => aloneHere.has(at) || besideHere.has(at))
    );
  });
}

function isShort(words: Forms[]): boolean {
  const differentWords = [...new Set(words.map(([word = '']) => word))];
  const characters = differentWords.filter((word) => /^\p{Script=Han}$/u.test(word)).length;
  return differentWords.length - characters / 2 <= MAX_SHORT_WORDS;
}

/** The places of words that belong to a listed phrase. */
function placesIn(words: Forms[], root: Node): Set<number> {
  const places = new Set<number>();
  words.forEach((_word, start) => {
    let nodes = [root];
    for (let at = start; at < words.length && nodes.length > 0; at++) {
      nodes = nodes.flatMap((node) => (words[at] ?? []).flatMap((form) => stepsOf(node, form)));
      if (nodes.some(({ isEnd }) => isEnd))
        for (let place = start; place <= at; place++) places.add(place);
    }
  });
  return places;
}

/** A listed word also matches if letters are repeated: "whooore". */
function stepsOf(node: Node, form: string): Node[] {
  const steps = [...(node.next.get(withoutRepeats(form)) ?? [])];
  return steps.filter(([word]) => hasAllRepeats(form, word)).map(([, next]) => next);
}

const withoutRepeats = (word: string) => word.replace(/(.)\1+/gu, '$1');

/** Two letters may be another word: "hulle" is Afrikaans for "they", "hule" a Zulu insult. */
const MIN_REPEATED_LETTERS = 3;

/** Whether a word of the same letters differs from a listed one only by letters repeated on purpose. */
function hasAllRepeats(word: string, listed: string): boolean {
  const runsOf = (letters: string) => (letters.match(/(.)\1*/gu) ?? []).map((run) => run.length);
  const runs = runsOf(word);
  return runsOf(listed).every((length, at) => {
    const written = runs[at] ?? 0;
    return written === length || written >= Math.max(length, MIN_REPEATED_LETTERS);
  });
}

/** Shorter words written as one may be initials: "f u". */
const MIN_JOINED_LETTERS = 4;

function treeOf(phrases: string[]): Node {
  const root: Node = { isEnd: false, next: new Map() };
  for (const phrase of phrases) {
    const words = wordsOfPhrase(phrase);
    if (words.length === 0) throw new Error(`"${phrase}" lacks a word.`);
    add(root, words);
    const joined = words.join('');
    if (words.length > 1 && joined.length >= MIN_JOINED_LETTERS) add(root, [joined]);
  }
  return root;
}

function add(root: Node, words: string[]): void {
  let node = root;
  for (const word of words) {
    const key = withoutRepeats(word);
    const sameLetters = node.next.get(key) ?? new Map<string, Node>();
    node.next.set(key, sameLetters);
    const next = sameLetters.get(word) ?? { isEnd: false, next: new Map() };
    sameLetters.set(word, next);
    node = next;
  }
  node.isEnd = true;
}

const wordsOfPhrase = (phrase: string) => wordsOf(foldText(phrase)).map(([word = '']) => word);

/**
 * @param folded the folded text
 * @param vocabulary if given, a word with signs between its letters is one word: "f*ck", not "f" and "ck"
 * @returns the words, and each emoji as a word
 */
function wordsOf(folded: string, vocabulary?: ReadonlySet<string>): Forms[] {
  return folded.split(/(\p{Extended_Pictographic}|\s+)/u).flatMap((part) => {
    if (/\p{Extended_Pictographic}/u.test(part)) return [[part]];
    const guesses = vocabulary ? guessesOf(part, vocabulary) : [];
    if (guesses.length > 0) return [guesses];
    return readWords(part).flatMap(({ forms }) => (forms.length > 0 ? [withoutDigits(forms)] : []));
  });
}

/** Names often end in a number: "whore69". */
function withoutDigits(forms: Forms): Forms {
  const bare = (forms[0] ?? '').replace(/^\d+|\d+$/g, '');
  return bare === '' || forms.includes(bare) ? forms : [...forms, bare];
}

/** Signs that look like letters. Any other sign may be any letter. */
const LETTERS_OF_SIGNS: Record<string, string> = {
  '@': 'a',
  $: 's',
  '!': '[il]',
  '|': '[il]',
  '(': 'c',
  '+': 't',
  '€': 'e',
};
const SIGNS_AND_LETTERS = /^[\p{L}\p{M}\d@$!|(+€*#%_.?~^&-]{3,40}$/u;

/** Words of the vocabulary that a word such as "f*ck", "fu(k" or "wh_re" may be. At least two letters must be written. */
function guessesOf(part: string, vocabulary: ReadonlySet<string>): Forms {
  const word = part.replace(/^["'.,¡¿]+|["'.,!?)]+$/g, '');
  const letters = word.replace(/[^\p{L}\p{M}\d]/gu, '');
  if (letters === word || letters.length < 2 || !SIGNS_AND_LETTERS.test(word)) return [];
  const pattern = Array.from(word, (letter) =>
    /[\p{L}\p{M}\d]/u.test(letter) ? letter : (LETTERS_OF_SIGNS[letter] ?? '\\p{L}'),
  );
  const guess = new RegExp(`^${pattern.join('')}$`, 'u');
  return [...vocabulary].filter((listed) => listed === letters || guess.test(listed));
}
