import { testAllGuardedPages } from './support/guarded-pages';

/** A page gets one request in four, and the next page the next one in four; bypass.long.spec.ts sends every page far more. */
const SHARES = 4;

/** Each way to write an address, and each header; the plain address every time. */
testAllGuardedPages((addresses, headers, page) =>
  [
    ...addresses.map((path) => ({ path, headers: {} })),
    ...headers.map((each) => ({ path: addresses[0] ?? '', headers: each })),
  ].filter((_, at) => at === 0 || at % SHARES === page % SHARES),
);
