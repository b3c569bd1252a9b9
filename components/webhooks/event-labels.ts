import type { DeliveryView } from '@/lib/webhooks/api-schema';

/** The message that says what happened, by the type of its event. */
export const EVENT_LABELS = {
  'memorial.created': 'webhooks.events.created',
  'memorial.updated': 'webhooks.events.updated',
  'memorial.deleted': 'webhooks.events.deleted',
  'words.waiting': 'webhooks.events.wordsWaiting',
  'words.published': 'webhooks.events.wordsPublished',
  'tribute.received': 'webhooks.events.tribute',
  'media.added': 'webhooks.events.media',
  'webhook.test': 'webhooks.events.test',
} as const satisfies Record<DeliveryView['type'], string>;
