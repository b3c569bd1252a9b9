import type { DisputeOutcome } from '../../disputes/dispute-rules';

type PaystackDispute = {
  status: string;
  resolution: string | null;
  transactionStatus: string | null;
};

/**
 * Maps Paystack's states of a dispute (payments.md 1.4). `accepted` (by us, or because we did not
 * respond) and a reversed transaction mean lost; `declined` means that our response was accepted.
 * Unknown states stay open, for an admin.
 */
export function paystackDisputeOutcome({
  status,
  resolution,
  transactionStatus,
}: PaystackDispute): DisputeOutcome {
  if (status !== 'resolved') return 'open';
  if (resolution?.includes('accepted') || transactionStatus === 'reversed') return 'lost';
  return resolution?.includes('declined') ? 'won' : 'open';
}
