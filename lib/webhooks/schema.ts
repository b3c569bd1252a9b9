import { z } from 'zod';
import { EVENT_TYPES } from '@/lib/platform/events/event-rules';
import { publicId } from '@/lib/platform/ids/id-schema';
import { issueMessage } from '@/lib/platform/language/issue-message';
import { MAX_MEMORIALS_PER_WEBHOOK, MAX_URL_LENGTH } from './rules';

const unique = <T>(list: T[]): T[] => [...new Set(list)];

const url = z
  .string(issueMessage('webhooks.faults.url'))
  .trim()
  .min(1, issueMessage('webhooks.faults.url'))
  .max(MAX_URL_LENGTH, issueMessage('api.atMostCharacters', { limit: MAX_URL_LENGTH }));
const events = z
  .array(
    z.enum(EVENT_TYPES, issueMessage('webhooks.faults.events')),
    issueMessage('webhooks.faults.events'),
  )
  .min(1, issueMessage('webhooks.faults.events'))
  .max(EVENT_TYPES.length, issueMessage('webhooks.faults.events'))
  .transform(unique);
const memorialIds = z
  .array(
    publicId(issueMessage('webhooks.faults.memorials')),
    issueMessage('webhooks.faults.memorials'),
  )
  .max(MAX_MEMORIALS_PER_WEBHOOK, issueMessage('webhooks.faults.memorials'))
  .transform(unique);

/**
 * POST /api/webhooks and /api/admin/webhooks. Without `memorialIds`, the webhook receives events of
 * all memorials that its owner keeps.
 */
export const newWebhook = z.strictObject({ url, events, memorialIds: memorialIds.default([]) });
export type NewWebhook = z.output<typeof newWebhook>;

/** PATCH of a single webhook. Fields that are not sent stay unchanged. */
export const webhookChange = z.strictObject({
  url: url.optional(),
  events: events.optional(),
  memorialIds: memorialIds.optional(),
  active: z.boolean(issueMessage('webhooks.faults.active')).optional(),
});
export type WebhookChange = z.output<typeof webhookChange>;

export const deliveryParams = z.object({ id: z.string(), deliveryId: z.string() });
