import { settingsOf } from '@/lib/platform/env';
import { AppError } from '@/lib/platform/errors';
import { said } from '@/lib/platform/language/said';
import { watchCall } from '@/lib/platform/watch-call';
import { paystackSettings } from './setup';
import { parseWithWholeIds } from './whole-ids';

const settings = () => settingsOf(paystackSettings);

const TIMEOUT_MS = 5_000;
const UNREACHABLE = said('payments.refusals.unreachable');

/**
 * One call of Paystack's API; with `body` a POST. Gives status and parsed body.
 * Throws `unavailable` when there is no answer, or one that is not JSON.
 */
export async function callPaystack(path: string, body?: object) {
  try {
    return await watchCall('paystack', async () => {
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
    throw new AppError('unavailable', UNREACHABLE, { cause });
  }
}
