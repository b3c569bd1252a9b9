/** Addresses of API calls. They are not in paths.ts, because all pages load that with their first script. */

export const apiSuggest = (typed: string) =>
  `/api/search/suggest?${new URLSearchParams({ q: typed })}`;
