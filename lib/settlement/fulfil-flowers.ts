import type { Tx } from '@/lib/db/client';
import { enqueueMail } from '@/lib/jobs/enqueue-mail';
import { markFulfilled } from '@/lib/orders/commands/finish-order';
import type { LockedOrder } from '@/lib/orders/commands/lock-order';
import { createTribute } from '@/lib/tributes/commands/create-tribute';
import { flowersMail } from './flowers-mail';
import { flowersReceiptMail } from './receipt-mail';

/** Gives the tribute for a paid order, with both mails, in the transaction that settles it. */
export async function fulfilFlowers(tx: Tx, order: LockedOrder): Promise<void> {
  const tribute = await createTribute(tx, order);
  await markFulfilled(tx, order.id);
  await enqueueMail(tx, flowersReceiptMail(order, tribute));
  if (tribute.creatorEmail)
    await enqueueMail(tx, flowersMail(order, tribute, tribute.creatorEmail));
}
