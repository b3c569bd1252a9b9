import Stripe from 'stripe';
import { settingsOf } from '@/lib/platform/env';
import { unavailable } from '@/lib/platform/http/unavailable-kinds';
import { type Said, said } from '@/lib/platform/language/said';
import { watchCall } from '@/lib/platform/watch-call';
import { stripeSettings } from './setup';

const settings = () => settingsOf(stripeSettings);

/** For the whole answer (security.md, R6: 5 s). */
const TIMEOUT_MS = 4_500;
const UNREACHABLE = said('payments.refusals.unreachable');

/** The edition of the API that the package knows, whatever the account's own is. */
export const API_VERSION = '2026-10-28.endive';

/**
 * One call of Stripe's API by its package. Returns what `call` does. Throws the package's own error where Stripe
 * refuses, as `refusals` says, else `provider` in the words of `unanswered`.
 */
export async function callStripe<T>(
  call: (stripe: Stripe) => Promise<T>,
  refusals: (error: InstanceType<typeof Stripe.errors.StripeError>) => boolean,
  unanswered: Said = UNREACHABLE,
): Promise<T> {
  const isRefusal = (error: unknown) =>
    error instanceof Stripe.errors.StripeError && refusals(error);
  try {
    return await watchCall('stripe', () => inTime((signal) => call(clientOf(signal))), isRefusal);
  } catch (cause) {
    if (isRefusal(cause)) throw cause;
    throw unavailable('provider', cause, unanswered);
  }
}

/** Nothing of an earlier call is in a client, and a call is rare. */
function clientOf(signal: AbortSignal): Stripe {
  const { STRIPE_SECRET_KEY, STRIPE_API_BASE } = settings();
  const { protocol, hostname, port } = new URL(STRIPE_API_BASE);
  return new Stripe(STRIPE_SECRET_KEY, {
    apiVersion: API_VERSION,
    protocol: protocol === 'http:' ? 'http' : 'https',
    host: hostname,
    port: port || (protocol === 'http:' ? 80 : 443),
    // A repetition is ours to decide on: reconciliation asks again, and a refund is looked up before.
    maxNetworkRetries: 0,
    telemetry: false,
    httpClient: Stripe.createFetchHttpClient((url: string | URL | Request, init?: RequestInit) =>
      fetch(url, { ...init, redirect: 'error', signal }),
    ),
  });
}

/** Ends a call that takes too long, the package's own repetition of a lost connection included. */
async function inTime<T>(call: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const late = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  return Promise.race([call(signal), late]);
}
