import { testGuardedPages } from './support/guarded-pages';
import { expect } from './support/test';

const SHAPES = 1_000;

/** Every way to write the address with every header. */
testGuardedPages((addresses, headers) => {
  const shapes = addresses.flatMap((path) => headers.map((each) => ({ path, headers: each })));
  expect(shapes.length).toBeGreaterThanOrEqual(SHAPES);
  return shapes;
});
