import type { DeliveryView } from '@/lib/webhooks/api-schema';

export const EVENT_LABELS = {
  'memorial.created': 'webhooks.events.created',
  'memorial.updated': 'webhooks.events.updated',
  'memorial.deleted': 'webhooks.events.deleted',
  'condolence.waiting': 'webhooks.events.condolenceWaiting',
  'condolence.published': 'webhooks.events.condolencePublished',
  'tribute.received': 'webhooks.events.tribute',
  'media.added': 'webhooks.events.media',
  'webhook.test': 'webhooks.events.test',
} as const satisfies Record<DeliveryView['type'], string>;
