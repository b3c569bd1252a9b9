import { db } from '@/lib/platform/db/client';
import { DAY_MS } from '@/lib/platform/durations';

/** Limits count for up to a day, and an expired code can still be replaced by a new one. */
const GRACE_MS = 2 * DAY_MS;

/**
 * How long messages from the contact page are kept: questions about a payment arrive up to two
 * years later, and nothing needs names and addresses after that. The terms state this period.
 */
const MONTHS_OF_MESSAGES = 24;

/** How long a request to see a memorial is kept, answered or not. */
const DAYS_OF_REQUESTS = 90;

/**
 * Deletes sessions, codes, rate-limit counters and guests' grants two days after they expired,
 * guests without grants, old requests to see memorials, and old contact messages.
 */
export async function deleteExpired(_: object, now = Date.now()): Promise<void> {
  const overdue = { lt: new Date(now - GRACE_MS) };
  await db().session.deleteMany({ where: { expiresAt: overdue } });
  await db().challenge.deleteMany({ where: { expiresAt: overdue } });
  await db().rateLimit.deleteMany({ where: { windowStart: overdue } });
  await db().accessGrant.deleteMany({ where: { expiresAt: overdue } });
  await db().guest.deleteMany({ where: { grants: { none: {} }, lastSeenAt: overdue } });
  const oldestRequest = new Date(now - DAYS_OF_REQUESTS * DAY_MS);
  await db().accessRequest.deleteMany({ where: { createdAt: { lt: oldestRequest } } });
  const oldestMessage = new Date(now);
  oldestMessage.setUTCMonth(oldestMessage.getUTCMonth() - MONTHS_OF_MESSAGES);
  await db().contactMessage.deleteMany({ where: { createdAt: { lt: oldestMessage } } });
}
