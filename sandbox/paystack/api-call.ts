import type { Call } from '../http/call';
import { json, type Reply, text } from '../http/reply';
import type { KnobValues } from '../knobs';
import type { World } from '../world';
import { apiError } from './api-errors';

type Endpoint = keyof KnobValues['fail'];

/** Wraps an endpoint of the API: fails if a knob says so, then requires the secret key (payments.md 1.1, 1.8). */
export function apiCall(
  world: World,
  endpoint: Endpoint,
  answer: (call: Call) => Reply,
): (call: Call) => Reply {
  return (call) => {
    const failure = world.knobs.values.fail[endpoint];
    if (failure) return FAILURES[failure];
    const bearer = `Bearer ${world.settings.paystack.secretKey}`;
    return call.headers.authorization === bearer ? answer(call) : apiError('invalidKey');
  };
}

/** Paystack's bodies for 429 and 500 are unknown; the header is documented (payments.md 1.1). */
const FAILURES: Record<NonNullable<KnobValues['fail'][Endpoint]>, Reply> = {
  '429': json({ status: false, message: 'Too many requests', type: 'api_error' }, 429, {
    'x-ratelimit-reset': '2',
  }),
  '500': json({ status: false, message: 'Internal error', type: 'api_error' }, 500),
  hang: 'hang',
  html: text('<!doctype html><title>Please wait</title><p>Checking you', 'text/html'),
};
