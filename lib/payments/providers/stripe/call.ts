import Stripe from 'stripe';
import { settingsOf } from '@/lib/platform/env';
import { unavailableError } from '@/lib/platform/http/unavailable-error';
import { instrumentCall } from '@/lib/platform/instrument-call';
import { type Message, messageFor } from '@/lib/platform/language/message';
import { stripeSettings } from './setup';

const settings = () => settingsOf(stripeSettings);

/** The time limit for the whole response; security.md, R6 allows 5 s. */
const TIMEOUT_MS = 4_500;
const UNREACHABLE = messageFor('payments.refusals.unreachable');

/** The API version that the package knows, whatever the account's default is. */
export const API_VERSION = '2026-10-28.endive';

/**
 * Calls Stripe's API through its package and returns the result of `call`. Errors for which
 * `refusals` returns true are thrown unchanged; all others become `provider` with the message
 * `unanswered`.
 */
export async function callStripe<T>(
  call: (stripe: Stripe) => Promise<T>,
  refusals: (error: InstanceType<typeof Stripe.errors.StripeError>) => boolean,
  unanswered: Message = UNREACHABLE,
): Promise<T> {
  const isRefusal = (error: unknown) =>
    error instanceof Stripe.errors.StripeError && refusals(error);
  try {
    return await instrumentCall(
      'stripe',
      () => inTime((signal) => call(clientOf(signal))),
      isRefusal,
    );
  } catch (cause) {
    if (isRefusal(cause)) throw cause;
    throw unavailableError('provider', cause, unanswered);
  }
}

/** Creates a client for each call, because the signal belongs to one call. Calls are rare. */
function clientOf(signal: AbortSignal): Stripe {
  const { STRIPE_SECRET_KEY, STRIPE_API_BASE } = settings();
  const { protocol, hostname, port } = new URL(STRIPE_API_BASE);
  return new Stripe(STRIPE_SECRET_KEY, {
    apiVersion: API_VERSION,
    protocol: protocol === 'http:' ? 'http' : 'https',
    host: hostname,
    port: port || (protocol === 'http:' ? 80 : 443),
    // We retry ourselves: reconciliation asks again, and refunds are looked up before they are
    // sent.
    maxNetworkRetries: 0,
    telemetry: false,
    httpClient: Stripe.createFetchHttpClient((url: string | URL | Request, init?: RequestInit) =>
      fetch(url, { ...init, redirect: 'error', signal }),
    ),
  });
}

/** Rejects after the time limit, even if the package is still retrying a lost connection. */
async function inTime<T>(call: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const late = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  return Promise.race([call(signal), late]);
}
