import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '@/lib/platform/durations';

/** The most webhooks of a person, and of the operator. */
export const MAX_WEBHOOKS_PER_PERSON = 10;
export const MAX_OPERATOR_WEBHOOKS = 50;
/**
 * The most memorials that a webhook can name; without any it receives events of all that its owner
 * keeps.
 */
export const MAX_MEMORIALS_PER_WEBHOOK = 100;
export const MAX_URL_LENGTH = 500;

/** How many of its latest deliveries a webhook's page shows. */
export const MAX_SHOWN_DELIVERIES = 50;
/** How many days deliveries are kept. */
export const DELIVERY_RETENTION_DAYS = 30;

/** The wait after each failed try, as the Standard Webhooks convention proposes. */
export const RETRY_AFTER_MS = [
  5 * SECOND_MS,
  5 * MINUTE_MS,
  30 * MINUTE_MS,
  2 * HOUR_MS,
  5 * HOUR_MS,
  10 * HOUR_MS,
  14 * HOUR_MS,
  20 * HOUR_MS,
  24 * HOUR_MS,
] as const;

/** When to retry a delivery that has failed `attempts` times; null for never. */
export function retryAt(attempts: number, now: Date): Date | null {
  const after = RETRY_AFTER_MS[attempts - 1];
  return after === undefined ? null : new Date(now.getTime() + after);
}

/** A webhook that has failed for this long is switched off. */
export const FAILING_DAYS = 5;
export const hasFailedForLong = (failingSince: Date, now: Date): boolean =>
  now.getTime() - failingSince.getTime() >= FAILING_DAYS * DAY_MS;

/** How long the previous secret also signs. */
export const ROTATION_HOURS = 24;

/** The longest try, from resolving the name to the answer. */
export const TRY_TIMEOUT_MS = 10 * SECOND_MS;
/**
 * Receivers that take longer are moved to the other queue, so that fast ones do not wait for them.
 */
export const SLOW_MS = 2 * SECOND_MS;
/** The most parallel deliveries of one webhook. */
export const MAX_PARALLEL_DELIVERIES = 5;
/** How long a worker holds a delivery; after that another one may claim it. */
export const LEASE_MS = MINUTE_MS;
/** How long one job works for a webhook before other webhooks get their turn. */
export const MAX_RUN_MS = 10 * SECOND_MS;

/** The event of "Send a test", to which nobody subscribes. */
export const TEST_EVENT = 'webhook.test';

/**
 * Why a delivery failed. Of an answer only its status is kept. `address`: it is not public.
 * `unknown`: the host name does not exist. `connection`: there was no connection, or no secure one.
 * `time`: there was no answer in time. `redirect`, `gone` (410) and `status` (any other): the
 * status of the answer. `secret`: our secret cannot be decrypted. `left`: the owner no longer keeps
 * the memorial. `off`: the webhook was switched off. `restored`: it waited while the site was
 * restored from a backup.
 */
export const DELIVERY_ERRORS = [
  'address',
  'unknown',
  'connection',
  'time',
  'redirect',
  'status',
  'gone',
  'secret',
  'left',
  'off',
  'restored',
] as const;
export type DeliveryError = (typeof DELIVERY_ERRORS)[number];

/** Whether retrying after this error is useless. */
export const isFinalError = (error: DeliveryError): boolean => FINAL_ERRORS.has(error);
const FINAL_ERRORS = new Set<DeliveryError>(['address', 'gone', 'secret', 'left', 'off']);

export const DELIVERY_STATES = ['waiting', 'delivered', 'given_up'] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

export function deliveryState(delivery: {
  deliveredAt: Date | null;
  nextAt: Date | null;
}): DeliveryState {
  if (delivery.deliveredAt) return 'delivered';
  return delivery.nextAt ? 'waiting' : 'given_up';
}
