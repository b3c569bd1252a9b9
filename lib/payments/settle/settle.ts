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

/** Creates what a locked, paid order is for, and marks the order fulfilled. Throws when it cannot. */
export type Fulfil = (tx: Tx, order: LockedOrder) => Promise<void>;

/**
 * The one way in which money becomes a memorial or a tribute. Webhook, ITN, return page, verify call and
 * reconciliation all end here, as often and as parallel as they like: the order's row lock lets one in
 * at a time, and payment, what was paid for, order state and mails are one transaction (integrations
 * 3.3). Accepts the payment that was asked about and what the provider said. No provider is called here.
 * Throws when nothing could be decided now, a busy database for one: the same may be tried again.
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
    // The money is real: it is recorded all the same, and an admin decides.
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
