import { describe, expect, it } from 'vitest';
import { NetworkShares } from '@/lib/platform/http/network-shares';
import { BODY_MEMORY, limitsFor, MAX_BODY_BY_CLASS } from '@/server/admission/limits';
import { MAX_BODY_BYTES } from '@/server/admission/read-body';
import { connectionsPerProcess } from '@/server/processes';

/** Counts the places that a network can hold at most. */
function countPlacesOf(
  address: string,
  { atOnce, share }: { atOnce: number; share: number },
): number {
  const shares = new NetworkShares(atOnce, share);
  while (shares.add(address));
  return shares.total;
}

it.each([
  [1, 1],
  [2, 1],
  [3, 2],
  [4, 3],
  [5, 3],
  [10, 8],
  [100, 12],
])('with %d connections a process handles %d reads at once', (connections, reads) => {
  expect(limitsFor(connections).reads.atOnce).toBe(reads);
});

it.each([3, 5, 10, 100])(
  'with %d connections there are fewer places for reads than for writes, and fewer for writes than for notices',
  (connections) => {
    const { reads, writes, notices } = limitsFor(connections);
    expect(reads.atOnce).toBeLessThan(writes.atOnce);
    expect(writes.atOnce).toBeLessThan(notices.atOnce);
  },
);

it.each([
  [3, { ipv4: 1, ipv6: 1 }],
  [5, { ipv4: 2, ipv6: 2 }],
  [10, { ipv4: 4, ipv6: 2 }],
])('with %d connections one address and a /64 hold %j places for reads', (connections, most) => {
  const { reads } = limitsFor(connections);
  const placesByProtocol = {
    ipv4: countPlacesOf('192.0.2.1', reads),
    ipv6: countPlacesOf('2001:db8::1', reads),
  };
  expect(placesByProtocol).toEqual(most);
  expect(placesByProtocol.ipv4).toBeLessThan(reads.atOnce);
});

describe('the database connections per process', () => {
  it.each([
    [10, 1, 10],
    [10, 2, 5],
    [10, 4, 5],
    [40, 4, 10],
    [1, 2, 5],
  ])('for %d connections and %d processes are %d', (all, count, each) => {
    expect(connectionsPerProcess(all, count)).toBe(each);
  });
});

const notice = MAX_BODY_BY_CLASS.notices ?? 0;

it('there is memory for more than a hundred of the longest notices', () => {
  expect(BODY_MEMORY.bytes / notice).toBeGreaterThan(100);
});

it.each(['192.0.2.1', '2001:db8::1'])(
  '%s may send one whole body, but not use all the memory',
  (address) => {
    const shares = new NetworkShares(BODY_MEMORY.bytes, BODY_MEMORY.share, MAX_BODY_BYTES);
    expect([shares.add(address, MAX_BODY_BYTES), shares.add(address)]).toEqual([true, false]);
    expect(shares.add('198.51.100.1', MAX_BODY_BYTES)).toBe(true);
  },
);

it('no network gets more than half of anything', () => {
  for (const { share } of Object.values(limitsFor(10))) expect(share).toBeLessThanOrEqual(1 / 2);
});
