import { expect, it } from 'vitest';
import { NetworkShares } from '@/lib/platform/http/network-shares';

/** Counts the addresses that are admitted before the first refusal. */
function countAdmitted(shares: NetworkShares, address: (at: number) => string): number {
  for (let at = 0; at < 1_000; at += 1) if (!shares.add(address(at))) return at;
  throw new Error('nothing is refused');
}

it.each([
  ['one IPv4 address', 8, () => '192.0.2.1'],
  ['a /64', 2, (at: number) => `2001:db8:1:1::${at + 1}`],
  ['a /56', 4, (at: number) => `2001:db8:1:${at.toString(16)}::1`],
  ['a /48', 8, (at: number) => `2001:db8:1:${(at * 256).toString(16)}::1`],
  ['everybody', 16, (at: number) => `192.0.2.${at}`],
])('%s may hold at most %d of sixteen', (_, most, address) => {
  expect(countAdmitted(new NetworkShares(16, 1 / 2), address)).toBe(most);
});

it('leaves the rest to other networks, and returned shares to any network', () => {
  const shares = new NetworkShares(16, 1 / 2);
  countAdmitted(shares, () => '192.0.2.1');
  expect(shares.hasRoom('192.0.2.1')).toBe(false);
  expect(countAdmitted(shares, () => '192.0.2.2')).toBe(8);
  expect(shares.hasRoom('192.0.2.3')).toBe(false);
  shares.remove('192.0.2.1');
  expect([shares.hasRoom('192.0.2.2'), shares.hasRoom('192.0.2.3')]).toEqual([false, true]);
});

it('counts units such as bytes', () => {
  const shares = new NetworkShares(1_000, 1 / 4);
  expect([shares.add('192.0.2.1', 200), shares.add('192.0.2.1', 51)]).toEqual([true, false]);
  expect(shares.total).toBe(200);
});

it('allows a network two places even if its share is one, but only one if there are just two in total', () => {
  expect(countAdmitted(new NetworkShares(8, 1 / 2), () => '2001:db8::1')).toBe(2);
  expect(countAdmitted(new NetworkShares(2, 1 / 2), () => '192.0.2.1')).toBe(1);
});
