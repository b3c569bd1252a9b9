import type { Route } from '../http/call';
import { json } from '../http/reply';
import type { Listed } from '../play';
import type { Letter } from '../webhooks/courier';
import { dispute } from './dispute';
import { eventLetter, sessionObject } from './events';
import { refundedOf } from './refund';
import { sendBack } from './refund-api';
import type { Session } from './session';
import { arrive, bounce, expire } from './settle';
import type { StripeWorld } from './stripe-world';

const at = (s: number) => new Date(s * 1000).toISOString();

/** Returns all sessions in the sandbox's list format. */
export function listedSessions(world: StripeWorld): Listed[] {
  const refunds = world.stripeRefunds.newestFirst();
  return world.sessions.newestFirst().map((one) => ({
    provider: 'stripe',
    id: `pi_${one.id}`,
    reference: one.reference,
    status: one.payment ?? one.status,
    amount: one.amount,
    refunded: refundedOf(one.id, refunds),
    currency: one.currency.toUpperCase(),
    email: one.email,
    metadata: one.metadata,
    createdAt: at(one.createdAt),
    paidAt: one.paidAt === null ? null : at(one.paidAt),
    webhooks: one.webhooks,
  }));
}

const withReference = (world: StripeWorld, reference: string) =>
  world.sessions.find((one) => one.reference === reference);

/** Returns a payment's webhook for resending; null if nothing was paid with this reference. */
export function sessionLetter(world: StripeWorld, reference: string): Letter | null {
  const session = withReference(world, reference);
  if (!session?.paidAt) return null;
  return eventLetter(
    world,
    session.id,
    'checkout.session.completed',
    sessionObject(world, session),
  );
}

/** Events that otherwise only time or a bank would cause. */
const ACTS: Record<string, (world: StripeWorld, session: Session, how: string) => Promise<void>> = {
  arrive,
  bounce,
  expire,
  'send-back': sendBack,
  dispute,
};

/** POST /control/stripe/{reference}/{act}; a dispute's status is in `?status=`. */
export const controlStripe = (world: StripeWorld): Route => ({
  method: 'POST',
  path: '/control/stripe/:reference/:act',
  run: async ({ param, url }) => {
    const session = withReference(world, param('reference'));
    const act = ACTS[param('act')];
    if (!session || !act) return json({ error: 'There is no such payment or act.' }, 404);
    await act(world, session, url.searchParams.get('status') ?? '');
    return json({ done: param('act') });
  },
});
