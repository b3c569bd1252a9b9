import type { SandboxState } from '../sandbox-state';
import { customerOf, domainOf } from './paystack-charge';
import { type PaystackRefund, refundedOfTransaction } from './paystack-refund';
import type { Transaction } from './transaction';
import { sendWebhook } from './webhooks';

/** Sends `refund.pending` for a queued refund, then acts according to the `refund` knob (payments.md 1.4, 1.5, 1.6). */
export function settleRefund(state: SandboxState, refund: PaystackRefund): void {
  const { refund: outcome, refundDelayMs, afterRefund } = state.knobs.values;
  // Paystack may report this status as soon as the refund is queued (payments.md 1.3).
  if (afterRefund === 'reversal-pending') setTransactionStatus(state, refund, 'reversal-pending');
  state.webhookSender.later(0, () => sendRefundWebhook(state, refund));
  if (outcome === 'pending') return;
  state.webhookSender.later(refundDelayMs, async () => {
    const settledRefund = state.refunds.put({ ...refund, status: outcome });
    const transaction = state.transactions.get(refund.transactionId);
    const refundedAmount = refundedOfTransaction(refund.transactionId, state.refunds.newestFirst());
    const isWhole = outcome === 'processed' && refundedAmount === transaction?.amount;
    if (isWhole && afterRefund === 'reversed') setTransactionStatus(state, refund, 'reversed');
    await sendRefundWebhook(state, settledRefund);
  });
}

function setTransactionStatus(
  state: SandboxState,
  refund: PaystackRefund,
  status: Transaction['status'],
): void {
  const transaction = state.transactions.get(refund.transactionId);
  if (transaction) state.transactions.put({ ...transaction, status });
}

/** The amount is text in some of Paystack's samples and a number in others (payments.md 1.4). */
async function sendRefundWebhook(state: SandboxState, refund: PaystackRefund): Promise<void> {
  const transaction = state.transactions.get(refund.transactionId);
  if (!transaction) return;
  const { email, first_name, last_name } = customerOf(transaction);
  await sendWebhook(state, transaction.id, `refund.${refund.status}`, {
    status: refund.status,
    transaction_reference: transaction.reference,
    refund_reference: null,
    amount: refund.status === 'pending' ? String(refund.amount) : refund.amount,
    currency: refund.currency,
    processor: 'mpgs_zen',
    customer: { first_name, last_name, email },
    integration: 100_000,
    domain: domainOf(state.settings),
  });
}
