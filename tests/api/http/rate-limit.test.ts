import { describe, expect, it } from 'vitest';
import { LIMITS } from '@/lib/platform/http/limits';
import { consumeNetworkLimit, consumeRateLimit } from '@/lib/platform/http/rate-limit';

const { max, seconds } = LIMITS.register;
const noon = new Date('2026-11-21T12:00:00Z');

describe('consumeRateLimit', () => {
  it('allows exactly the limit, however parallel the requests are', async () => {
    const uses = Array.from({ length: max + 15 }, () => consumeRateLimit('register', 'one', noon));
    const results = await Promise.allSettled(uses);
    expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(max);
  });

  it('says how long to wait, and then counts from zero', async () => {
    for (let use = 0; use < max; use++) await consumeRateLimit('register', 'two', noon);
    await expect(consumeRateLimit('register', 'two', noon)).rejects.toMatchObject({
      code: 'too_many',
      details: { remainingTime: seconds },
    });
    const later = new Date(noon.getTime() + seconds * 1000);
    await expect(consumeRateLimit('register', 'two', later)).resolves.toBeUndefined();
  });

  it('counts every key separately', async () => {
    await expect(consumeRateLimit('register', 'three', noon)).resolves.toBeUndefined();
  });
});

describe('consumeNetworkLimit', () => {
  /** Returns how many of `times` requests from each address are within the limit. */
  async function countAdmitted(addresses: string[], times: number): Promise<number> {
    const uses = addresses.flatMap((address) => Array.from({ length: times }, () => address));
    let count = 0;
    for (const address of uses) {
      const headers = { 'x-client-address': address };
      const use = consumeNetworkLimit('register', new Request('http://localhost', { headers }));
      count += await use.then(
        () => 1,
        () => 0,
      );
    }
    return count;
  }

  it.each([
    ['a /64', ['2001:db8:1::1', '2001:db8:1::2'], 1],
    ['a /56', [1, 2, 3].map((i) => `2001:db8:2:12f${i}::1`), 2],
    ['a /48', [1, 2, 3, 4, 5].map((i) => `2001:db8:3:${i}000::1`), 4],
    ['IPv4', ['198.51.100.1', '198.51.100.2'], 2],
  ])(
    'allows several addresses of %s a fixed multiple of the limit',
    async (_, addresses, times) => {
      expect(await countAdmitted(addresses, max + 1)).toBe(times * max);
    },
  );

  it('does not affect the neighbours of an abusive /64', async () => {
    expect(await countAdmitted(['2001:db8:4:1::1'], 5 * max)).toBe(max);
    expect(await countAdmitted(['2001:db8:4:2::1'], max)).toBe(max);
  });
});
