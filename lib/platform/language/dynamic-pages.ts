import { PAGES, type Page } from '../pages.ts';

/**
 * The pages that are rendered for each request. Only they receive the query: an unknown address
 * below them is rendered like a cached page, so with a query it could show that query to others who
 * request the address at the same moment.
 */
export const DYNAMIC_ADDRESSES = dynamicAddresses(PAGES);

/**
 * The addresses at and below which no page is cached: `/admin`, and `/memorial/[id]/keep`, whose first path segment
 * cached pages have too.
 */
export const DYNAMIC_PAGES = dynamicRoots(PAGES);

/** Returns the addresses at and below which none of these pages is cached, each below no other. */
export function dynamicRoots(pages: Readonly<Record<string, Page>>): string[] {
  const cachedSegments = new Set(
    Object.keys(pages)
      .filter((address) => pages[address]?.cached)
      .map(firstSegment),
  );
  const roots = dynamicAddresses(pages).map((address) =>
    cachedSegments.has(firstSegment(address)) ? address : firstSegment(address),
  );
  return [...new Set(roots)]
    .filter((root) => !roots.some((other) => root.startsWith(`${other}/`)))
    .sort();
}

/** An address with `[id]` as the source of a regular expression. */
export const addressPattern = (address: string): string => address.replace(/\[\w+\]/g, '[^/]+');

/** An address with `[id]` as Next writes it in the middleware's matcher: `:id`. */
export const nextSource = (address: string): string => address.replace(/\[(\w+)\]/g, ':$1');

function dynamicAddresses(pages: Readonly<Record<string, Page>>): string[] {
  return Object.keys(pages).filter((address) => !pages[address]?.cached);
}

/** For example, `/admin` for `/admin/orders/[id]`. */
export function firstSegment(address: string): string {
  return `/${address.split('/')[1]}`;
}
