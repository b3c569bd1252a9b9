import { testAllGuardedPages } from './support/guarded-pages';

/**
 * Each page gets a quarter of the requests; four successive pages together get all of them. bypass.long.spec.ts sends
 * far more to each page.
 */
const SHARES = 4;

/** Tries each spelling without headers and each header with the plain address. Every page gets the plain address. */
testAllGuardedPages((addresses, headers, page) =>
  [
    ...addresses.map((path) => ({ path, headers: {} })),
    ...headers.map((each) => ({ path: addresses[0] ?? '', headers: each })),
  ].filter((_, at) => at === 0 || at % SHARES === page % SHARES),
);
