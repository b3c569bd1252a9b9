import { settingsOf } from '@/lib/platform/env';
import { unavailableError } from '@/lib/platform/http/unavailable-error';
import { instrumentCall } from '@/lib/platform/instrument-call';
import { type Message, messageFor } from '@/lib/platform/language/message';
import { paystackSettings } from './setup';
import { parseWithWholeIds } from './whole-ids';

const settings = () => settingsOf(paystackSettings);

/** The time limit for the whole response; security.md, R6 allows 5 s. */
const TIMEOUT_MS = 4_500;
const UNREACHABLE = messageFor('payments.refusals.unreachable');

type Call = { body?: object; unanswered?: Message };

/**
 * Calls Paystack's API, as a POST if there is a `body`. Returns the status and the parsed body.
 * Throws `provider` with the message `unanswered` if there is no response, or one that is not JSON.
 */
export async function callPaystack(path: string, { body, unanswered = UNREACHABLE }: Call = {}) {
  try {
    return await instrumentCall('paystack', async () => {
      const response = await fetch(new URL(path, settings().PAYSTACK_API_BASE), {
        headers: {
          Authorization: `Bearer ${settings().PAYSTACK_SECRET_KEY}`,
          ...(body && { 'content-type': 'application/json' }),
        },
        ...(body && { method: 'POST', body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(TIMEOUT_MS),
        redirect: 'error',
      });
      return { status: response.status, body: parseWithWholeIds(await response.text()) };
    });
  } catch (cause) {
    throw unavailableError('provider', cause, unanswered);
  }
}
