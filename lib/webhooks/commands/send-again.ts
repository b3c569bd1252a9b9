import { keyCoversAll } from '@/lib/keepers/policy';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { db, type Tx } from '@/lib/platform/db/client';
import { AppError } from '@/lib/platform/errors';
import { consumeRateLimit } from '@/lib/platform/http/rate-limit';
import { newId } from '@/lib/platform/ids/public-id';
import { messageFor } from '@/lib/platform/language/message';
import { deliveryBody } from '../payload';
import { TEST_EVENT } from '../rules';
import { enqueueDelivery } from './enqueue-delivery';
import { lockOwnWebhook, type WebhookOwner } from './lock-endpoint';

/**
 * Enqueues a test delivery. Throws `not_found`, `conflict` if the webhook is switched off, and
 * `too_many`.
 */
export async function sendTest(
  viewer: Viewer,
  owner: WebhookOwner,
  id: string,
  now = new Date(),
): Promise<void> {
  await consumeRateLimit('webhookSends', viewer.userId);
  await db().$transaction(async (tx) => {
    await requireActive(tx, viewer, owner, id);
    const payload = deliveryBody({ type: TEST_EVENT, at: now.toISOString(), memorialId: null, id });
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
  owner: WebhookOwner,
  { id, deliveryId }: { id: string; deliveryId: string },
  now = new Date(),
): Promise<void> {
  await consumeRateLimit('webhookSends', viewer.userId);
  await db().$transaction(async (tx) => {
    await requireActive(tx, viewer, owner, id);
    const found = await tx.webhookDelivery.findFirst({
      where: { id: deliveryId, endpointId: id },
      select: { busyUntil: true, memorialId: true },
    });
    // An API key may not reach memorials that the webhook had before it was changed.
    if (!found || (found.memorialId && !keyCoversAll(viewer, [found.memorialId])))
      throw new AppError('not_found', messageFor('webhooks.refusals.noDelivery'));
    if (found.busyUntil && found.busyUntil > now)
      throw new AppError('conflict', messageFor('webhooks.refusals.underWay'));
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

async function requireActive(
  tx: Tx,
  viewer: Viewer,
  owner: WebhookOwner,
  id: string,
): Promise<void> {
  const { active } = await lockOwnWebhook(tx, viewer, owner, id);
  if (!active) throw new AppError('conflict', messageFor('webhooks.refusals.off'));
}

async function enqueueSoon(tx: Tx, id: string): Promise<void> {
  const endpoint = await tx.webhookEndpoint.findUniqueOrThrow({
    where: { id },
    select: { id: true, failingSince: true, isSlow: true },
  });
  await enqueueDelivery(tx, endpoint);
}
