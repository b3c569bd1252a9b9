import { type Language, languageInfo } from '@/lib/platform/language/languages';
import { paragraphsOf } from './paragraph-rules';
import { wordsLanguageOf } from './words-language';
import type { WordsLanguage } from './words-languages';

/**
 * In characters. A shorter line says too little on its own; a longer one is too much in large type.
 */
const MIN_LENGTH = 30;
const MAX_LENGTH = 160;
/** Languages in which one character says two or three times as much as a letter. */
const DENSE_LANGUAGES: readonly Language[] = ['zh'];
const DENSITY = 2.5;

type Biography = { biography: string; wordsLanguage: WordsLanguage | '' };

/** Returns the first memorial whose biography opens with a suitable line, with that line. */
export function findOpeningLine<Memorial extends Biography>(
  memorials: Memorial[],
  language: Language,
) {
  for (const memorial of memorials) {
    const line = openingLine(memorial, language);
    if (line) return { line, memorial };
  }
  return null;
}

/**
 * The first paragraph of the biography, or the first sentence of a long one. Null if neither has a
 * suitable length, or if it is not certain that the text is in the page's language.
 */
export function openingLine(memorial: Biography, language: Language): string | null {
  const density = DENSE_LANGUAGES.includes(language) ? DENSITY : 1;
  const fits = (line: string) => {
    const length = [...line].length * density;
    return length >= MIN_LENGTH && length <= MAX_LENGTH;
  };
  const paragraph = paragraphsOf(memorial.biography)[0]?.replace(/\s+/g, ' ') ?? '';
  const line = [paragraph, firstSentence(paragraph, language)].find(fits);
  if (!line || wordsLanguageOf(memorial) !== languageInfo(language).tag) return null;
  return line;
}

function firstSentence(paragraph: string, language: Language): string {
  const [first] = new Intl.Segmenter(language, { granularity: 'sentence' }).segment(paragraph);
  return first?.segment.trim() ?? '';
}
