import { z } from 'zod';
import { WebhookDisabled } from '@/lib/platform/db/generated/enums';
import { EVENT_TYPES } from '@/lib/platform/events/event-rules';
import { isoTime } from '@/lib/platform/http/answer-schema';
import { DELIVERY_ERRORS, DELIVERY_STATES, TEST_EVENT } from './rules';

const webhook = z.strictObject({
  _id: z.string(),
  url: z.string(),
  /** Empty: all memorials that its owner keeps. */
  memorialIds: z.array(z.string()),
  events: z.array(z.enum(EVENT_TYPES)),
  active: z.boolean(),
  /** Why it was switched off; null if its owner did it. */
  disabledWhy: z.enum(WebhookDisabled).nullable(),
  /** Since when deliveries have failed. */
  failingSince: isoTime.nullable(),
  /** Until when the previous secret also signs. */
  previousSecretUntil: isoTime.nullable(),
  createdAt: isoTime,
});
export type WebhookView = z.output<typeof webhook>;

const delivery = z.strictObject({
  _id: z.string(),
  /** The header `webhook-id`. */
  eventId: z.string(),
  type: z.enum([...EVENT_TYPES, TEST_EVENT]),
  state: z.enum(DELIVERY_STATES),
  attempts: z.number().int(),
  /** The HTTP status of the last answer. */
  status: z.number().int().nullable(),
  error: z.enum(DELIVERY_ERRORS).nullable(),
  nextAt: isoTime.nullable(),
  deliveredAt: isoTime.nullable(),
  createdAt: isoTime,
});
export type DeliveryView = z.output<typeof delivery>;

/** GET /api/webhooks and /api/admin/webhooks. */
export const webhooksResponse = z.strictObject({
  webhooks: z.array(webhook),
  /** The most webhooks that are allowed. */
  most: z.number().int(),
});

/** GET and PATCH of a single webhook. */
export const webhookResponse = z.strictObject({ webhook, deliveries: z.array(delivery) });

/** POST of a new webhook, the only answer that contains its secret. */
export const newWebhookResponse = z.strictObject({ webhook, secret: z.string() });

/**
 * POST of a new secret, the only answer that contains it. Until `previousSecretUntil` the previous
 * secret also signs.
 */
export const webhookSecretResponse = z.strictObject({
  secret: z.string(),
  previousSecretUntil: isoTime,
});
