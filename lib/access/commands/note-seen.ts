import { db } from '@/lib/platform/db/client';
import { DAY_MS } from '@/lib/platform/durations';
import { log } from '@/lib/platform/log';
import { INVITATION_GRANT_DAYS } from '../rules';

/** Notes that a guest was here. The read that found them does not fail because this cannot be written. */
export async function noteSeen(id: string, now: Date): Promise<void> {
  try {
    await db().guest.updateMany({ where: { id }, data: { lastSeenAt: now } });
    // Whoever was invited stays so as long as they come.
    await db().accessGrant.updateMany({
      where: { guestId: id, via: 'invitation', expiresAt: { gt: now } },
      data: { expiresAt: new Date(now.getTime() + INVITATION_GRANT_DAYS * DAY_MS) },
    });
  } catch (error) {
    log.warn({ err: error }, 'a guest could not be noted as seen');
  }
}
