import { testEachGuardedPage } from './support/guarded-pages';
import { expect } from './support/test';

const SHAPES = 600;
/** A page gets every third pair, and each pair is sent to six pages or seven: all pairs for all pages take nine minutes. */
const PARTS = 3;

/** Every way to write an address with every header. */
testEachGuardedPage((addresses, headers, page) => {
  const shapes = addresses.flatMap((path, at) =>
    headers
      .filter((_, of) => (at + of) % PARTS === page % PARTS)
      .map((each) => ({ path, headers: each })),
  );
  expect(shapes.length).toBeGreaterThanOrEqual(SHAPES);
  return shapes;
});
