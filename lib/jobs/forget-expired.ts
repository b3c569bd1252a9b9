import { db } from '@/lib/db/client';

/** Expired rows still answer "how many in the last day" for a while (security.md, "Codes"). */
const GRACE_MS = 2 * 86_400_000;

/** Removes sessions, codes and rate-limit counters that are two days past their end. */
export async function forgetExpired(_: object, now = Date.now()): Promise<void> {
  const end = { lt: new Date(now - GRACE_MS) };
  await db().session.deleteMany({ where: { expiresAt: end } });
  await db().challenge.deleteMany({ where: { expiresAt: end } });
  await db().rateLimit.deleteMany({ where: { windowStart: end } });
}
