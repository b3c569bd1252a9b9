import { db } from '@/lib/platform/db/client';
import { DAY_MS } from '@/lib/platform/durations';
import { DELIVERY_RETENTION_DAYS } from '../rules';
import { enqueueDelivery } from './enqueue-delivery';

/** The most that one run handles; the next one, a minute later, continues. */
const MAX_ENDPOINTS = 1_000;

/**
 * Enqueues due deliveries, including those of workers that died; deletes old deliveries and expired
 * secrets. Safe to repeat.
 */
export async function maintainWebhooks(_: object, now = new Date()): Promise<void> {
  const dueEndpoints = await db().$queryRaw<
    { id: string; failingSince: Date | null; isSlow: boolean }[]
  >`
    SELECT id, "failingSince", "isSlow" FROM webhook_endpoints e WHERE active AND EXISTS (
      SELECT FROM webhook_deliveries WHERE "endpointId" = e.id
        AND "nextAt" <= ${now} AND ("busyUntil" IS NULL OR "busyUntil" <= ${now}))
    LIMIT ${MAX_ENDPOINTS}`;
  for (const endpoint of dueEndpoints)
    await db().$transaction((tx) => enqueueDelivery(tx, endpoint));
  await db().webhookEndpoint.updateMany({
    where: { previousUntil: { lte: now } },
    data: { previousSecretSealed: '', previousUntil: null },
  });
  await db().webhookDelivery.deleteMany({
    where: { createdAt: { lt: new Date(now.getTime() - DELIVERY_RETENTION_DAYS * DAY_MS) } },
  });
}
