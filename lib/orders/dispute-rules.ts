/** How a dispute stands, in our words. */
export type DisputeOutcome = 'open' | 'won' | 'lost';

type Told = { status: string; resolution: string | null; transactionStatus: string | null };

/**
 * Reads Paystack's words about a dispute (integrations 1.4). Accepted, by us or for want of an answer,
 * and a payment that is reversed mean lost; declined means that our answer was taken. What nobody has
 * seen yet stays open, for a person to look at.
 */
export function disputeOutcome({ status, resolution, transactionStatus }: Told): DisputeOutcome {
  if (status !== 'resolved') return 'open';
  if (resolution?.includes('accepted') || transactionStatus === 'reversed') return 'lost';
  return resolution?.includes('declined') ? 'won' : 'open';
}

/** What stands among the reasons for a person to look while a dispute is open. */
export const disputeReason = (providerDisputeId: string) =>
  `Dispute ${providerDisputeId} is open: please answer it in the provider's dashboard.`;
