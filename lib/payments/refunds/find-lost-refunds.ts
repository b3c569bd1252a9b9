import { DAY_MS } from '@/lib/platform/durations';
import { enqueueRefundCheck, flagRefundForReview } from './enqueue-refund-check';
import { lostRefunds } from './queries';

/**
 * A refund without news for this long has lost its job: refunds are checked daily, and a job is
 * retried for about a day.
 */
const SILENT_MS = 3 * DAY_MS;
const UNSENT =
  "It could not be sent for days: please look for it in the provider's dashboard, then confirm or withdraw it.";

/**
 * Finds refunds whose job was given up or lost. If the provider has a refund, its daily checks
 * resume. A refund that may not have reached the provider is never sent again: an admin decides.
 */
export async function findLostRefunds(_: object, now = Date.now()): Promise<void> {
  for (const refund of await lostRefunds(new Date(now - SILENT_MS)))
    if (refund.status === 'pending') await enqueueRefundCheck(refund.id, new Date(now));
    else await flagRefundForReview(refund, 'needs_attention', UNSENT);
}
