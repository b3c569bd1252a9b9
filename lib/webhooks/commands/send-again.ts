import { reachesAll } from '@/lib/keepers/policy';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { db, type Tx } from '@/lib/platform/db/client';
import { AppError } from '@/lib/platform/errors';
import { consumeRateLimit } from '@/lib/platform/http/rate-limit';
import { newId } from '@/lib/platform/ids/public-id';
import { said } from '@/lib/platform/language/said';
import { bodyOf } from '../payload';
import { TEST_EVENT } from '../rules';
import { enqueueDelivery } from './enqueue-delivery';
import { lockOwn, type Owner } from './lock-endpoint';

/**
 * Enqueues a test delivery. Throws `not_found`, `conflict` if the webhook is switched off, and
 * `too_many`.
 */
export async function sendTest(
  viewer: Viewer,
  owner: Owner,
  id: string,
  now = new Date(),
): Promise<void> {
  await consumeRateLimit('webhookSends', viewer.userId);
  await db().$transaction(async (tx) => {
    await requireOn(tx, viewer, owner, id);
    const payload = bodyOf({ type: TEST_EVENT, at: now.toISOString(), memorialId: null, id });
    await tx.webhookDelivery.create({
      data: {
        id: newId(),
        endpointId: id,
        eventId: newId(),
        type: TEST_EVENT,
        payload,
        nextAt: now,
      },
      select: { id: true },
    });
    await enqueueSoon(tx, id);
  });
}

/**
 * Repeats a delivery with the same id and body, so that the receiver recognises it, and with as
 * many tries as a new one. Throws as `sendTest` does, `not_found` also for a delivery of another
 * webhook, and `conflict` while a try is in progress.
 */
export async function sendAgain(
  viewer: Viewer,
  owner: Owner,
  { id, deliveryId }: { id: string; deliveryId: string },
  now = new Date(),
): Promise<void> {
  await consumeRateLimit('webhookSends', viewer.userId);
  await db().$transaction(async (tx) => {
    await requireOn(tx, viewer, owner, id);
    const found = await tx.webhookDelivery.findFirst({
      where: { id: deliveryId, endpointId: id },
      select: { busyUntil: true, memorialId: true },
    });
    // An API key may not reach memorials that the webhook had before it was changed.
    if (!found || (found.memorialId && !reachesAll(viewer, [found.memorialId])))
      throw new AppError('not_found', said('webhooks.refusals.noDelivery'));
    if (found.busyUntil && found.busyUntil > now)
      throw new AppError('conflict', said('webhooks.refusals.underWay'));
    await tx.webhookDelivery.update({
      where: { id: deliveryId },
      data: {
        attempts: 0,
        nextAt: now,
        busyUntil: null,
        status: null,
        error: '',
        deliveredAt: null,
      },
      select: { id: true },
    });
    await enqueueSoon(tx, id);
  });
}

async function requireOn(tx: Tx, viewer: Viewer, owner: Owner, id: string): Promise<void> {
  const { active } = await lockOwn(tx, viewer, owner, id);
  if (!active) throw new AppError('conflict', said('webhooks.refusals.off'));
}

async function enqueueSoon(tx: Tx, id: string): Promise<void> {
  const endpoint = await tx.webhookEndpoint.findUniqueOrThrow({
    where: { id },
    select: { id: true, failingSince: true, isSlow: true },
  });
  await enqueueDelivery(tx, endpoint);
}
