/** The word lists, which are delivered with the code: one file for each language. */
import { type ClueWords, readClues } from './clue-rules';
import { foldText } from './fold-rules';
import { type InsultWords, readInsults } from './insult-rules';
import { readModel, type StoredModel } from './learned-rules';
import { type AddressWords, readAddressWords } from './link-rules';
import { hasSeveralWords, listPhrases, type PhraseGroups, readPhrases } from './phrase-rules';
import type { Aim, Listed, Lists } from './screen-rules';
import addresses from './screening/addresses.json';
import af from './screening/af.json';
import ar from './screening/ar.json';
import afClues from './screening/clues/af.json';
import anyClues from './screening/clues/any.json';
import arClues from './screening/clues/ar.json';
import deClues from './screening/clues/de.json';
import enClues from './screening/clues/en.json';
import esClues from './screening/clues/es.json';
import frClues from './screening/clues/fr.json';
import heClues from './screening/clues/he.json';
import hiClues from './screening/clues/hi.json';
import koClues from './screening/clues/ko.json';
import ptClues from './screening/clues/pt.json';
import ruClues from './screening/clues/ru.json';
import swClues from './screening/clues/sw.json';
import zhClues from './screening/clues/zh.json';
import zuClues from './screening/clues/zu.json';
import de from './screening/de.json';
import en from './screening/en.json';
import es from './screening/es.json';
import fr from './screening/fr.json';
import he from './screening/he.json';
import hi from './screening/hi.json';
import afInsults from './screening/insults/af.json';
import arInsults from './screening/insults/ar.json';
import enInsults from './screening/insults/en.json';
import esInsults from './screening/insults/es.json';
import frInsults from './screening/insults/fr.json';
import heInsults from './screening/insults/he.json';
import hiInsults from './screening/insults/hi.json';
import otherInsults from './screening/insults/other.json';
import ptInsults from './screening/insults/pt.json';
import swInsults from './screening/insults/sw.json';
import zhInsults from './screening/insults/zh.json';
import zuInsults from './screening/insults/zu.json';
import ko from './screening/ko.json';
import learned from './screening/learned.json';
import other from './screening/other.json';
import points from './screening/points.json';
import pt from './screening/pt.json';
import ru from './screening/ru.json';
import sw from './screening/sw.json';
import zh from './screening/zh.json';
import zu from './screening/zu.json';

/** The words of one language. */
export interface LanguageWords extends Record<Listed, string[]> {
  /** Groups of phrases that other phrases refer to as `$name`. */
  groups: PhraseGroups;
  numbers: { zeros: string[]; others: string[]; between: string[] };
}

const LANGUAGES: LanguageWords[] = [af, ar, de, en, es, fr, he, hi, ko, other, pt, ru, sw, zh, zu];

const CLUES: Record<string, ClueWords> = {
  any: anyClues,
  af: afClues,
  ar: arClues,
  de: deClues,
  en: enClues,
  es: esClues,
  fr: frClues,
  he: heClues,
  hi: hiClues,
  ko: koClues,
  pt: ptClues,
  ru: ruClues,
  sw: swClues,
  zh: zhClues,
  zu: zuClues,
};

/** The insults of each language; emoji are among the English ones. */
const INSULTS: InsultWords[] = [
  afInsults,
  arInsults,
  enInsults,
  esInsults,
  frInsults,
  heInsults,
  hiInsults,
  otherInsults,
  ptInsults,
  swInsults,
  zhInsults,
  zuInsults,
];

/**
 * Groups whose words make a suspicious phrase harmless. They apply to the lists of all languages, because a suspicious
 * word of one language may be an innocent word of another.
 */
const SHARED_GROUPS = ['love', 'memory', 'help', 'watched', 'warm'];

/**
 * @param languages the words of each language
 * @param addressWords domain endings and words for "dot"
 * @param clueWords words of clues by language
 * @param insults of each language
 * @param points of each aim
 * @param models of each aim, written by lab/train-screening.ts
 * @returns compiled lists for screenText
 * @throws Error if a phrase cannot be parsed
 */
export function readLists(
  languages: LanguageWords[],
  addressWords: AddressWords,
  clueWords: Record<string, ClueWords>,
  insults: InsultWords[],
  points: Lists['points'],
  models: Record<Aim, StoredModel>,
): Lists {
  const shared = Object.fromEntries(
    SHARED_GROUPS.map((name) => [name, languages.flatMap(({ groups }) => groups[name] ?? [])]),
  );
  const phrasesOf = (listed: Listed) => {
    const phrases = languages.flatMap((words) =>
      readPhrases(words[listed], { ...words.groups, ...shared }),
    );
    return {
      phrase: listPhrases(phrases.filter(hasSeveralWords)),
      word: listPhrases(phrases.filter((phrase) => !hasSeveralWords(phrase))),
    };
  };
  const numbersOf = (kind: 'zeros' | 'others' | 'between') =>
    new Set(languages.flatMap((words) => words.numbers[kind].map(foldText)));
  return {
    phrases: {
      livestream: phrasesOf('livestream'),
      payment: phrasesOf('payment'),
      messenger: phrasesOf('messenger'),
      hurt: phrasesOf('hurt'),
    },
    clues: readClues(clueWords),
    insults: readInsults(insults),
    points,
    learned: { ask: readModel(models.ask), hurt: readModel(models.hurt) },
    addresses: readAddressWords(addressWords),
    numbers: {
      zeros: numbersOf('zeros'),
      others: numbersOf('others'),
      between: numbersOf('between'),
    },
  };
}

// Next loads modules once per route bundle, but a process needs the lists only once.
const shared = globalThis as typeof globalThis & { perennialScreeningLists?: Lists };

/**
 * Compiles the lists at the first call in a process. This takes about a second, on a busy machine
 * several, so call it before a transaction that screens: the transaction would end by its time limit,
 * with its locks held until then. The lists take 10 MB that processes without screening do not need
 * (decision 0066).
 */
export const screeningLists = (): Lists => {
  shared.perennialScreeningLists ??= readLists(
    LANGUAGES,
    addresses,
    CLUES,
    INSULTS,
    points,
    learned,
  );
  return shared.perennialScreeningLists;
};
