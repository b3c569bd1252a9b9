import type { KnobValues } from '../knobs';
import { intentData, intentIdOf, type StripeSession, sessionIdOf } from './stripe-session';

type Shape = { livemode: boolean; url: string; expanded: boolean; verify: KnobValues['verify'] };

/** Returns a session as in Stripe's API and notices. The `verify` knobs falsify it. */
export function sessionData(session: StripeSession, { livemode, url, expanded, verify }: Shape) {
  const intent = session.payment && intentData(session, livemode);
  const live = verify.domain === undefined ? livemode : verify.domain === 'live';
  return {
    id: sessionIdOf(session),
    object: 'checkout.session',
    adaptive_pricing: { enabled: false },
    amount_subtotal: session.amount,
    amount_total: verify.amount ?? session.amount,
    cancel_url: session.cancelUrl,
    client_reference_id: session.reference,
    created: session.createdAt,
    currency: verify.currency?.toLowerCase() ?? session.currency,
    customer: null,
    customer_details: session.payment ? { email: session.email } : null,
    customer_email: session.email,
    expires_at: session.expiresAt,
    livemode: live,
    locale: session.locale,
    metadata: metadataAs(session, verify.metadata),
    mode: 'payment',
    payment_intent: expanded || !intent ? intent : intentIdOf(session),
    payment_method_types: ['card'],
    payment_status: verify.status ?? (session.payment === 'succeeded' ? 'paid' : 'unpaid'),
    status: session.status,
    success_url: session.successUrl,
    ui_mode: 'hosted',
    url: session.status === 'open' ? `${url}/c/pay/${sessionIdOf(session)}` : null,
  };
}

const metadataAs = ({ metadata }: StripeSession, knob: KnobValues['verify']['metadata']) =>
  knob === undefined ? metadata : knob === 'string' ? JSON.stringify(metadata) : null;
