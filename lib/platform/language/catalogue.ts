import type { Catalogue } from './compiled-messages';
import { COMPILED } from './generated/compiled.mjs';
import type { Language } from './languages';
import { pseudoCatalogue } from './pseudo';

const made = new Map<Language, Catalogue>();

/** The messages of a language. messages/ has them as ICU MessageFormat, one file for each part (docs/languages.md). */
export function catalogueOf(language: Language): Catalogue {
  const compiled = COMPILED[language] ?? made.get(language);
  if (compiled) return compiled;
  const pseudo = pseudoCatalogue(catalogueOf('en'));
  made.set(language, pseudo);
  return pseudo;
}
