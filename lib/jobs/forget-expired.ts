import { db } from '@/lib/db/client';

/** Expired rows still answer "how many in the last day" for a while (security.md, "Codes"). */
const GRACE_MS = 2 * 86_400_000;

/**
 * What people wrote on the contact page is kept this long: questions about a payment come back up to two
 * years later, and nothing needs their names and addresses after that. The terms say so, too.
 */
const MONTHS_OF_MESSAGES = 24;

/** Removes sessions, codes and rate-limit counters that are two days past their end, and old messages. */
export async function forgetExpired(_: object, now = Date.now()): Promise<void> {
  const end = { lt: new Date(now - GRACE_MS) };
  await db().session.deleteMany({ where: { expiresAt: end } });
  await db().challenge.deleteMany({ where: { expiresAt: end } });
  await db().rateLimit.deleteMany({ where: { windowStart: end } });
  const oldest = new Date(now);
  oldest.setUTCMonth(oldest.getUTCMonth() - MONTHS_OF_MESSAGES);
  await db().contactMessage.deleteMany({ where: { createdAt: { lt: oldest } } });
}
