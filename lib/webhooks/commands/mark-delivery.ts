import { db, type Tx } from '@/lib/platform/db/client';
import type { WebhookDisabled } from '@/lib/platform/db/generated/enums';
import { enqueueMail } from '@/lib/platform/mail/enqueue-mail';
import { webhookDisabledMail } from '../disabled-mail';
import { type DeliveryError, hasFailedForLong, isFinalError, retryAt, SLOW_MS } from '../rules';
import type { ClaimedDelivery } from './claim-deliveries';
import { lockEndpoint } from './lock-endpoint';

/** The result of a try; `status` is null if there was no answer. */
export type DeliveryOutcome = {
  status: number | null;
  error: DeliveryError | null;
  tookMs: number;
};

/**
 * Records the result of a try, unless another worker has claimed the delivery because this one was
 * silent for too long. The first failure marks the webhook as failing; a success ends that. After
 * failing for too long, after a 410, or if its secret cannot be decrypted, the webhook is switched
 * off and its owner mailed.
 */
export async function markDelivery(
  endpointId: string,
  { id, attempts }: ClaimedDelivery,
  { status, error, tookMs }: DeliveryOutcome,
  now: Date,
): Promise<void> {
  await db().$transaction(async (tx) => {
    if (!(await lockEndpoint(tx, endpointId))) return;
    const { active, failingSince } = await tx.webhookEndpoint.findUniqueOrThrow({
      where: { id: endpointId },
      select: { active: true, failingSince: true },
    });
    const isOver = error === null || isFinalError(error) || !active;
    const nextAt = isOver ? null : retryAt(attempts, now);
    const { count } = await tx.webhookDelivery.updateMany({
      where: { id, attempts, deliveredAt: null },
      data: {
        status,
        // A try that was in progress when the webhook was switched off is not repeated; `off` is
        // the reason.
        error: error === null || isFinalError(error) || active ? (error ?? '') : 'off',
        nextAt,
        busyUntil: null,
        ...(error === null && { deliveredAt: now }),
      },
    });
    // If the owner no longer keeps the memorial, the webhook is not at fault.
    if (count > 0 && error !== 'left')
      await recordResponse(tx, { id: endpointId, active, failingSince }, error, tookMs, now);
  });
}

type Endpoint = { id: string; active: boolean; failingSince: Date | null };

async function recordResponse(
  tx: Tx,
  { id, active, failingSince }: Endpoint,
  error: DeliveryError | null,
  tookMs: number,
  now: Date,
): Promise<void> {
  if (error === null) {
    const isSlow = tookMs > SLOW_MS;
    await tx.webhookEndpoint.updateMany({
      where: { id, OR: [{ failingSince: { not: null } }, { isSlow: !isSlow }] },
      data: { failingSince: null, isSlow },
    });
    return;
  }
  if (failingSince === null)
    await tx.webhookEndpoint.updateMany({ where: { id }, data: { failingSince: now } });
  if (!active) return;
  if (error === 'gone' || error === 'secret') await switchOff(tx, id, error, now);
  else if (failingSince && hasFailedForLong(failingSince, now))
    await switchOff(tx, id, 'failing', now);
}

async function switchOff(tx: Tx, id: string, why: WebhookDisabled, now: Date): Promise<void> {
  const { url, user } = await tx.webhookEndpoint.update({
    where: { id },
    data: { active: false, disabledWhy: why },
    select: { url: true, user: { select: { email: true, language: true } } },
  });
  await giveUpWaiting(tx, id);
  await enqueueMail(tx, webhookDisabledMail({ id, url, owner: user, why, now }));
}

/**
 * Gives up the waiting deliveries of a webhook that was switched off. For a try in progress, its
 * result replaces this when it ends.
 */
export async function giveUpWaiting(tx: Tx, endpointId: string): Promise<void> {
  await tx.webhookDelivery.updateMany({
    where: { endpointId, nextAt: { not: null } },
    data: { nextAt: null, error: 'off' },
  });
}
