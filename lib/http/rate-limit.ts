import { createHash } from 'node:crypto';
import { db } from '@/lib/db/client';
import { AppError } from '@/lib/errors';
import { log } from '@/lib/log/log';
import { LIMITS, type Limit, type LimitName } from './limits';

/**
 * Counts one use of a named limit under a key (an address, an account) and refuses beyond it.
 * One upsert, exact across instances. Throws `too_many` with `remainingTime` in seconds.
 */
export async function takeFromLimit(name: LimitName, key: string, now = new Date()): Promise<void> {
  const limit: Limit = LIMITS[name];
  const window = limit.seconds * 1000;
  const start = new Date(Math.floor(now.getTime() / window) * window);
  const count = await countUse(name, key, start, limit);
  if (count <= limit.max) return;
  const remainingTime = Math.ceil((start.getTime() + window - now.getTime()) / 1000);
  throw new AppError('too_many', limit.message, { details: { remainingTime } });
}

async function countUse(name: string, key: string, start: Date, limit: Limit): Promise<number> {
  try {
    const keyHash = createHash('sha256').update(`${name}\n${key}`).digest('base64url');
    const [row] = await db().$queryRaw<{ count: number }[]>`
      INSERT INTO rate_limits (name, "keyHash", "windowStart", count)
      VALUES (${name}, ${keyHash}, ${start}, 1)
      ON CONFLICT (name, "keyHash", "windowStart") DO UPDATE SET count = rate_limits.count + 1
      RETURNING count`;
    return row?.count ?? Number.POSITIVE_INFINITY;
  } catch (error) {
    log.error({ error, limit: name }, 'the rate limit could not be counted');
    return limit.onFailure === 'open' ? 0 : Number.POSITIVE_INFINITY;
  }
}
