import { db } from '@/lib/platform/db/client';
import { DAY_MS } from '@/lib/platform/durations';
import { log } from '@/lib/platform/log';
import { INVITATION_GRANT_DAYS } from '../rules';

/**
 * Records a guest's visit. Never throws, so that the page can be read even if the visit cannot be
 * recorded.
 */
export async function recordVisit(id: string, now: Date): Promise<void> {
  try {
    await db().guest.updateMany({ where: { id }, data: { lastSeenAt: now } });
    // An invited guest's access is extended with each visit.
    await db().accessGrant.updateMany({
      where: { guestId: id, via: 'invitation', expiresAt: { gt: now } },
      data: { expiresAt: new Date(now.getTime() + INVITATION_GRANT_DAYS * DAY_MS) },
    });
  } catch (error) {
    log.warn({ err: error }, "a guest's visit could not be recorded");
  }
}
