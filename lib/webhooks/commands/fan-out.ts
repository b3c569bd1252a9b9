import { activeKeeperWhere, EDITING_ROLES } from '@/lib/keepers/rules';
import { db } from '@/lib/platform/db/client';
import { newId } from '@/lib/platform/ids/public-id';
import type { JobData } from '@/lib/platform/jobs/queues';
import { deliveryBody } from '../payload';
import { enqueueDelivery } from './enqueue-delivery';

/** The most rows that one statement writes. */
const BATCH = 500;

/**
 * Writes a delivery of an event for each webhook that subscribes to it: the operator's, and those
 * of the memorial's keepers. Safe to repeat: a webhook gets one delivery of an event.
 */
export async function fanOutEvent(
  event: JobData['fan-out-event'],
  now = new Date(),
): Promise<void> {
  const { eventId, type, memorialId, keptBy } = event;
  const keeps = { memorialId, role: { in: [...EDITING_ROLES] }, ...activeKeeperWhere(now) };
  const endpoints = await db().webhookEndpoint.findMany({
    where: {
      active: true,
      events: { has: type },
      OR: [
        { userId: null },
        keptBy ? { userId: { in: keptBy } } : { user: { keeps: { some: keeps } } },
      ],
      AND: { OR: [{ memorialIds: { isEmpty: true } }, { memorialIds: { has: memorialId } }] },
    },
    orderBy: { id: 'asc' },
    select: { id: true, failingSince: true, isSlow: true },
  });
  const payload = deliveryBody(event);
  for (let at = 0; at < endpoints.length; at += BATCH) {
    const batch = endpoints.slice(at, at + BATCH);
    await db().$transaction(async (tx) => {
      // Skips webhooks that were deleted or switched off meanwhile.
      const locked = await tx.$queryRaw<{ id: string }[]>`
        SELECT id FROM webhook_endpoints WHERE id = ANY(${batch.map(({ id }) => id)}) AND active ORDER BY id FOR SHARE`;
      const ids = new Set(locked.map(({ id }) => id));
      const activeEndpoints = batch.filter(({ id }) => ids.has(id));
      await tx.webhookDelivery.createMany({
        data: activeEndpoints.map(({ id: endpointId }) => ({
          id: newId(),
          endpointId,
          eventId,
          type,
          memorialId,
          payload,
          nextAt: now,
          createdAt: now,
        })),
        skipDuplicates: true,
      });
      for (const endpoint of activeEndpoints) await enqueueDelivery(tx, endpoint);
    });
  }
}
