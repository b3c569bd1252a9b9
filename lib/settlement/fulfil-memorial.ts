import type { Tx } from '@/lib/db/client';
import { enqueueMail } from '@/lib/jobs/enqueue-mail';
import { createFromDraft, forgetDraft } from '@/lib/memorials/commands/create-from-draft';
import { markFulfilled } from '@/lib/orders/commands/finish-order';
import type { LockedOrder } from '@/lib/orders/commands/lock-order';
import { markForReview } from '@/lib/orders/commands/review';
import { receiptMail } from '@/lib/orders/receipt-mail';
import { MADE_BEFORE } from '@/lib/orders/review-rules';

/** Gives the memorial for a paid order, with the receipt, in the transaction that settles it. */
export async function fulfilMemorial(tx: Tx, order: LockedOrder): Promise<void> {
  const memorial = await createFromDraft(tx, order);
  if (!memorial) {
    await markForReview(tx, order, MADE_BEFORE);
    return;
  }
  await forgetDraft(tx, order.draftId);
  await markFulfilled(tx, order.id);
  await enqueueMail(tx, receiptMail(order, memorial));
}
