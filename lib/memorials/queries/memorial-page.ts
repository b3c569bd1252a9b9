import type { Reader } from '@/lib/access/reader';
import type { Language } from '@/lib/platform/language/languages';
import { listedLanguages } from '@/lib/platform/language/offered-languages';
import { type PageWords, pageWords } from '../page-words';
import { isTextLanguage } from '../text-fields';
import { textOf } from './memorial-texts';
import { getMemorialView, type MemorialView } from './memorial-view';

/** A memorial as its page in a language shows it. `words` has the family's texts. */
export type MemorialPageView = MemorialView & { words: PageWords };

/** A memorial's page in a language, as the reader may see it; null if it is missing or they may not see it. */
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
