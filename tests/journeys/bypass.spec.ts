import { testGuardedPages } from './support/guarded-pages';

/** Each way to write the address, and each header, but not every pair of them: bypass.long.spec.ts has those. */
testGuardedPages((addresses, headers) => [
  ...addresses.map((path) => ({ path, headers: {} })),
  ...headers.map((each) => ({ path: addresses[0] ?? '', headers: each })),
]);
