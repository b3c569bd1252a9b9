import { absoluteUrl } from '@/lib/platform/absolute-url';
import * as paths from '@/lib/platform/paths';
import { pathIn } from './addresses';
import { type Language, languageInfo } from './languages';
import { listedLanguages } from './offered-languages';

/**
 * The full addresses of a page in its languages by tag, for search engines, with the address
 * without a prefix as the default (developers.google.com, localized-versions). {} if there is only
 * one language. `path` is one of lib/platform/paths; `languages` are the languages in which the
 * page is canonical; by default all listed ones.
 */
export function alternatesOf(
  path: string,
  languages: readonly Language[] = listedLanguages(),
): Record<string, string> {
  if (languages.length < 2) return {};
  const addresses = languages.map((each) => [
    languageInfo(each).tag,
    absoluteUrl(pathIn(each, path)),
  ]);
  return { ...Object.fromEntries(addresses), 'x-default': absoluteUrl(path) };
}

/**
 * The feed in a language. Relative, because the site's address may not be known when pages are
 * built.
 */
export const feedAlternate = (language: Language) => ({
  'application/rss+xml': pathIn(language, paths.feed),
});
