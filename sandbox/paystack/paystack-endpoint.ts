import { jsonReply, type Reply, textReply } from '../http/reply';
import type { RouteRequest } from '../http/route-request';
import type { KnobValues } from '../knobs';
import type { SandboxState } from '../sandbox-state';
import { paystackError } from './paystack-errors';

type Endpoint = keyof KnobValues['fail'];

/** Wraps an endpoint of the API: fails if a knob says so, then requires the secret key (payments.md 1.1, 1.8). */
export function paystackEndpoint(
  state: SandboxState,
  endpoint: Endpoint,
  handle: (call: RouteRequest) => Reply,
): (call: RouteRequest) => Reply {
  return (call) => {
    const failure = state.knobs.values.fail[endpoint];
    if (failure) return FAILURES[failure];
    const bearer = `Bearer ${state.settings.paystack.secretKey}`;
    return call.headers.authorization === bearer ? handle(call) : paystackError('invalidKey');
  };
}

/** Paystack's bodies for 429 and 500 are unknown; the header is documented (payments.md 1.1). */
const FAILURES: Record<NonNullable<KnobValues['fail'][Endpoint]>, Reply> = {
  '429': jsonReply({ status: false, message: 'Too many requests', type: 'api_error' }, 429, {
    'x-ratelimit-reset': '2',
  }),
  '500': jsonReply({ status: false, message: 'Internal error', type: 'api_error' }, 500),
  hang: 'hang',
  html: textReply('<!doctype html><title>Please wait</title><p>Checking you', 'text/html'),
};
