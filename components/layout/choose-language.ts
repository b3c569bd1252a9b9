const YEAR_SECONDS = 31_536_000;

/**
 * Before a link to another language is followed: keeps the choice for addresses without a language, which is all that
 * the cookie says, and the query and the part of the page that is open.
 */
export function chooseLanguage(link: HTMLAnchorElement, prefix: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the Cookie Store API.
  document.cookie = `memorial-language=${prefix}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax`;
  link.search = window.location.search;
  link.hash = window.location.hash;
}
