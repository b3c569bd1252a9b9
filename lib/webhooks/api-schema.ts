import { z } from 'zod';
import { WebhookDisabled } from '@/lib/platform/db/generated/enums';
import { EVENT_TYPES } from '@/lib/platform/events/event-rules';
import { moment } from '@/lib/platform/http/answer-schema';
import { DELIVERY_ERRORS, DELIVERY_STATES, TEST_EVENT } from './rules';

const webhook = z.strictObject({
  _id: z.string(),
  url: z.string(),
  /** Empty: all that its owner looks after. */
  memorialIds: z.array(z.string()),
  events: z.array(z.enum(EVENT_TYPES)),
  active: z.boolean(),
  /** Why it was switched off, if not by its owner. */
  disabledWhy: z.enum(WebhookDisabled).nullable(),
  /** Since when no answer was good. */
  failingSince: moment.nullable(),
  /** Until when the secret before the last one signs, too. */
  previousSecretUntil: moment.nullable(),
  createdAt: moment,
});
export type WebhookView = z.output<typeof webhook>;

const delivery = z.strictObject({
  _id: z.string(),
  /** The header `webhook-id`. */
  eventId: z.string(),
  type: z.enum([...EVENT_TYPES, TEST_EVENT]),
  state: z.enum(DELIVERY_STATES),
  attempts: z.number().int(),
  /** The code of the last answer. */
  status: z.number().int().nullable(),
  error: z.enum(DELIVERY_ERRORS).nullable(),
  nextAt: moment.nullable(),
  deliveredAt: moment.nullable(),
  createdAt: moment,
});
export type DeliveryView = z.output<typeof delivery>;

/** GET of the list. */
export const webhooksAnswer = z.strictObject({
  webhooks: z.array(webhook),
  /** How many there may be. */
  most: z.number().int(),
});

/** GET and PATCH of one. */
export const webhookAnswer = z.strictObject({ webhook, deliveries: z.array(delivery) });

/** POST of a new one. The secret is shown this once. */
export const newWebhookAnswer = z.strictObject({ webhook, secret: z.string() });

/** POST of a new secret, which is shown this once, and until when the one before signs, too. */
export const secretAnswer = z.strictObject({ secret: z.string(), previousSecretUntil: moment });
