import type { Call } from '../http/call';
import { json, type Reply } from '../http/reply';
import { apiError, isLive, missing } from './api';
import { announce } from './events';
import { refundedOf, type StripeRefund, stripeRefundData } from './refund';
import { chargeData, type Session, seconds } from './session';
import { sessionOfIntent } from './session-api';
import type { StripeWorld } from './stripe-world';

const NAME = /^metadata\[(.+)\]$/;

/** POST /v1/refunds: the same idempotency key returns the same refund (payments.md 5.5). */
export function createStripeRefund(world: StripeWorld, call: Call): Reply {
  const sent = new URLSearchParams(call.body);
  const intentId = sent.get('payment_intent') ?? '';
  const session = sessionOfIntent(world, intentId);
  if (session?.payment !== 'succeeded') return missing('payment_intent', intentId);
  const key = String(call.headers['idempotency-key'] ?? '');
  const before = world.stripeRefunds.find((one) => key !== '' && one.idempotency === key);
  if (before) return json(stripeRefundData(before, session));
  const refunded = refundedOf(session.id, world.stripeRefunds.newestFirst());
  const amount = Number(sent.get('amount') ?? session.amount - refunded);
  if (refunded === session.amount)
    return apiError(400, 'The charge has already been refunded.', {
      code: 'charge_already_refunded',
    });
  if (!Number.isSafeInteger(amount) || amount < 1 || refunded + amount > session.amount)
    return apiError(400, 'Refund amount is greater than unrefunded amount on charge.', {
      param: 'amount',
    });
  const metadata = Object.fromEntries(
    [...sent].flatMap(([name, value]) => {
      const own = NAME.exec(name)?.[1];
      return own ? [[own, value]] : [];
    }),
  );
  const refund = world.stripeRefunds.put({
    id: world.stripeRefunds.nextId(),
    sessionId: session.id,
    amount,
    currency: session.currency,
    metadata,
    status: 'pending',
    createdAt: seconds(),
    idempotency: key,
  });
  settle(world, refund, session);
  return json(stripeRefundData(refund, session));
}

/** GET /v1/refunds?payment_intent= */
export function listStripeRefunds(world: StripeWorld, { url }: Call): Reply {
  const session = sessionOfIntent(world, url.searchParams.get('payment_intent') ?? '');
  const data = world.stripeRefunds
    .newestFirst()
    .flatMap((one) => (one.sessionId === session?.id ? [stripeRefundData(one, session)] : []));
  return json({ object: 'list', data, has_more: false, url: '/v1/refunds' });
}

const STATUS = {
  processed: 'succeeded',
  failed: 'failed',
  'needs-attention': 'requires_action',
  pending: 'pending',
} as const;

/** Sends `refund.created`, then acts according to the `refund` knob. */
function settle(world: StripeWorld, refund: StripeRefund, session: Session): void {
  const { refund: outcome, refundDelayMs } = world.knobs.values;
  world.courier.later(0, () => say(world, session, 'refund.created', refund));
  if (outcome === 'pending') return;
  world.courier.later(refundDelayMs, async () => {
    const settled = world.stripeRefunds.put({ ...refund, status: STATUS[outcome] });
    await say(world, session, outcome === 'failed' ? 'refund.failed' : 'refund.updated', settled);
    if (outcome !== 'processed') return;
    const sum = refundedOf(session.id, world.stripeRefunds.newestFirst());
    await announce(world, session, 'charge.refunded', chargeData(session, isLive(world), sum));
  });
}

const say = (world: StripeWorld, session: Session, type: string, refund: StripeRefund) =>
  announce(world, session, type, stripeRefundData(refund, session));

/** A bank returns a refund after it was paid out. */
export async function sendBack(world: StripeWorld, session: Session): Promise<void> {
  const refund = world.stripeRefunds.find((one) => one.sessionId === session.id);
  if (!refund) return;
  const failed = world.stripeRefunds.put({ ...refund, status: 'failed' });
  await say(world, session, 'refund.failed', failed);
}
