import { testEachGuardedPage } from './support/guarded-pages';
import { expect } from './support/test';

const MIN_COMBINATIONS = 600;
/**
 * Each page gets every third combination, so each combination is sent to six or seven pages. All combinations for all
 * pages take nine minutes.
 */
const PARTS = 3;

/** Combines every spelling of the address with every header. */
testEachGuardedPage((addresses, headers, page) => {
  const shapes = addresses.flatMap((path, at) =>
    headers
      .filter((_, index) => (at + index) % PARTS === page % PARTS)
      .map((each) => ({ path, headers: each })),
  );
  expect(shapes.length).toBeGreaterThanOrEqual(MIN_COMBINATIONS);
  return shapes;
});
