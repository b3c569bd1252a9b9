import { DAY_MS } from '@/lib/platform/durations';
import { flagRefundForReview, followRefund } from './follow-refund';
import { lostRefunds } from './queries';

/** A refund is looked at every day, and a job is tried for about a day. */
const SILENT_MS = 3 * DAY_MS;
const UNSENT =
  "It could not be sent for days: please look for it in the provider's dashboard, then confirm or withdraw it.";

/**
 * Takes up refunds whose job was given up or lost: one that the provider has is followed again, one that
 * may have arrived or not is for an admin, and is not sent again.
 */
export async function findLostRefunds(_: object, now = Date.now()): Promise<void> {
  for (const refund of await lostRefunds(new Date(now - SILENT_MS)))
    if (refund.status === 'pending') await followRefund(refund.id, new Date(now));
    else await flagRefundForReview(refund, 'needs_attention', UNSENT);
}
