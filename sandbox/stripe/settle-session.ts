import { sendSessionEvent } from './events';
import { nowInSeconds, type StripeSession, withExpiry } from './stripe-session';
import type { StripeState } from './stripe-state';

const isSessionOpen = (session: StripeSession) => withExpiry(session).status === 'open';

/** Pay: charges the card, then sends the notice. A second click changes nothing. */
export async function paySession(
  state: StripeState,
  session: StripeSession,
): Promise<StripeSession> {
  if (!isSessionOpen(session)) return session;
  const paidSession = state.sessions.put({
    ...session,
    status: 'complete',
    payment: 'succeeded',
    paidAt: nowInSeconds(),
  });
  await sendSessionEvent(state, paidSession, 'completed');
  return paidSession;
}

/** Pay later: starts a transfer, which arrives after a delay unless it was bounced before. */
export async function paySessionLater(
  state: StripeState,
  session: StripeSession,
): Promise<StripeSession> {
  if (!isSessionOpen(session)) return session;
  const waitingSession = state.sessions.put({
    ...session,
    status: 'complete',
    payment: 'processing',
  });
  await sendSessionEvent(state, waitingSession, 'completed');
  state.webhookSender.later(state.knobs.values.webhookDelayMs, async () => {
    const current = state.sessions.get(session.id);
    if (current) await settleTransfer(state, current);
  });
  return waitingSession;
}

/** The transfer arrives. */
export async function settleTransfer(state: StripeState, session: StripeSession): Promise<void> {
  if (session.payment !== 'processing') return;
  const paidSession = state.sessions.put({
    ...session,
    payment: 'succeeded',
    paidAt: nowInSeconds(),
  });
  await sendSessionEvent(state, paidSession, 'async_payment_succeeded');
}

/** The transfer is returned. */
export async function bounceTransfer(state: StripeState, session: StripeSession): Promise<void> {
  if (session.payment !== 'processing') return;
  const failedSession = state.sessions.put({ ...session, payment: 'requires_payment_method' });
  await sendSessionEvent(state, failedSession, 'async_payment_failed');
}

/** Decline: the page stays open for another card, and no notice is sent. */
export function declineSession(state: StripeState, session: StripeSession): StripeSession {
  return isSessionOpen(session)
    ? state.sessions.put({ ...session, payment: 'requires_payment_method' })
    : session;
}

/** The page expires. */
export async function expireSession(state: StripeState, session: StripeSession): Promise<void> {
  if (session.status !== 'open') return;
  const expiredSession = state.sessions.put({ ...session, status: 'expired' });
  await sendSessionEvent(state, expiredSession, 'expired');
}
