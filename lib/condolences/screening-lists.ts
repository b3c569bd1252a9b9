/** The word lists as they are delivered: data beside the code, one file for each language. */
import { foldText } from './fold-rules';
import { type AddressWords, readAddressWords } from './link-rules';
import { listPhrases, type PhraseGroups, readPhrases } from './phrase-rules';
import type { Listed, Lists } from './screen-rules';
import addresses from './screening/addresses.json';
import af from './screening/af.json';
import ar from './screening/ar.json';
import de from './screening/de.json';
import en from './screening/en.json';
import es from './screening/es.json';
import fr from './screening/fr.json';
import he from './screening/he.json';
import hi from './screening/hi.json';
import ko from './screening/ko.json';
import other from './screening/other.json';
import pt from './screening/pt.json';
import ru from './screening/ru.json';
import sw from './screening/sw.json';
import zh from './screening/zh.json';
import zu from './screening/zu.json';

/** The words of one language. */
export interface LanguageWords extends Record<Listed, string[]> {
  /** Phrases that others name as `$name`. */
  groups: PhraseGroups;
  numbers: { zeros: string[]; others: string[]; between: string[] };
}

const LANGUAGES: LanguageWords[] = [af, ar, de, en, es, fr, he, hi, ko, other, pt, ru, sw, zh, zu];

/**
 * What makes an odd phrase harmless (words of love, of memory, of help, of having watched) does so
 * in every language, since a word of one list may mean something else in another language.
 */
const SHARED_GROUPS = ['love', 'memory', 'help', 'watched', 'warm'];

/**
 * @param languages the words of each language
 * @param addressWords endings of domains and words for "dot"
 * @returns lists ready for screenText
 * @throws Error when a phrase cannot be read
 */
export function readLists(languages: LanguageWords[], addressWords: AddressWords): Lists {
  const shared = Object.fromEntries(
    SHARED_GROUPS.map((name) => [name, languages.flatMap(({ groups }) => groups[name] ?? [])]),
  );
  const phrasesOf = (listed: Listed) =>
    listPhrases(
      languages.flatMap((words) => readPhrases(words[listed], { ...words.groups, ...shared })),
    );
  const numbersOf = (kind: 'zeros' | 'others' | 'between') =>
    new Set(languages.flatMap((words) => words.numbers[kind].map(foldText)));
  return {
    phrases: {
      livestream: phrasesOf('livestream'),
      payment: phrasesOf('payment'),
      messenger: phrasesOf('messenger'),
      hurt: phrasesOf('hurt'),
    },
    addresses: readAddressWords(addressWords),
    numbers: {
      zeros: numbersOf('zeros'),
      others: numbersOf('others'),
      between: numbersOf('between'),
    },
  };
}

/** Read once for each process. */
export const SCREENING_LISTS = readLists(LANGUAGES, addresses);
