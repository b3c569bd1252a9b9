import { db } from '@/lib/platform/db/client';
import { iterateRows } from '@/lib/platform/iterate-rows';

/**
 * Every webhook of a person with up to MAX_DELIVERIES of its stored deliveries, oldest first, but
 * without its secret, which only the receiver needs.
 */
export const exportWebhooks = (userId: string) =>
  iterateRows((after, take) =>
    db().webhookEndpoint.findMany({
      where: { userId, id: { gt: after } },
      orderBy: { id: 'asc' },
      take,
      select: {
        id: true,
        url: true,
        memorialIds: true,
        events: true,
        active: true,
        disabledWhy: true,
        failingSince: true,
        createdAt: true,
        deliveries: {
          orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
          take: MAX_DELIVERIES,
          select: {
            eventId: true,
            payload: true,
            attempts: true,
            status: true,
            error: true,
            deliveredAt: true,
            createdAt: true,
          },
        },
      },
    }),
  );

/** For one webhook, because a batch of webhooks is in memory at once. */
const MAX_DELIVERIES = 1_000;
