import { testAllGuardedPages } from './support/guarded-pages';

/**
 * Each page gets a quarter of the requests, and the next page the next quarter. bypass.long.spec.ts sends far more to
 * each page.
 */
const SHARES = 4;

/** Uses each spelling and each header once, and the plain address for every page. */
testAllGuardedPages((addresses, headers, page) =>
  [
    ...addresses.map((path) => ({ path, headers: {} })),
    ...headers.map((each) => ({ path: addresses[0] ?? '', headers: each })),
  ].filter((_, at) => at === 0 || at % SHARES === page % SHARES),
);
