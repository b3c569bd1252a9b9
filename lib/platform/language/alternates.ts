import * as paths from '@/lib/platform/paths';
import { absolute } from '@/lib/platform/site-url';
import { pathIn } from './addresses';
import { factsOf, type Language } from './languages';
import { listedLanguages } from './offered';

/**
 * A page in its other languages, for search engines: each of its addresses lists all of them, and the one without a
 * prefix for whoever reads none (developers.google.com, localized-versions). Full addresses by tag; nothing
 * when there is one language. `path` as in lib/platform/paths; `languages` are those in which the page is
 * canonical, all of the site by default.
 */
export function alternatesOf(
  path: string,
  languages: readonly Language[] = listedLanguages(),
): Record<string, string> {
  if (languages.length < 2) return {};
  const addresses = languages.map((each) => [factsOf(each).tag, absolute(pathIn(each, path))]);
  return { ...Object.fromEntries(addresses), 'x-default': absolute(path) };
}

/** The feed, in the language of a page. Relative, because the site's address may not be known when pages are built. */
export const feedAlternate = (language: Language) => ({
  'application/rss+xml': pathIn(language, paths.feed),
});

/** What the metadata of a page of the site says about its address: its own, those in other languages, the feed. */
export const pageAlternates = (path: string, language: Language) => ({
  canonical: absolute(pathIn(language, path)),
  languages: alternatesOf(path),
  types: feedAlternate(language),
});
