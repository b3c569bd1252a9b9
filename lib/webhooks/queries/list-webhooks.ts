import { keyCoversAll } from '@/lib/keepers/policy';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { db, type Tx } from '@/lib/platform/db/client';
import { AppError } from '@/lib/platform/errors';
import { EVENT_TYPES } from '@/lib/platform/events/event-rules';
import { messageFor } from '@/lib/platform/language/message';
import type { DeliveryView, WebhookView } from '../api-schema';
import type { WebhookOwner } from '../commands/lock-endpoint';
import {
  DELIVERY_ERRORS,
  deliveryState,
  MAX_OPERATOR_WEBHOOKS,
  MAX_SHOWN_DELIVERIES,
  MAX_WEBHOOKS_PER_PERSON,
  TEST_EVENT,
} from '../rules';

/** The most webhooks that the owner may have. */
export const webhookLimitOf = (owner: WebhookOwner) =>
  owner ? MAX_WEBHOOKS_PER_PERSON : MAX_OPERATOR_WEBHOOKS;

/** The owner's webhooks, oldest first; with an API key, only those that it reaches. */
export async function listWebhooks(viewer: Viewer, owner: WebhookOwner): Promise<WebhookView[]> {
  const rows = await db().webhookEndpoint.findMany({
    where: { userId: owner },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    select: ENDPOINT,
  });
  return rows.filter(({ memorialIds }) => keyCoversAll(viewer, memorialIds)).map(toView);
}

/**
 * A webhook with its latest deliveries, newest first. Throws `not_found`, also for somebody else's
 * webhook and for one that the viewer's API key does not reach.
 */
export async function webhookDetail(
  viewer: Viewer,
  owner: WebhookOwner,
  id: string,
): Promise<{ webhook: WebhookView; deliveries: DeliveryView[] }> {
  const row = await db().webhookEndpoint.findFirst({
    where: { id, userId: owner },
    select: {
      ...ENDPOINT,
      deliveries: {
        orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
        take: MAX_SHOWN_DELIVERIES,
        select: { ...DELIVERY, memorialId: true },
      },
    },
  });
  if (!row || !keyCoversAll(viewer, row.memorialIds))
    throw new AppError('not_found', messageFor('webhooks.refusals.notFound'));
  // An API key may not reach memorials that the webhook had before it was changed.
  const reachableDeliveries = row.deliveries.filter(
    ({ memorialId }) => memorialId === null || keyCoversAll(viewer, [memorialId]),
  );
  return { webhook: toView(row), deliveries: reachableDeliveries.map(toDelivery) };
}

/** A webhook as its owner sees it, read in the transaction that changed it. */
export const webhookView = async (tx: Tx, id: string): Promise<WebhookView> =>
  toView(await tx.webhookEndpoint.findUniqueOrThrow({ where: { id }, select: ENDPOINT }));

const ENDPOINT = {
  id: true,
  url: true,
  memorialIds: true,
  events: true,
  active: true,
  disabledWhy: true,
  failingSince: true,
  previousUntil: true,
  createdAt: true,
} as const;
const DELIVERY = {
  id: true,
  eventId: true,
  type: true,
  attempts: true,
  nextAt: true,
  status: true,
  error: true,
  deliveredAt: true,
  createdAt: true,
} as const;

type EndpointRow = Omit<
  WebhookView,
  '_id' | 'events' | 'failingSince' | 'previousSecretUntil' | 'createdAt'
> & {
  id: string;
  events: string[];
  failingSince: Date | null;
  previousUntil: Date | null;
  createdAt: Date;
};

const toView = ({ id, events, failingSince, previousUntil, createdAt, ...row }: EndpointRow) => ({
  _id: id,
  url: row.url,
  memorialIds: row.memorialIds,
  events: EVENT_TYPES.filter((type) => events.includes(type)),
  active: row.active,
  disabledWhy: row.disabledWhy,
  failingSince: failingSince?.toISOString() ?? null,
  previousSecretUntil: previousUntil?.toISOString() ?? null,
  createdAt: createdAt.toISOString(),
});

type DeliveryRow = {
  id: string;
  eventId: string;
  type: string;
  attempts: number;
  nextAt: Date | null;
  status: number | null;
  error: string;
  deliveredAt: Date | null;
  createdAt: Date;
};

const toDelivery = (row: DeliveryRow): DeliveryView => ({
  _id: row.id,
  eventId: row.eventId,
  type: EVENT_TYPES.find((type) => type === row.type) ?? TEST_EVENT,
  state: deliveryState(row),
  attempts: row.attempts,
  status: row.status,
  error: DELIVERY_ERRORS.find((error) => error === row.error) ?? null,
  nextAt: row.nextAt?.toISOString() ?? null,
  deliveredAt: row.deliveredAt?.toISOString() ?? null,
  createdAt: row.createdAt.toISOString(),
});
