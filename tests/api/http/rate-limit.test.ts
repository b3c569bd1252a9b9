import { describe, expect, it } from 'vitest';
import { LIMITS } from '@/lib/http/limits';
import { takeFromLimit } from '@/lib/http/rate-limit';

const { max, seconds } = LIMITS.register;
const noon = new Date('2026-11-21T12:00:00Z');

describe('takeFromLimit', () => {
  it('lets exactly as many through as the limit says, however parallel they come', async () => {
    const uses = Array.from({ length: max + 15 }, () => takeFromLimit('register', 'one', noon));
    const results = await Promise.allSettled(uses);
    expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(max);
  });

  it('says how long to wait, and counts anew afterwards', async () => {
    for (let use = 0; use < max; use++) await takeFromLimit('register', 'two', noon);
    await expect(takeFromLimit('register', 'two', noon)).rejects.toMatchObject({
      code: 'too_many',
      details: { remainingTime: seconds },
    });
    const later = new Date(noon.getTime() + seconds * 1000);
    await expect(takeFromLimit('register', 'two', later)).resolves.toBeUndefined();
  });

  it('counts every key by itself', async () => {
    await expect(takeFromLimit('register', 'three', noon)).resolves.toBeUndefined();
  });
});
