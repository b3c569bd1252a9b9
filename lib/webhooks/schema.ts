import { z } from 'zod';
import { EVENT_TYPES } from '@/lib/platform/events/event-rules';
import { publicId } from '@/lib/platform/ids/id-schema';
import { fault } from '@/lib/platform/language/fault';
import { MOST_MEMORIALS, URL_MAX } from './rules';

const unique = <T>(list: T[]): T[] => [...new Set(list)];

const url = z
  .string(fault('webhooks.faults.url'))
  .trim()
  .min(1, fault('webhooks.faults.url'))
  .max(URL_MAX, fault('api.atMostCharacters', { limit: URL_MAX }));
const events = z
  .array(z.enum(EVENT_TYPES, fault('webhooks.faults.events')), fault('webhooks.faults.events'))
  .min(1, fault('webhooks.faults.events'))
  .max(EVENT_TYPES.length, fault('webhooks.faults.events'))
  .transform(unique);
const memorialIds = z
  .array(publicId(fault('webhooks.faults.memorials')), fault('webhooks.faults.memorials'))
  .max(MOST_MEMORIALS, fault('webhooks.faults.memorials'))
  .transform(unique);

/**
 * POST /api/webhooks and /api/admin/webhooks. Without memorials it receives events of all that its
 * owner keeps.
 */
export const newWebhook = z.strictObject({ url, events, memorialIds: memorialIds.default([]) });
export type NewWebhook = z.output<typeof newWebhook>;

/** PATCH of one of them. Fields that are not sent stay. */
export const webhookChange = z.strictObject({
  url: url.optional(),
  events: events.optional(),
  memorialIds: memorialIds.optional(),
  active: z.boolean(fault('webhooks.faults.active')).optional(),
});
export type WebhookChange = z.output<typeof webhookChange>;

export const deliveryParams = z.object({ id: z.string(), deliveryId: z.string() });
