import { jsonReply } from '../http/reply';
import type { Route } from '../http/route-request';
import type { ListedPayment } from '../provider-simulation';
import type { WebhookRequest } from '../webhooks/webhook-sender';
import { dispute } from './dispute';
import { eventRequest, sessionObject } from './events';
import { bounceRefund } from './refund-api';
import { bounceTransfer, expireSession, settleTransfer } from './settle-session';
import { refundedOfSession } from './stripe-refund';
import type { StripeSession } from './stripe-session';
import type { StripeState } from './stripe-state';

const isoTime = (s: number) => new Date(s * 1000).toISOString();

/** Returns all sessions in the sandbox's list format. */
export function listSessions(state: StripeState): ListedPayment[] {
  const refunds = state.stripeRefunds.newestFirst();
  return state.sessions.newestFirst().map((one) => ({
    provider: 'stripe',
    id: `pi_${one.id}`,
    reference: one.reference,
    status: one.payment ?? one.status,
    amount: one.amount,
    refunded: refundedOfSession(one.id, refunds),
    currency: one.currency.toUpperCase(),
    email: one.email,
    metadata: one.metadata,
    createdAt: isoTime(one.createdAt),
    paidAt: one.paidAt === null ? null : isoTime(one.paidAt),
    webhooks: one.webhooks,
  }));
}

const findByReference = (state: StripeState, reference: string) =>
  state.sessions.find((one) => one.reference === reference);

/** Returns a payment's webhook for resending; null if nothing was paid with this reference. */
export function findSessionWebhook(state: StripeState, reference: string): WebhookRequest | null {
  const session = findByReference(state, reference);
  if (!session?.paidAt) return null;
  return eventRequest(
    state,
    session.id,
    'checkout.session.completed',
    sessionObject(state, session),
  );
}

/** Events that otherwise only time or a bank would cause. */
const ACTIONS: Record<
  string,
  (state: StripeState, session: StripeSession, disputeStatus: string) => Promise<void>
> = {
  arrive: settleTransfer,
  bounce: bounceTransfer,
  expire: expireSession,
  'send-back': bounceRefund,
  dispute,
};

/** POST /control/stripe/{reference}/{act}; a dispute's status is in `?status=`. */
export const controlStripe = (state: StripeState): Route => ({
  method: 'POST',
  path: '/control/stripe/:reference/:act',
  run: async ({ param, url }) => {
    const session = findByReference(state, param('reference'));
    const action = ACTIONS[param('act')];
    if (!session || !action) return jsonReply({ error: 'There is no such payment or act.' }, 404);
    await action(state, session, url.searchParams.get('status') ?? '');
    return jsonReply({ done: param('act') });
  },
});
