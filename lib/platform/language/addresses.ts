import { DEFAULT_LANGUAGE, isLanguage, type Language } from './languages';

/**
 * The address of a page in a language: English has no prefix. `path` is one of lib/platform/paths; the address of another
 * site, and a part of the same page, stay what they are.
 */
export const pathIn = (language: string, path: string): string => {
  if (language === DEFAULT_LANGUAGE || !path.startsWith('/')) return path;
  return path === '/' ? `/${language}` : `/${language}${path.replace(/^\/(?=[?#])/, '')}`;
};

/** The language of an address and the rest of it, as it is in English. */
export function splitAddress(path: string): { language: Language; path: string } {
  const [, first] = path.split(/[/?#]/, 2);
  if (!isLanguage(first) || first === DEFAULT_LANGUAGE) return { language: DEFAULT_LANGUAGE, path };
  const rest = path.slice(first.length + 1);
  return { language: first, path: rest.startsWith('/') ? rest : `/${rest}` };
}

/** The path for which Next renders a page: below app/[language], whose English addresses do not show it. */
export const renderedPath = (language: Language, path: string): string =>
  path === '/' ? `/${language}` : `/${language}${path}`;
