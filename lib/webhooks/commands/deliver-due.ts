import { keepsMemorial } from '@/lib/keepers/queries/has-keeper';
import { UnsealError } from '@/lib/platform/crypto/sealing';
import { db } from '@/lib/platform/db/client';
import type { JobData } from '@/lib/platform/jobs/queues';
import { type DeliveryError, MAX_RUN_MS } from '../rules';
import { sendRequest } from '../send-request';
import { signedHeaders } from '../signature';
import { targetOf } from '../target';
import { type ClaimedDelivery, claimDeliveries } from './claim-deliveries';
import { enqueueRetry, queueOf } from './enqueue-delivery';
import { type DeliveryOutcome, markDelivery } from './mark-delivery';

/** Tests replace the clock and the request. */
export type DeliveryDependencies = { clock: () => Date; send: typeof sendRequest };
const DEFAULT_DEPENDENCIES: DeliveryDependencies = { clock: () => new Date(), send: sendRequest };

/**
 * Makes the deliveries that are due for a webhook, a few at a time, until none is left, one fails, or
 * MAX_RUN_MS has passed; then enqueues a job for the next delivery, if there is one. A job of the fast
 * queue hands a failing or slow webhook to the other queue. Safe to run in several instances: each
 * delivery belongs to one worker at a time.
 */
export async function deliverDue(
  { endpointId }: JobData['deliver-webhooks'],
  queue: 'deliver-webhooks' | 'retry-webhooks',
  { clock, send }: DeliveryDependencies = DEFAULT_DEPENDENCIES,
): Promise<void> {
  const startedAt = performance.now();
  while (performance.now() - startedAt < MAX_RUN_MS) {
    const endpoint = await endpointOf(endpointId);
    if (!endpoint?.active) return;
    if (queue === 'deliver-webhooks' && queueOf(endpoint) !== queue) break;
    const claimed = await claimDeliveries(endpointId, clock());
    if (claimed.length === 0) break;
    const outcomes = await Promise.all(
      claimed.map(async (delivery) => {
        const outcome = await tryDelivery(endpoint, delivery, clock(), send);
        await markDelivery(endpointId, delivery, outcome, clock());
        return outcome;
      }),
    );
    if (outcomes.some(({ error }) => error !== null && error !== 'left')) break;
  }
  await enqueueNext(endpointId, clock());
}

const endpointOf = (id: string) =>
  db().webhookEndpoint.findUnique({
    where: { id },
    select: {
      userId: true,
      url: true,
      secretSealed: true,
      previousSecretSealed: true,
      previousUntil: true,
      active: true,
      failingSince: true,
      isSlow: true,
    },
  });
type Endpoint = NonNullable<Awaited<ReturnType<typeof endpointOf>>>;

async function tryDelivery(
  endpoint: Endpoint,
  { eventId, type, memorialId, payload }: ClaimedDelivery,
  now: Date,
  send: DeliveryDependencies['send'],
): Promise<DeliveryOutcome> {
  if (!(await mayReceive(endpoint.userId, type, memorialId, now)))
    return { status: null, error: 'left', tookMs: 0 };
  const target = targetOf(endpoint.url);
  if (!target) return { status: null, error: 'address', tookMs: 0 };
  const headers = signedOrNull(endpoint, eventId, payload, now);
  if (!headers) return { status: null, error: 'secret', tookMs: 0 };
  const startedAt = performance.now();
  const sent = await send(target, payload, headers);
  const tookMs = performance.now() - startedAt;
  if ('error' in sent) return { status: null, error: sent.error, tookMs };
  return { status: sent.status, error: errorOf(sent.status), tookMs };
}

/** Null if the secret cannot be decrypted, so that retrying would not help. */
function signedOrNull(...args: Parameters<typeof signedHeaders>) {
  try {
    return signedHeaders(...args);
  } catch (error) {
    if (error instanceof UnsealError) return null;
    throw error;
  }
}

/**
 * Whether the owner may still receive events of the memorial. For a deleted memorial, fan-out.ts
 * has already chosen its last keepers.
 */
async function mayReceive(
  userId: string | null,
  type: string,
  memorialId: string | null,
  now: Date,
): Promise<boolean> {
  if (userId === null || memorialId === null || type === 'memorial.deleted') return true;
  return keepsMemorial(db(), memorialId, userId, now);
}

function errorOf(status: number): DeliveryError | null {
  if (status >= 200 && status < 300) return null;
  if (status === 410) return 'gone';
  return status >= 300 && status < 400 ? 'redirect' : 'status';
}

async function enqueueNext(endpointId: string, now: Date): Promise<void> {
  const next = await db().webhookDelivery.findFirst({
    where: {
      endpointId,
      nextAt: { not: null },
      OR: [{ busyUntil: null }, { busyUntil: { lte: now } }],
      endpoint: { active: true },
    },
    orderBy: { nextAt: 'asc' },
    select: { nextAt: true, endpoint: { select: { id: true, failingSince: true, isSlow: true } } },
  });
  if (!next?.nextAt) return;
  const { nextAt, endpoint } = next;
  await db().$transaction((tx) => enqueueRetry(tx, endpoint, nextAt, now));
}
