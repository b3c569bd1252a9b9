import { followRefund, leaveRefundToAPerson } from '@/lib/orders/commands/follow-refund';
import { lostRefunds } from '@/lib/orders/queries/refunds';

/** A refund is looked at every day, and a job is tried for about a day. */
const SILENT_MS = 3 * 86_400_000;
const UNSENT =
  "It could not be sent for days: please look for it in the provider's dashboard, then confirm or withdraw it.";

/**
 * Takes up refunds whose job was given up or lost: one that the provider has is followed again, one that
 * nobody knows to have arrived is for a person, and is not sent any more.
 */
export async function findLostRefunds(_: object, now = Date.now()): Promise<void> {
  for (const refund of await lostRefunds(new Date(now - SILENT_MS)))
    if (refund.status === 'pending') await followRefund(refund.id, new Date(now));
    else await leaveRefundToAPerson(refund, 'needs_attention', UNSENT);
}
