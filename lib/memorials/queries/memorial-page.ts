import type { Reader } from '@/lib/access/reader';
import type { Language } from '@/lib/platform/language/languages';
import { listedLanguages } from '@/lib/platform/language/offered';
import { type PageWords, pageWords } from '../page-words';
import { isTextLanguage } from '../text-fields';
import { textOf } from './memorial-texts';
import { getMemorialView, type MemorialView } from './memorial-view';

/** A memorial as its page in a language shows it: `words` has what the family wrote. */
export type MemorialPageView = MemorialView & { words: PageWords };

/** The page of a memorial as the reader may see it in a language; null when it is missing or not theirs to see. */
export async function getMemorialPage(
  id: string,
  reader: Reader | null,
  language: Language,
): Promise<MemorialPageView | null> {
  const memorial = await getMemorialView(id, reader);
  if (!memorial) return null;
  const isTranslated = isTextLanguage(language) && memorial.texts.includes(language);
  const text = isTranslated ? await textOf(id, language) : null;
  return { ...memorial, words: pageWords(memorial, text, language, listedLanguages()) };
}
