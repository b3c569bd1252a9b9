import { createHmac } from 'node:crypto';
import type { SandboxState } from '../sandbox-state';
import { deliverWebhook } from '../webhooks/deliver-webhook';
import type { WebhookRequest } from '../webhooks/webhook-sender';
import { paystackCharge } from './paystack-charge';
import type { Transaction } from './transaction';

/** Sends a webhook according to the `webhook` knob (payments.md 1.4, 1.8). */
export const sendWebhook = (state: SandboxState, id: number, event: string, data: object) =>
  deliverWebhook(state, webhookRequest(state, id, event, data));

export async function sendChargeWebhook(
  state: SandboxState,
  transaction: Transaction,
): Promise<void> {
  await sendWebhook(state, transaction.id, 'charge.success', chargeEvent(state, transaction));
}

/** Returns the payload of `charge.success`; a later refund does not change its status (payments.md 1.4). */
export function chargeEvent(state: SandboxState, transaction: Transaction) {
  const charge = { ...transaction, status: 'success' as const };
  return { ...paystackCharge(charge, state.settings), plan: {} };
}

/**
 * Returns a webhook with Paystack's signature: the hex HMAC-SHA512 of the raw body with the secret key (payments.md
 * 1.4). Slashes are escaped, as JSON allows, so that checking a re-serialised body fails here.
 */
export function webhookRequest(
  state: SandboxState,
  id: number,
  event: string,
  data: object,
): WebhookRequest {
  const body = JSON.stringify({ event, data }).replaceAll('/', '\\/');
  const { secretKey } = state.settings.paystack;
  const signature = createHmac('sha512', secretKey).update(body).digest('hex');
  return {
    url: `${state.settings.appUrl}/api/payments/webhook/paystack`,
    body,
    headers: { 'content-type': 'application/json', 'x-paystack-signature': signature },
    onAttempt: (status) => {
      const transaction = state.transactions.get(id);
      if (!transaction) return;
      const attempt = { event, at: new Date().toISOString(), status };
      state.transactions.put({ ...transaction, webhooks: [...transaction.webhooks, attempt] });
    },
  };
}
