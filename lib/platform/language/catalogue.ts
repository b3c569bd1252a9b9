import { readFileSync, statSync } from 'node:fs';
import type { Catalogue } from './compiled-messages';
import { isPseudoLanguage, type Language } from './languages';
import { pseudoCatalogue } from './pseudo';

/** Written by scripts/messages/compile-messages.ts. */
const FOLDER = 'lib/platform/language/generated/catalogues';

type LoadedCatalogue = { catalogue: Catalogue; compiledAt: number };

// The server, Next's routes and its pages are bundled separately. Without a shared map, each would
// have all messages in memory.
const shared = globalThis as { perennialCatalogues?: Map<Language, LoadedCatalogue> }; // this file is the only one that declares it
shared.perennialCatalogues ??= new Map();
const cachedCatalogues = shared.perennialCatalogues;

/**
 * The messages of a language, read from disk when first used. Their source is ICU MessageFormat in
 * messages/, one file for each part (docs/languages.md).
 */
export function catalogueOf(language: Language): Catalogue {
  const known = cachedCatalogues.get(language);
  if (known && !hasChanged(language, known)) return known.catalogue;
  const catalogue = isPseudoLanguage(language)
    ? pseudoCatalogue(catalogueOf('en'))
    : JSON.parse(readFileSync(fileOf(language), 'utf8'));
  cachedCatalogues.set(language, { catalogue, compiledAt: compiledAt(language) });
  return catalogue;
}

/** `npm run dev` compiles messages again while it runs. */
const hasChanged = (language: Language, known: LoadedCatalogue) =>
  process.env.NODE_ENV === 'development' && known.compiledAt !== compiledAt(language);

const compiledAt = (language: Language) =>
  statSync(fileOf(isPseudoLanguage(language) ? 'en' : language)).mtimeMs;

const fileOf = (language: Language) => `${FOLDER}/${language}.json`;
