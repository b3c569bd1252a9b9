import type { Call, Route } from '../http/call';
import { json, type Reply, text } from '../http/reply';
import type { KnobValues } from '../knobs';
import type { StripeWorld } from './stripe-world';

type Endpoint = keyof KnobValues['fail'];

/** Wraps an endpoint of Stripe's API: fails if a knob says so, then requires the secret key (payments.md 5.1, 5.6). */
export const apiCall =
  (
    world: StripeWorld,
    endpoint: Endpoint,
    answer: (call: Call) => Reply | Promise<Reply>,
  ): Route['run'] =>
  (call) => {
    const failure = world.knobs.values.fail[endpoint];
    if (failure) return FAILURES[failure];
    const isOurs = call.headers.authorization === `Bearer ${world.keys.secretKey}`;
    return isOurs ? answer(call) : apiError(401, 'Invalid API Key provided.');
  };

/** Returns an error in Stripe's format. */
export const apiError = (
  status: number,
  message: string,
  { code, param, type = 'invalid_request_error' }: Record<string, string> = {},
): Reply =>
  json({ error: { type, message, ...(code && { code }), ...(param && { param }) } }, status);

export const missing = (what: string, id: string) =>
  apiError(404, `No such ${what}: '${id}'`, { code: 'resource_missing', param: 'id' });

const FAILURES: Record<NonNullable<KnobValues['fail'][Endpoint]>, Reply> = {
  '429': apiError(429, 'Too many requests.', { code: 'rate_limit', type: 'invalid_request_error' }),
  '500': apiError(500, 'An unknown error occurred.', { type: 'api_error' }),
  hang: 'hang',
  html: text('<!doctype html><title>Please wait</title><p>Checking you', 'text/html'),
};

/** Whether the key is a live one. The sandbox moves no money in either case. */
export const isLive = ({ keys }: StripeWorld) => /^[rs]k_live_/.test(keys.secretKey);

/** The address under which the application calls the sandbox. */
export const ownUrl = ({ headers }: Call) => `http://${headers.host}`;
