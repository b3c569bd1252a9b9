import { jsonReply, type Reply, textReply } from '../http/reply';
import type { Route, RouteRequest } from '../http/route-request';
import type { KnobValues } from '../knobs';
import type { StripeState } from './stripe-state';

type Endpoint = keyof KnobValues['fail'];

/** Wraps an endpoint of Stripe's API: fails if a knob says so, then requires the secret key (payments.md 5.1, 5.6). */
export const stripeEndpoint =
  (
    state: StripeState,
    endpoint: Endpoint,
    handle: (call: RouteRequest) => Reply | Promise<Reply>,
  ): Route['run'] =>
  (call) => {
    const failure = state.knobs.values.fail[endpoint];
    if (failure) return FAILURES[failure];
    const isOurs = call.headers.authorization === `Bearer ${state.keys.secretKey}`;
    return isOurs ? handle(call) : stripeError(401, 'Invalid API Key provided.');
  };

/** Returns an error in Stripe's format. */
export const stripeError = (
  status: number,
  message: string,
  { code, param, type = 'invalid_request_error' }: Record<string, string> = {},
): Reply =>
  jsonReply({ error: { type, message, ...(code && { code }), ...(param && { param }) } }, status);

export const notFoundError = (resource: string, id: string) =>
  stripeError(404, `No such ${resource}: '${id}'`, { code: 'resource_missing', param: 'id' });

const FAILURES: Record<NonNullable<KnobValues['fail'][Endpoint]>, Reply> = {
  '429': stripeError(429, 'Too many requests.', {
    code: 'rate_limit',
    type: 'invalid_request_error',
  }),
  '500': stripeError(500, 'An unknown error occurred.', { type: 'api_error' }),
  hang: 'hang',
  html: textReply('<!doctype html><title>Please wait</title><p>Checking you', 'text/html'),
};

/** Whether the key is a live one. The sandbox moves no money in either case. */
export const isLive = ({ keys }: StripeState) => /^[rs]k_live_/.test(keys.secretKey);

/** The address at which the application reaches the sandbox. */
export const ownUrl = ({ headers }: RouteRequest) => `http://${headers.host}`;
