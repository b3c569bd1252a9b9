import { db } from '@/lib/platform/db/client';
import { everyRow } from '@/lib/platform/every-row';

/** Every endpoint of a person, with the deliveries that are kept of it; without its secret, which only its receiver needs. */
export const ownWebhooks = (userId: string) =>
  everyRow((after, take) =>
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
          take: MOST_DELIVERIES,
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

/** Of one endpoint: a batch of endpoints is in memory at once. */
const MOST_DELIVERIES = 1_000;
