import { db } from '@/lib/platform/db/client';
import { newId } from '@/lib/platform/ids/public-id';
import type { Statuses } from '../../support/actors';
import { addEndpoint } from '../../support/webhook';
import { everybody, everyMember } from '../memorials/permission-tables/row';

/** The ids that a row's path can contain, of a webhook endpoint and one of its deliveries. */
export type WebhookIds = { endpointId?: string; deliveryId?: string };

/** A route that accepts keys but is not about a memorial, so the table of memorials has no row for it. */
type Row = {
  statuses: Statuses;
  /** The status for a key that is bound to another memorial, if it differs from a stranger's. */
  outside?: number;
  /** Creates the objects whose ids are in the path. */
  make?: (memorialId: string, ownerId: string) => Promise<WebhookIds>;
  path?: string;
  body?: (memorialId: string) => object;
};

/** A route about a webhook endpoint of the owner's for one memorial, with a delivery. */
const endpointRow: Row = {
  statuses: { ...everyMember(404), owner: 200 },
  async make(memorialId, userId) {
    const { id: endpointId } = await addEndpoint('https://hooks.example.org', {
      userId,
      memorialIds: [memorialId],
    });
    const id = newId();
    const delivery = { id, endpointId, memorialId, eventId: newId(), type: 'media.added' };
    await db().webhookDelivery.create({ data: { ...delivery, payload: '{}' } });
    return { endpointId, deliveryId: id };
  },
};
const search: Row = { statuses: everybody, path: '/?q=Wangari' };

export const ROWS_OF_KEYS: Record<string, Row> = {
  'GET /api/site': { statuses: everybody },
  'GET /api/search': search,
  'GET /api/search/suggest': search,
  'GET /api/webhooks': { statuses: everyMember(200) },
  'POST /api/webhooks': {
    statuses: { ...everyMember(400), owner: 201, keeper: 201 },
    outside: 403,
    body: (memorialId) => ({
      url: 'https://hooks.example.org',
      events: ['media.added'],
      memorialIds: [memorialId],
    }),
  },
  'GET /api/webhooks/[id]': endpointRow,
  'PATCH /api/webhooks/[id]': { ...endpointRow, body: () => ({ active: false }) },
  'DELETE /api/webhooks/[id]': endpointRow,
  'POST /api/webhooks/[id]/secret': endpointRow,
  'POST /api/webhooks/[id]/test': endpointRow,
  'POST /api/webhooks/[id]/deliveries/[deliveryId]/send-again': endpointRow,
};
