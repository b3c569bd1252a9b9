import { db, type Tx } from '@/lib/platform/db/client';
import { AppError } from '@/lib/platform/errors';
import { log } from '@/lib/platform/log';
import { applyEarlierDisputes } from '../disputes/record-dispute';
import { recordPayment } from '../ledger/record-payment';
import { type LockedOrder, lockOrder } from '../order/lock-order';
import type { Evidence } from '../providers/evidence';
import { flagForReview } from '../reviews/order-reviews';
import type { Payment } from '../rules';
import { isPermanentFailure } from './is-permanent-failure';

export type Settlement = 'unknown' | 'open' | 'failed' | 'mismatch' | 'paid';

/** Creates what a locked, paid order is for, and marks the order fulfilled. Throws if it cannot. */
export type Fulfil = (tx: Tx, order: LockedOrder) => Promise<void>;

/**
 * The only way in which a payment becomes a memorial or a tribute. Webhooks, the return page, the
 * verify call and reconciliation all end here, possibly several at once: the lock on the order's
 * row admits one at a time. The payment, the memorial or tribute, the order's status and the mails
 * are written in one transaction (payments.md 3.3). Calls no provider. Throws if nothing could be
 * decided now, for example because the database is busy; the caller may try again.
 */
export async function settle(
  payment: Payment,
  evidence: Evidence,
  fulfil: Fulfil,
): Promise<Settlement> {
  const run = (fulfilOrder: Fulfil) =>
    db().$transaction((tx) => settleIn(tx, payment, evidence, fulfilOrder), TRANSACTION);
  try {
    return await run(fulfil);
  } catch (error) {
    if (!isPermanentFailure(error)) throw error;
    log.error({ err: error, ...payment }, 'a paid order could not be fulfilled');
    // The money has arrived, so it is recorded anyway, and an admin decides.
    return run((tx, order) => flagUnfulfilled(tx, order, error));
  }
}

const TRANSACTION = { timeout: 10_000, maxWait: 5_000 };

async function settleIn(
  tx: Tx,
  payment: Payment,
  evidence: Evidence,
  fulfilOrder: Fulfil,
): Promise<Settlement> {
  const order = await lockOrder(tx, payment);
  if (!order) return 'unknown';
  const result = await recordPayment(tx, order, evidence);
  if (result === 'first-payment') await fulfilOrder(tx, order);
  else if (result !== 'further-payment') return result;
  await applyEarlierDisputes(tx, order);
  return 'paid';
}

async function flagUnfulfilled(tx: Tx, order: LockedOrder, error: unknown): Promise<void> {
  const detail = error instanceof AppError && { text: error.message.replaceAll('.', '') };
  await flagForReview(tx, order.id, { kind: 'fulfilment_failed', ...(detail && { detail }) });
}
