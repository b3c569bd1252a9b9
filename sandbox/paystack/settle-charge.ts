import type { World } from '../world';
import { declined, isOpen, paid, type Transaction } from './transaction';
import { announceCharge } from './webhooks';

/** Pay: marks the transaction as paid, then sends the webhook. A second click changes nothing. */
export async function payTransaction(world: World, transaction: Transaction): Promise<Transaction> {
  if (!isOpen(transaction)) return transaction;
  const charged = world.transactions.put(paid(transaction));
  await announceCharge(world, charged);
  return charged;
}

/** Decline: sends no webhook, since there is no charge.failed (payments.md 1.4). */
export function declineTransaction(world: World, transaction: Transaction): Transaction {
  return isOpen(transaction) ? world.transactions.put(declined(transaction)) : transaction;
}
