import type { DisputeOutcome } from '../../disputes/dispute-rules';

type Told = { status: string; resolution: string | null; transactionStatus: string | null };

/**
 * Reads Paystack's words about a dispute (payments.md 1.4). Accepted, by us or for want of an answer,
 * and a payment that is reversed mean lost; declined means that our answer was taken. What nobody has
 * seen yet stays open, for an admin to look at.
 */
export function disputeOutcome({ status, resolution, transactionStatus }: Told): DisputeOutcome {
  if (status !== 'resolved') return 'open';
  if (resolution?.includes('accepted') || transactionStatus === 'reversed') return 'lost';
  return resolution?.includes('declined') ? 'won' : 'open';
}
