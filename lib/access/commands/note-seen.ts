import { db } from '@/lib/platform/db/client';
import { log } from '@/lib/platform/log';

/** Notes that a guest was here. The read that found them does not fail because this cannot be written. */
export async function noteSeen(id: string, now: Date): Promise<void> {
  try {
    await db().guest.updateMany({ where: { id }, data: { lastSeenAt: now } });
  } catch (error) {
    log.warn({ err: error }, 'a guest could not be noted as seen');
  }
}
