import { createHmac } from 'node:crypto';
import type { Letter } from '../webhooks/courier';
import { deliver } from '../webhooks/deliver';
import { isLive } from './api';
import { type Session, seconds } from './session';
import { sessionData } from './session-data';
import type { StripeWorld } from './stripe-world';

/** Sends a notice about a session according to the knobs (payments.md 5.3, 5.6). */
export const announce = (world: StripeWorld, { id }: Session, type: string, object: object) =>
  deliver(world, eventLetter(world, id, type, object));

/** Sends a notice of the type `checkout.session.{what}`. */
export const announceSession = (world: StripeWorld, session: Session, what: string) =>
  announce(world, session, `checkout.session.${what}`, sessionObject(world, session));

/** Returns a session for a notice. The `verify` knobs do not apply to notices. */
export const sessionObject = (world: StripeWorld, session: Session) =>
  sessionData(session, { livemode: isLive(world), url: '', expanded: false, verify: {} });

/** Returns a notice with Stripe's signature, an HMAC-SHA256 of time and body created for each attempt. */
export function eventLetter(world: StripeWorld, id: number, type: string, object: object): Letter {
  const body = JSON.stringify(
    {
      id: `evt_${world.sessions.nextId()}`,
      object: 'event',
      api_version: '2026-10-28.endive',
      created: seconds(),
      data: { object },
      livemode: isLive(world),
      pending_webhooks: 1,
      request: { id: null, idempotency_key: null },
      type,
    },
    null,
    2,
  );
  const isWrong = world.knobs.values.signature === 'wrong';
  const secret = isWrong ? 'whsec_of_somebody_else' : (world.keys.webhookSecrets[0] ?? '');
  return {
    url: `${world.settings.appUrl}/api/payments/webhook/stripe`,
    body,
    get headers() {
      return {
        'content-type': 'application/json; charset=utf-8',
        'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
        'stripe-signature': signatureOf(body, secret),
      };
    },
    onAttempt: (status) => {
      const session = world.sessions.get(id);
      if (!session) return;
      const attempt = { event: type, at: new Date().toISOString(), status };
      world.sessions.put({ ...session, webhooks: [...session.webhooks, attempt] });
    },
  };
}

/** Returns the signature header of a body. `v0` is a scheme that must be ignored. */
export function signatureOf(body: string, secret: string, at = seconds()): string {
  const signature = createHmac('sha256', secret).update(`${at}.${body}`).digest('hex');
  return `t=${at},v1=${signature},v0=${'0'.repeat(64)}`;
}
