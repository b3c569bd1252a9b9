import { DEFAULT_LANGUAGE, isLanguage, type Language } from './languages';

/**
 * The address of a page in a language; English has no prefix. `path` is one of lib/platform/paths.
 * Addresses of other sites and fragments of the same page are returned unchanged.
 */
export const pathIn = (language: string, path: string): string => {
  if (language === DEFAULT_LANGUAGE || !path.startsWith('/')) return path;
  return path === '/' ? `/${language}` : `/${language}${path.replace(/^\/(?=[?#])/, '')}`;
};

/** Splits an address into its language and the English address. */
export function splitAddress(path: string): { language: Language; path: string } {
  const [, first] = path.split(/[/?#]/, 2);
  if (!isLanguage(first) || first === DEFAULT_LANGUAGE) return { language: DEFAULT_LANGUAGE, path };
  const rest = path.slice(first.length + 1);
  return { language: first, path: rest.startsWith('/') ? rest : `/${rest}` };
}

/** The path for which Next renders a page, below app/[language]; English has a prefix here. */
export const renderedPath = (language: Language, path: string): string =>
  path === '/' ? `/${language}` : `/${language}${path}`;
