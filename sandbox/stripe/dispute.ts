import { isLive } from './api';
import { sendEvent } from './events';
import { intentIdOf, nowInSeconds, type StripeSession } from './stripe-session';
import type { StripeState } from './stripe-state';

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
export async function dispute(
  state: StripeState,
  session: StripeSession,
  status: string,
): Promise<void> {
  for (const event of EVENTS[status] ?? ['updated'])
    await sendEvent(state, session, `charge.dispute.${event}`, disputeData(state, session, status));
}

/** Returns a dispute as contained in notices. */
export const disputeData = (state: StripeState, session: StripeSession, status: string) => ({
  id: `du_${session.id}`,
  object: 'dispute',
  amount: session.amount,
  balance_transactions: [],
  charge: `ch_${session.id}`,
  created: nowInSeconds(),
  currency: session.currency,
  evidence_details: { due_by: nowInSeconds() + WEEK_S, has_evidence: false, past_due: false },
  livemode: isLive(state),
  metadata: {},
  payment_intent: intentIdOf(session),
  reason: 'fraudulent',
  status,
});
