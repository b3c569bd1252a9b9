/** The prefix of the page's language in its addresses; '' in English. The root layout names it. */
const prefix = () => {
  const home = globalThis.document?.documentElement?.dataset?.home ?? '/';
  return home === '/' ? '' : home;
};

/** The address of a page of this site in the language of the page that is open. */
export const pathHere = (path: string): string =>
  prefix() ? prefix() + path.replace(/^\/(?=[?#]|$)/, '') : path;

/** The other way round: an address of this page's language as lib/platform/paths has it. */
export const pageOf = (address: string): string =>
  prefix() && `${address}/`.startsWith(`${prefix()}/`)
    ? address.slice(prefix().length) || '/'
    : address;
