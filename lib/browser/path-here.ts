/**
 * The language prefix of the page's address, from `data-home` in the root layout; '' in English.
 */
const prefix = () => {
  const home = globalThis.document?.documentElement?.dataset?.home ?? '/';
  return home === '/' ? '' : home;
};

/** The address of a path in the language of the current page. */
export const pathHere = (path: string): string =>
  prefix() ? prefix() + path.replace(/^\/(?=[?#]|$)/, '') : path;

/** The reverse: an address of the current page's language as a path of lib/platform/paths. */
export const pageOf = (address: string): string =>
  prefix() && `${address}/`.startsWith(`${prefix()}/`)
    ? address.slice(prefix().length) || '/'
    : address;
