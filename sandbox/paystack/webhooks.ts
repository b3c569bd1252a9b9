import { createHmac } from 'node:crypto';
import type { Letter } from '../webhooks/courier';
import type { World } from '../world';
import { chargeData } from './charge-data';
import type { Transaction } from './transaction';

/** Sends a webhook as the `webhook` knob says (payments.md 1.4, 1.8). */
export async function announce(world: World, id: number, event: string, data: object) {
  const letter = webhookLetter(world, id, event, data);
  const { webhook, webhookDelayMs } = world.knobs.values;
  const { courier } = world;
  if (webhook === 'never') return;
  if (webhook === 'delay') return courier.later(webhookDelayMs, () => courier.send(letter));
  if (webhook === 'reorder') return sendInReverse(world, letter);
  const sent = courier.send(letter);
  if (webhook === 'duplicate') courier.later(0, () => sent.then(() => courier.send(letter)));
  await courier.patiently(sent);
}

/** `charge.success` for a paid transaction. */
export async function announceCharge(world: World, transaction: Transaction): Promise<void> {
  await announce(world, transaction.id, 'charge.success', chargeEvent(world, transaction));
}

/** The payload of `charge.success`; a later refund does not change its status (1.4). */
export function chargeEvent(world: World, transaction: Transaction) {
  const charge = { ...transaction, status: 'success' as const };
  return { ...chargeData(charge, world.settings), plan: {} };
}

/**
 * A letter with Paystack's signature: hex HMAC-SHA512 of the raw body with the secret key (1.4).
 * Slashes are escaped, which JSON allows: a check of a re-serialised body fails here.
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

const held = new WeakMap<World, Letter>();

/** Holds a letter until the next one has been sent, or until the delay is over. */
async function sendInReverse(world: World, letter: Letter): Promise<void> {
  const earlier = held.get(world);
  held.delete(world);
  if (earlier) {
    await world.courier.send(letter);
    await world.courier.send(earlier);
    return;
  }
  held.set(world, letter);
  world.courier.later(world.knobs.values.webhookDelayMs, async () => {
    if (held.get(world) !== letter) return;
    held.delete(world);
    await world.courier.send(letter);
  });
}
