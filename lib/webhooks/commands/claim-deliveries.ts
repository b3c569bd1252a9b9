import { db } from '@/lib/platform/db/client';
import { LEASE_MS, MAX_PARALLEL_DELIVERIES } from '../rules';
import { lockEndpoint } from './lock-endpoint';

/** A delivery that this worker holds for LEASE_MS. */
export type ClaimedDelivery = {
  id: string;
  eventId: string;
  type: string;
  memorialId: string | null;
  payload: string;
  /** Including this try. */
  attempts: number;
};

/**
 * Claims the due deliveries of a webhook, oldest first, and counts the try. Respects the limit of
 * parallel deliveries to one webhook, including those of other workers. If a worker dies, its
 * deliveries are due again when the lease ends.
 */
export const claimDeliveries = (endpointId: string, now: Date): Promise<ClaimedDelivery[]> =>
  db().$transaction(async (tx) => {
    if (!(await lockEndpoint(tx, endpointId))) return [];
    const busyCount = await tx.webhookDelivery.count({
      where: { endpointId, busyUntil: { gt: now } },
    });
    if (busyCount >= MAX_PARALLEL_DELIVERIES) return [];
    const busyUntil = new Date(now.getTime() + LEASE_MS);
    return tx.$queryRaw<ClaimedDelivery[]>`
      UPDATE webhook_deliveries SET attempts = attempts + 1, "busyUntil" = ${busyUntil}
      WHERE id IN (
        SELECT id FROM webhook_deliveries
        WHERE "endpointId" = ${endpointId} AND "nextAt" <= ${now} AND ("busyUntil" IS NULL OR "busyUntil" <= ${now})
        ORDER BY "nextAt", "createdAt", id LIMIT ${MAX_PARALLEL_DELIVERIES - busyCount})
      RETURNING id, "eventId", type, "memorialId", payload, attempts`;
  });
