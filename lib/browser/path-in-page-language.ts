/**
 * The language prefix of the page's address, from `data-home` in the root layout; '' in English.
 */
const languagePrefix = () => {
  const home = globalThis.document?.documentElement?.dataset?.home ?? '/';
  return home === '/' ? '' : home;
};

/** The address of a path in the language of the current page. */
export const pathInPageLanguage = (path: string): string =>
  languagePrefix() ? languagePrefix() + path.replace(/^\/(?=[?#]|$)/, '') : path;

/** The reverse: an address of the current page's language as a path of lib/platform/paths. */
export const withoutPageLanguage = (address: string): string =>
  languagePrefix() && `${address}/`.startsWith(`${languagePrefix()}/`)
    ? address.slice(languagePrefix().length) || '/'
    : address;
