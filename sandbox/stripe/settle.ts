import { announceSession } from './events';
import { asNow, type Session, seconds } from './session';
import type { StripeWorld } from './stripe-world';

const isOpen = (session: Session) => asNow(session).status === 'open';

/** Pay: charges the card, then sends the notice. A second click changes nothing. */
export async function pay(world: StripeWorld, session: Session): Promise<Session> {
  if (!isOpen(session)) return session;
  const paid = world.sessions.put({
    ...session,
    status: 'complete',
    payment: 'succeeded',
    paidAt: seconds(),
  });
  await announceSession(world, paid, 'completed');
  return paid;
}

/** Pay later: starts a transfer, which arrives after a delay unless it was bounced before. */
export async function payLater(world: StripeWorld, session: Session): Promise<Session> {
  if (!isOpen(session)) return session;
  const waiting = world.sessions.put({ ...session, status: 'complete', payment: 'processing' });
  await announceSession(world, waiting, 'completed');
  world.courier.later(world.knobs.values.webhookDelayMs, async () => {
    const now = world.sessions.get(session.id);
    if (now) await arrive(world, now);
  });
  return waiting;
}

/** The transfer arrives. */
export async function arrive(world: StripeWorld, session: Session): Promise<void> {
  if (session.payment !== 'processing') return;
  const paid = world.sessions.put({ ...session, payment: 'succeeded', paidAt: seconds() });
  await announceSession(world, paid, 'async_payment_succeeded');
}

/** The transfer is returned. */
export async function bounce(world: StripeWorld, session: Session): Promise<void> {
  if (session.payment !== 'processing') return;
  const failed = world.sessions.put({ ...session, payment: 'requires_payment_method' });
  await announceSession(world, failed, 'async_payment_failed');
}

/** Decline: the page stays open for another card, and no notice is sent. */
export function decline(world: StripeWorld, session: Session): Session {
  return isOpen(session)
    ? world.sessions.put({ ...session, payment: 'requires_payment_method' })
    : session;
}

/** The page expires. */
export async function expire(world: StripeWorld, session: Session): Promise<void> {
  if (session.status !== 'open') return;
  const expired = world.sessions.put({ ...session, status: 'expired' });
  await announceSession(world, expired, 'expired');
}
