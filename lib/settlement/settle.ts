import { db, type Tx } from '@/lib/db/client';
import { AppError } from '@/lib/errors';
import { log } from '@/lib/log/log';
import { type LockedOrder, lockOrder } from '@/lib/orders/commands/lock-order';
import { applyEarlierDisputes } from '@/lib/orders/commands/record-dispute';
import { recordPayment } from '@/lib/orders/commands/record-payment';
import { markForReview } from '@/lib/orders/commands/review';
import { unmadeReason } from '@/lib/orders/review-rules';
import type { Payment } from '@/lib/orders/rules';
import type { Evidence } from '@/lib/ports/cards/evidence';
import { fulfil } from './fulfil';
import { isLasting } from './is-lasting';

export type Settlement = 'unknown' | 'open' | 'failed' | 'mismatch' | 'paid';

/**
 * The one way in which money becomes a memorial or a tribute. Webhook, ITN, return page, verify call and
 * reconciliation all end here, as often and as parallel as they like: the order's row lock lets one in
 * at a time, and payment, what was paid for, order state and mails are one transaction (integrations
 * 3.3). Takes the payment that was asked about and what the provider said. No provider is called here.
 * Throws when nothing could be decided now, a busy database for one: the same may be tried again.
 */
export async function settle(payment: Payment, evidence: Evidence): Promise<Settlement> {
  const run = (fulfilOrder: typeof fulfil) =>
    db().$transaction((tx) => settleIn(tx, payment, evidence, fulfilOrder), TRANSACTION);
  try {
    return await run(fulfil);
  } catch (error) {
    if (!isLasting(error)) throw error;
    log.error({ err: error, ...payment }, 'a paid order could not be fulfilled');
    // The money is real: it is written down all the same, and a person decides.
    return run((tx, order) => leaveToAPerson(tx, order, error));
  }
}

const TRANSACTION = { timeout: 10_000, maxWait: 5_000 };

async function settleIn(
  tx: Tx,
  payment: Payment,
  evidence: Evidence,
  fulfilOrder: typeof fulfil,
): Promise<Settlement> {
  const order = await lockOrder(tx, payment);
  if (!order) return 'unknown';
  const result = await recordPayment(tx, order, evidence);
  if (result === 'first-payment') await fulfilOrder(tx, order);
  else if (result !== 'further-payment') return result;
  await applyEarlierDisputes(tx, order);
  return 'paid';
}

async function leaveToAPerson(tx: Tx, order: LockedOrder, error: unknown): Promise<void> {
  const what = order.type === 'flower_tribute' ? 'tribute' : 'memorial';
  const why = error instanceof AppError ? error.message : '';
  await markForReview(tx, order, unmadeReason(what, why));
}
