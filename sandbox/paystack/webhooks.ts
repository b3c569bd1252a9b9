import { createHmac } from 'node:crypto';
import type { Letter } from '../webhooks/courier';
import { deliver } from '../webhooks/deliver';
import type { World } from '../world';
import { chargeData } from './charge-data';
import type { Transaction } from './transaction';

/** Sends a webhook according to the `webhook` knob (payments.md 1.4, 1.8). */
export const announce = (world: World, id: number, event: string, data: object) =>
  deliver(world, webhookLetter(world, id, event, data));

export async function announceCharge(world: World, transaction: Transaction): Promise<void> {
  await announce(world, transaction.id, 'charge.success', chargeEvent(world, transaction));
}

/** Returns the payload of `charge.success`; a later refund does not change its status (payments.md 1.4). */
export function chargeEvent(world: World, transaction: Transaction) {
  const charge = { ...transaction, status: 'success' as const };
  return { ...chargeData(charge, world.settings), plan: {} };
}

/**
 * Returns a webhook with Paystack's signature: the hex HMAC-SHA512 of the raw body with the secret key (payments.md
 * 1.4). Slashes are escaped, as JSON allows, so that checking a re-serialised body fails here.
 */
export function webhookLetter(world: World, id: number, event: string, data: object): Letter {
  const body = JSON.stringify({ event, data }).replaceAll('/', '\\/');
  const { secretKey } = world.settings.paystack;
  const signature = createHmac('sha512', secretKey).update(body).digest('hex');
  return {
    url: `${world.settings.appUrl}/api/payments/webhook/paystack`,
    body,
    headers: { 'content-type': 'application/json', 'x-paystack-signature': signature },
    onAttempt: (status) => {
      const transaction = world.transactions.get(id);
      if (!transaction) return;
      const attempt = { event, at: new Date().toISOString(), status };
      world.transactions.put({ ...transaction, webhooks: [...transaction.webhooks, attempt] });
    },
  };
}
