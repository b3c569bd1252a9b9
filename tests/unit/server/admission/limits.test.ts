import { expect, it } from 'vitest';
import { limitsFor } from '@/server/admission/limits';

it.each([
  [3, 3],
  [5, 3],
  [10, 8],
  [100, 12],
])('with %d connections a process reads for %d at once', (connections, reads) => {
  expect(limitsFor(connections).reads.atOnce).toBe(reads);
});

it.each([3, 5, 10, 100])(
  'with %d connections reads have fewer places than writes, and these fewer than notices',
  (connections) => {
    const { reads, writes, notices } = limitsFor(connections);
    expect(reads.atOnce).toBeLessThan(writes.atOnce);
    expect(writes.atOnce).toBeLessThan(notices.atOnce);
  },
);

it('no network has more than half of anything', () => {
  for (const { share } of Object.values(limitsFor(10))) expect(share).toBeLessThanOrEqual(1 / 2);
});
