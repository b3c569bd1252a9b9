import { db, type Tx } from '@/lib/db/client';
import { enqueueMail } from '@/lib/jobs/enqueue-mail';
import { log } from '@/lib/log/log';
import { createFromDraft, forgetDraft } from '@/lib/memorials/commands/create-from-draft';
import { markForReview, markFulfilled } from '@/lib/orders/commands/finish-order';
import { type LockedOrder, lockOrder, recordPayment } from '@/lib/orders/commands/record-payment';
import type { Evidence } from '@/lib/ports/cards/evidence';
import { isLasting } from './is-lasting';
import { receiptMail } from './receipt-mail';

export type Settlement = 'unknown' | 'open' | 'failed' | 'mismatch' | 'paid';

/**
 * The one way in which money becomes a memorial. Webhook, return page, verify call and reconciliation
 * all end here, as often and as parallel as they like: the order's row lock lets one in at a time, and
 * payment, memorial, order state and receipt are one transaction (integrations 3.3).
 * Takes the reference that was asked about and what the provider said. No provider is called in here.
 * Throws when nothing could be decided now, a busy database for one: the same may be tried again.
 */
export async function settle(reference: string, evidence: Evidence): Promise<Settlement> {
  const run = (fulfilOrder: Fulfil) =>
    db().$transaction((tx) => settleIn(tx, reference, evidence, fulfilOrder), TRANSACTION);
  try {
    return await run(fulfil);
  } catch (error) {
    if (!isLasting(error)) throw error;
    log.error({ err: error, reference }, 'a paid order could not be fulfilled');
    // The money is real: it is written down all the same, and a person decides.
    return run(leaveToAPerson);
  }
}

const TRANSACTION = { timeout: 10_000, maxWait: 5_000 };

type Fulfil = (tx: Tx, order: LockedOrder) => Promise<void>;

async function settleIn(
  tx: Tx,
  reference: string,
  evidence: Evidence,
  fulfilOrder: Fulfil,
): Promise<Settlement> {
  const order = await lockOrder(tx, reference);
  if (!order) return 'unknown';
  const result = await recordPayment(tx, order, evidence);
  if (result !== 'first-payment') return result;
  await fulfilOrder(tx, order);
  return 'paid';
}

async function fulfil(tx: Tx, order: LockedOrder): Promise<void> {
  const memorial = await createFromDraft(tx, order);
  if (!memorial) {
    const reason = 'Its memorial was made for another payment: this one must be refunded.';
    await markForReview(tx, order.id, reason);
    return;
  }
  await forgetDraft(tx, order.draftId);
  await markFulfilled(tx, order.id);
  await enqueueMail(tx, receiptMail(order, memorial));
}

async function leaveToAPerson(tx: Tx, order: LockedOrder): Promise<void> {
  await markForReview(tx, order.id, 'Paid, but the memorial could not be made.');
}
