import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '@/lib/platform/durations';

/** How many endpoints a person may have, and how many the operator. */
export const MOST_OF_A_PERSON = 10;
export const MOST_OF_THE_OPERATOR = 50;
/** How many memorials an endpoint can name; without any it hears of all that the person looks after. */
export const MOST_MEMORIALS = 100;
export const URL_MAX = 500;

/** How many of its latest deliveries an endpoint shows. */
export const DELIVERIES_SHOWN = 50;
/** How long deliveries are kept. */
export const DELIVERIES_DAYS = 30;

/** How long after each failed try the next one is, as the Standard Webhooks convention proposes. */
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

/** When a delivery is tried again that has failed `attempts` times; null: never. */
export function retryAt(attempts: number, now: Date): Date | null {
  const after = RETRY_AFTER_MS[attempts - 1];
  return after === undefined ? null : new Date(now.getTime() + after);
}

/** An endpoint that has failed for so long is switched off. */
export const FAILING_DAYS = 5;
export const hasFailedForLong = (failingSince: Date, now: Date): boolean =>
  now.getTime() - failingSince.getTime() >= FAILING_DAYS * DAY_MS;

/** How long the secret before goes on signing beside the new one. */
export const TURNING_HOURS = 24;

/** What a try may take in all, from the look-up of the name to the answer. */
export const TRY_MS = 10 * SECOND_MS;
/** Whoever takes longer to answer waits in another queue, so that no quick endpoint waits for a slow one. */
export const SLOW_MS = 2 * SECOND_MS;
/** How many deliveries of one endpoint are under way at once. */
export const AT_ONCE = 5;
/** For how long a worker has a delivery that it took. When it dies, another one takes it after that. */
export const LEASE_MS = MINUTE_MS;
/** How long one job goes on with an endpoint before others have their turn. */
export const RUN_MS = 10 * SECOND_MS;

/** The event of "Send a test", which no endpoint chooses. */
export const TEST_EVENT = 'webhook.test';

/**
 * Why a delivery failed. Nothing else of an answer is kept but its code: `address` an address inside of a network, `unknown` a name that
 * nobody knows, `connection` no connection or none that is safe, `time` no answer in time, `redirect`, `status` any other code, `gone`
 * 410. `secret`: the endpoint's secret cannot be opened. `left`: the person does not look after the memorial any more; `off`: the endpoint was switched off.
 * `restored`: it waited when the site was restored from a backup.
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

/** Whether it makes no sense to try again what failed so. */
export const isFinal = (error: DeliveryError): boolean => FINAL.has(error);
const FINAL = new Set<DeliveryError>(['address', 'gone', 'secret', 'left', 'off']);

/** How far a delivery is. */
export const DELIVERY_STATES = ['waiting', 'delivered', 'given_up'] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

export function deliveryState(delivery: {
  deliveredAt: Date | null;
  nextAt: Date | null;
}): DeliveryState {
  if (delivery.deliveredAt) return 'delivered';
  return delivery.nextAt ? 'waiting' : 'given_up';
}
