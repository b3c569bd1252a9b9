import type { Tx } from '@/lib/platform/db/client';
import { MINUTE_MS } from '@/lib/platform/durations';
import { enqueue } from '@/lib/platform/jobs/enqueue';

type Endpoint = { id: string; failingSince: Date | null; isSlow: boolean };

/** Endpoints that fail or are slow have a queue of their own: those that answer at once never wait behind them. */
export const queueOf = ({ failingSince, isSlow }: Omit<Endpoint, 'id'>) =>
  failingSince || isSlow ? 'retry-webhooks' : 'deliver-webhooks';

/**
 * Has what is due for an endpoint delivered. At most one such job waits for an endpoint; what is written while one begins is found by
 * tend-webhooks.ts within a minute.
 */
export const enqueueDelivery = (tx: Tx, endpoint: Endpoint): Promise<void> =>
  enqueue(tx, queueOf(endpoint), { endpointId: endpoint.id }, { singletonKey: endpoint.id });

/** The same for a try that is due within the minute, which would be late otherwise. Any later one is left to tend-webhooks.ts. */
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
