import type { SandboxState } from '../sandbox-state';
import { isPayable, markDeclined, markPaid, type Transaction } from './transaction';
import { sendChargeWebhook } from './webhooks';

/** Pay: marks the transaction as paid, then sends the webhook. A second click changes nothing. */
export async function payTransaction(
  state: SandboxState,
  transaction: Transaction,
): Promise<Transaction> {
  if (!isPayable(transaction)) return transaction;
  const paidTransaction = state.transactions.put(markPaid(transaction));
  await sendChargeWebhook(state, paidTransaction);
  return paidTransaction;
}

/** Decline: sends no webhook, since there is no charge.failed (payments.md 1.4). */
export function declineTransaction(state: SandboxState, transaction: Transaction): Transaction {
  return isPayable(transaction) ? state.transactions.put(markDeclined(transaction)) : transaction;
}
