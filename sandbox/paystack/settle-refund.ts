import type { World } from '../world';
import { customerOf, domainOf } from './charge-data';
import { type Refund, refundedOf } from './refund';
import type { Transaction } from './transaction';
import { announce } from './webhooks';

/** Sends `refund.pending` for a queued refund, then acts according to the `refund` knob (payments.md 1.4, 1.5, 1.6). */
export function settleRefund(world: World, refund: Refund): void {
  const { refund: outcome, refundDelayMs, afterRefund } = world.knobs.values;
  // A payment stops verifying as success as soon as its refund is queued (payments.md 1.3).
  if (afterRefund === 'reversal-pending') mark(world, refund, 'reversal-pending');
  world.courier.later(0, () => sendRefundWebhook(world, refund));
  if (outcome === 'pending') return;
  world.courier.later(refundDelayMs, async () => {
    const settled = world.refunds.put({ ...refund, status: outcome });
    const transaction = world.transactions.get(refund.transactionId);
    const refunded = refundedOf(refund.transactionId, world.refunds.newestFirst());
    const isWhole = outcome === 'processed' && refunded === transaction?.amount;
    if (isWhole && afterRefund === 'reversed') mark(world, refund, 'reversed');
    await sendRefundWebhook(world, settled);
  });
}

function mark(world: World, refund: Refund, status: Transaction['status']): void {
  const transaction = world.transactions.get(refund.transactionId);
  if (transaction) world.transactions.put({ ...transaction, status });
}

/** The amount is text in some of Paystack's samples and a number in others (payments.md 1.4). */
async function sendRefundWebhook(world: World, refund: Refund): Promise<void> {
  const transaction = world.transactions.get(refund.transactionId);
  if (!transaction) return;
  const { email, first_name, last_name } = customerOf(transaction);
  await announce(world, transaction.id, `refund.${refund.status}`, {
    status: refund.status,
    transaction_reference: transaction.reference,
    refund_reference: null,
    amount: refund.status === 'pending' ? String(refund.amount) : refund.amount,
    currency: refund.currency,
    processor: 'mpgs_zen',
    customer: { first_name, last_name, email },
    integration: 100_000,
    domain: domainOf(world.settings),
  });
}
