import type { Tx } from '@/lib/platform/db/client';
import { MINUTE_MS } from '@/lib/platform/durations';
import { enqueue } from '@/lib/platform/jobs/enqueue';

type Endpoint = { id: string; failingSince: Date | null; isSlow: boolean };

/** Failing and slow webhooks have a separate queue, so that fast ones never wait for them. */
export const queueOf = ({ failingSince, isSlow }: Omit<Endpoint, 'id'>) =>
  failingSince || isSlow ? 'retry-webhooks' : 'deliver-webhooks';

/**
 * Enqueues a job that delivers what is due for a webhook. At most one such job waits per webhook;
 * deliveries written while it starts are found by maintain-webhooks.ts within a minute.
 */
export const enqueueDelivery = (tx: Tx, endpoint: Endpoint): Promise<void> =>
  enqueue(tx, queueOf(endpoint), { endpointId: endpoint.id }, { singletonKey: endpoint.id });

/**
 * Like `enqueueDelivery`, for a retry due within a minute. maintain-webhooks.ts enqueues later ones.
 */
export async function enqueueRetry(
  tx: Tx,
  endpoint: Endpoint,
  nextAt: Date,
  now: Date,
): Promise<void> {
  if (nextAt <= now) return enqueueDelivery(tx, endpoint);
  if (nextAt.getTime() - now.getTime() > MINUTE_MS) return;
  await enqueue(
    tx,
    queueOf(endpoint),
    { endpointId: endpoint.id },
    { singletonKey: `${endpoint.id} soon`, startAfter: nextAt },
  );
}
