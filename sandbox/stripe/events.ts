import { createHmac } from 'node:crypto';
import { deliverWebhook } from '../webhooks/deliver-webhook';
import type { WebhookRequest } from '../webhooks/webhook-sender';
import { isLive } from './api';
import { sessionData } from './session-data';
import { nowInSeconds, type StripeSession } from './stripe-session';
import type { StripeState } from './stripe-state';

/** Sends a notice about a session according to the knobs (payments.md 5.3, 5.6). */
export const sendEvent = (
  state: StripeState,
  { id }: StripeSession,
  type: string,
  object: object,
) => deliverWebhook(state, eventRequest(state, id, type, object));

/** Sends a notice of the type `checkout.session.{suffix}`. */
export const sendSessionEvent = (state: StripeState, session: StripeSession, suffix: string) =>
  sendEvent(state, session, `checkout.session.${suffix}`, sessionObject(state, session));

/** Returns a session for a notice. The `verify` knobs do not apply to notices. */
export const sessionObject = (state: StripeState, session: StripeSession) =>
  sessionData(session, { livemode: isLive(state), url: '', expanded: false, verify: {} });

/** Returns a notice with Stripe's signature, an HMAC-SHA256 of time and body created for each attempt. */
export function eventRequest(
  state: StripeState,
  id: number,
  type: string,
  object: object,
): WebhookRequest {
  const body = JSON.stringify(
    {
      id: `evt_${state.sessions.nextId()}`,
      object: 'event',
      api_version: '2026-10-28.endive',
      created: nowInSeconds(),
      data: { object },
      livemode: isLive(state),
      pending_webhooks: 1,
      request: { id: null, idempotency_key: null },
      type,
    },
    null,
    2,
  );
  const isWrong = state.knobs.values.signature === 'wrong';
  const secret = isWrong ? 'whsec_of_somebody_else' : (state.keys.webhookSecrets[0] ?? '');
  return {
    url: `${state.settings.appUrl}/api/payments/webhook/stripe`,
    body,
    get headers() {
      return {
        'content-type': 'application/json; charset=utf-8',
        'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
        'stripe-signature': stripeSignature(body, secret),
      };
    },
    onAttempt: (status) => {
      const session = state.sessions.get(id);
      if (!session) return;
      const attempt = { event: type, at: new Date().toISOString(), status };
      state.sessions.put({ ...session, webhooks: [...session.webhooks, attempt] });
    },
  };
}

/** Returns the signature header of a body. `v0` is a scheme that must be ignored. */
export function stripeSignature(body: string, secret: string, at = nowInSeconds()): string {
  const signature = createHmac('sha256', secret).update(`${at}.${body}`).digest('hex');
  return `t=${at},v1=${signature},v0=${'0'.repeat(64)}`;
}
