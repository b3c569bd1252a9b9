import { describe, expect, it } from 'vitest';
import { networksOf } from '@/lib/platform/http/caller-networks';

describe('networksOf', () => {
  it.each([
    ['198.51.100.7', ['198.51.100.7']],
    ['unknown', ['unknown']],
    ['2001:db8:1:2:3:4:5:6', ['2001:db8:1:2::/64', '2001:db8:1:0::/56', '2001:db8:1::/48']],
    ['2001:0DB8:0001:12fe::1', ['2001:db8:1:12fe::/64', '2001:db8:1:1200::/56', '2001:db8:1::/48']],
    ['2001:db8::1', ['2001:db8:0:0::/64', '2001:db8:0:0::/56', '2001:db8:0::/48']],
    ['::1', ['0:0:0:0::/64', '0:0:0:0::/56', '0:0:0::/48']],
  ])('counts %s as %j', (address, networks) => {
    expect(networksOf(address).map(({ key }) => key)).toEqual(networks);
  });

  it('allows a wider network more than a narrow one, but less than all its parts together', () => {
    expect(networksOf('2001:db8::1').map(({ times }) => times)).toEqual([1, 2, 4]);
  });
});
