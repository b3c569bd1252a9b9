import { scheduleNextCheck } from '@/lib/orders/commands/schedule-check';
import { openPayments } from '@/lib/orders/queries';
import { waitingNotices } from '@/lib/orders/queries/waiting-notices';
import type { Payment } from '@/lib/orders/rules';
import { confirmPayment } from './confirm-payment';
import { settleNotice } from './settle-notice';

/**
 * The reconciliation job of one order: looks at every open payment of it, then plans the next look.
 * A closed tab or a lost webhook costs nobody a memorial (integrations 3.4). Takes which look it is.
 * Throws when a payment could not be looked up: then this look has not happened, and runs again.
 */
export async function checkOrder(job: { orderId: string; check: number }): Promise<void> {
  const looks = (await openPayments(job.orderId)).map(look);
  const failed = (await Promise.allSettled(looks)).find((one) => one.status === 'rejected');
  if (failed) throw failed.reason;
  await scheduleNextCheck(job.orderId, job.check);
}

/** Paystack is asked. PayFast cannot be: what it has told us, and did not confirm, is read again. */
async function look(payment: Payment): Promise<void> {
  if (payment.provider === 'paystack') await confirmPayment(payment.reference);
  else for (const notice of await waitingNotices(payment)) await settleNotice(notice);
}
