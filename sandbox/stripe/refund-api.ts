import { jsonReply, type Reply } from '../http/reply';
import type { RouteRequest } from '../http/route-request';
import { isLive, notFoundError, stripeError } from './api';
import { sendEvent } from './events';
import { findSessionOfIntent } from './session-api';
import { refundedOfSession, type StripeRefund, stripeRefundData } from './stripe-refund';
import { nowInSeconds, type StripeSession, stripeCharge } from './stripe-session';
import type { StripeState } from './stripe-state';

const METADATA_FIELD = /^metadata\[(.+)\]$/;

/** POST /v1/refunds: the same idempotency key returns the same refund (payments.md 5.5). */
export function createStripeRefund(state: StripeState, call: RouteRequest): Reply {
  const form = new URLSearchParams(call.body);
  const intentId = form.get('payment_intent') ?? '';
  const session = findSessionOfIntent(state, intentId);
  if (session?.payment !== 'succeeded') return notFoundError('payment_intent', intentId);
  const key = String(call.headers['idempotency-key'] ?? '');
  const existing = state.stripeRefunds.find((one) => key !== '' && one.idempotency === key);
  if (existing) return jsonReply(stripeRefundData(existing, session));
  const refunded = refundedOfSession(session.id, state.stripeRefunds.newestFirst());
  const amount = Number(form.get('amount') ?? session.amount - refunded);
  if (refunded === session.amount)
    return stripeError(400, 'The charge has already been refunded.', {
      code: 'charge_already_refunded',
    });
  if (!Number.isSafeInteger(amount) || amount < 1 || refunded + amount > session.amount)
    return stripeError(400, 'Refund amount is greater than unrefunded amount on charge.', {
      param: 'amount',
    });
  const metadata = Object.fromEntries(
    [...form].flatMap(([name, value]) => {
      const metadataName = METADATA_FIELD.exec(name)?.[1];
      return metadataName ? [[metadataName, value]] : [];
    }),
  );
  const refund = state.stripeRefunds.put({
    id: state.stripeRefunds.nextId(),
    sessionId: session.id,
    amount,
    currency: session.currency,
    metadata,
    status: 'pending',
    createdAt: nowInSeconds(),
    idempotency: key,
  });
  settle(state, refund, session);
  return jsonReply(stripeRefundData(refund, session));
}

/** GET /v1/refunds?payment_intent= */
export function listStripeRefunds(state: StripeState, { url }: RouteRequest): Reply {
  const session = findSessionOfIntent(state, url.searchParams.get('payment_intent') ?? '');
  const data = state.stripeRefunds
    .newestFirst()
    .flatMap((one) => (one.sessionId === session?.id ? [stripeRefundData(one, session)] : []));
  return jsonReply({ object: 'list', data, has_more: false, url: '/v1/refunds' });
}

const STATUS = {
  processed: 'succeeded',
  failed: 'failed',
  'needs-attention': 'requires_action',
  pending: 'pending',
} as const;

/** Sends `refund.created`, then acts according to the `refund` knob. */
function settle(state: StripeState, refund: StripeRefund, session: StripeSession): void {
  const { refund: outcome, refundDelayMs } = state.knobs.values;
  state.webhookSender.later(0, () => sendRefundEvent(state, session, 'refund.created', refund));
  if (outcome === 'pending') return;
  state.webhookSender.later(refundDelayMs, async () => {
    const settledRefund = state.stripeRefunds.put({ ...refund, status: STATUS[outcome] });
    await sendRefundEvent(
      state,
      session,
      outcome === 'failed' ? 'refund.failed' : 'refund.updated',
      settledRefund,
    );
    if (outcome !== 'processed') return;
    const sum = refundedOfSession(session.id, state.stripeRefunds.newestFirst());
    await sendEvent(state, session, 'charge.refunded', stripeCharge(session, isLive(state), sum));
  });
}

const sendRefundEvent = (
  state: StripeState,
  session: StripeSession,
  type: string,
  refund: StripeRefund,
) => sendEvent(state, session, type, stripeRefundData(refund, session));

/** A bank returns a refund after it was paid out. */
export async function bounceRefund(state: StripeState, session: StripeSession): Promise<void> {
  const refund = state.stripeRefunds.find((one) => one.sessionId === session.id);
  if (!refund) return;
  const failedRefund = state.stripeRefunds.put({ ...refund, status: 'failed' });
  await sendRefundEvent(state, session, 'refund.failed', failedRefund);
}
