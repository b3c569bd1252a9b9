const YEAR_SECONDS = 31_536_000;

/**
 * Call it before following a link to another language. It stores the language for addresses without a language prefix
 * and copies the query and the fragment to the link.
 */
export function rememberLanguage(link: HTMLAnchorElement, prefix: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the Cookie Store API.
  document.cookie = `memorial-language=${prefix}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax`;
  link.search = window.location.search;
  link.hash = window.location.hash;
}
