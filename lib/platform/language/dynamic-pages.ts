import { PAGES } from '../pages.ts';

/**
 * The pages that are rendered for each request. Only they receive the query: an unknown address
 * below them is rendered like a cached page, so with a query it could show that query to others who
 * request the address at the same moment.
 */
export const DYNAMIC_ADDRESSES = Object.keys(PAGES).filter((address) => !PAGES[address]?.cached);

/** The first path segments of the dynamic pages; no cached page has one of them. */
export const DYNAMIC_PAGES = [
  ...new Set(DYNAMIC_ADDRESSES.map((address) => `/${address.split('/')[1]}`)),
].sort();
