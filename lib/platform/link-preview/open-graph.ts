import { absoluteUrl } from '@/lib/platform/absolute-url';
import { pathIn } from '@/lib/platform/language/addresses';
import { alternatesOf, feedAlternate } from '@/lib/platform/language/alternates';
import { type Language, languageInfo } from '@/lib/platform/language/languages';
import { listedLanguages } from '@/lib/platform/language/offered-languages';
import { siteName } from '@/lib/platform/site-name';
import { sitePreviewImage } from './site-preview';

/**
 * What the link preview of every page says (ogp.me): the root layout has it for all pages. A page
 * with an `openGraph` of its own replaces the layout's, so it begins with this. Next adds the
 * page's title and description where they are missing, and derives the tags for X. It names no
 * address, because some addresses are secret.
 */
export const siteOpenGraph = (language: Language) => ({
  type: 'website' as const,
  siteName: siteName(),
  ...openGraphLocales(language, listedLanguages()),
  images: [sitePreviewImage(language)],
});

/** The language of a page, and the other ones in which it exists, as Open Graph names them. */
export const openGraphLocales = (language: Language, languages: readonly Language[]) => ({
  locale: languageInfo(language).locale,
  alternateLocale: languages
    .filter((each) => each !== language)
    .map((each) => languageInfo(each).locale),
});

/**
 * The metadata that follows from the address of a page: its canonical address, its addresses in
 * other languages, the feed's, and the link preview with the canonical address. `path` is one of
 * lib/platform/paths, without a secret.
 */
export function pageMetadata(path: string, language: Language) {
  const canonical = absoluteUrl(pathIn(language, path));
  return {
    alternates: { canonical, languages: alternatesOf(path), types: feedAlternate(language) },
    openGraph: { ...siteOpenGraph(language), url: canonical },
  };
}
