import { scheduleNextCheck } from '@/lib/orders/commands/schedule-check';
import { paymentsToLookAt } from '@/lib/orders/queries';
import { waitingNotices } from '@/lib/orders/queries/waiting-notices';
import type { Payment } from '@/lib/orders/rules';
import { confirmPayment } from './confirm-payment';
import { settleNotice } from './settle-notice';

/**
 * The reconciliation job of one order: looks at every payment of it that there may be news of, then plans the next look.
 * A closed tab or a lost webhook costs nobody a memorial (integrations 3.4). Takes which look it is.
 * Throws when a payment could not be looked up: then this look has not happened, and runs again.
 */
export async function checkOrder(job: { orderId: string; check: number }): Promise<void> {
  const looks = await Promise.allSettled((await paymentsToLookAt(job.orderId)).map(look));
  const failed = looks.find((one) => one.status === 'rejected');
  if (failed) throw failed.reason;
  const isUnconfirmed = looks.some((one) => one.status === 'fulfilled' && one.value);
  await scheduleNextCheck(job.orderId, job.check, isUnconfirmed);
}

/**
 * Paystack is asked. PayFast cannot be: what it has told us, and did not confirm, is read again. Gives
 * whether a notice says that somebody paid, and PayFast does not confirm it.
 */
async function look(payment: Payment): Promise<boolean> {
  if (payment.provider === 'paystack') {
    await confirmPayment(payment.reference);
    return false;
  }
  let isUnconfirmed = false;
  for (const notice of await waitingNotices(payment))
    if ((await settleNotice(notice)) === 'unconfirmed') isUnconfirmed = true;
  return isUnconfirmed;
}
