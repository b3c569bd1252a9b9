import { isLive } from './api';
import { announce } from './events';
import { intentIdOf, type Session, seconds } from './session';
import type { StripeWorld } from './stripe-world';

const WEEK_S = 7 * 24 * 60 * 60;

/** The notices for each status of a dispute, in Stripe's order. */
const EVENTS: Record<string, string[]> = {
  needs_response: ['created', 'funds_withdrawn'],
  under_review: ['updated'],
  won: ['closed', 'funds_reinstated'],
  lost: ['closed'],
  warning_needs_response: ['created'],
  warning_closed: ['closed'],
};

/** Sends the notices of a payment's dispute with this status (payments.md 5.3). */
export async function dispute(world: StripeWorld, session: Session, status: string): Promise<void> {
  for (const event of EVENTS[status] ?? ['updated'])
    await announce(world, session, `charge.dispute.${event}`, disputeData(world, session, status));
}

/** Returns a dispute as contained in notices. */
export const disputeData = (world: StripeWorld, session: Session, status: string) => ({
  id: `du_${session.id}`,
  object: 'dispute',
  amount: session.amount,
  balance_transactions: [],
  charge: `ch_${session.id}`,
  created: seconds(),
  currency: session.currency,
  evidence_details: { due_by: seconds() + WEEK_S, has_evidence: false, past_due: false },
  livemode: isLive(world),
  metadata: {},
  payment_intent: intentIdOf(session),
  reason: 'fraudulent',
  status,
});
