/* Addresses of calls, apart from paths.ts: all pages load that one with the first script. */

export const apiSuggest = (typed: string) =>
  `/api/search/suggest?${new URLSearchParams({ q: typed })}`;
