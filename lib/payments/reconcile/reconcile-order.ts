import PQueue from 'p-queue';
import { settleStoredNotice } from '../events/settle-stored-notice';
import { waitingNotices } from '../events/waiting-notices';
import { paymentsToCheck } from '../order/queries';
import { loadProvider } from '../providers/registry';
import type { Payment } from '../rules';
import type { Fulfil } from '../settle/settle';
import { reconcilePayment } from './reconcile-payment';
import { scheduleNextCheck } from './schedule-check';

/** How many payments of one order are checked at the same time. */
const MAX_PARALLEL_CHECKS = 4;

/**
 * Reconciles every payment of an order that may have changed, then enqueues the next check: a
 * closed tab or a lost webhook costs nobody a memorial (payments.md 3.4). `check` is the number of
 * this check. Throws if a payment could not be reconciled; then the job runs this check again.
 */
export async function reconcileOrder(
  job: { orderId: string; check: number },
  fulfil: Fulfil,
): Promise<void> {
  const payments = await paymentsToCheck(job.orderId);
  const queue = new PQueue({ concurrency: MAX_PARALLEL_CHECKS });
  const checks = await Promise.allSettled(
    payments.map((payment) => queue.add(() => check(payment, fulfil))),
  );
  const failed = checks.find((one) => one.status === 'rejected');
  if (failed) throw failed.reason;
  const isUnconfirmed = checks.some((one) => one.status === 'fulfilled' && one.value);
  await scheduleNextCheck(job.orderId, job.check, isUnconfirmed);
}

/**
 * Polls the provider if it has an API for that; otherwise tries its waiting notices again. Returns
 * true if a notice reports a payment that the provider does not confirm.
 */
async function check(payment: Payment, fulfil: Fulfil): Promise<boolean> {
  const provider = await loadProvider(payment.provider);
  if (provider.poll) {
    await reconcilePayment(payment, fulfil);
    return false;
  }
  let isUnconfirmed = false;
  for (const notice of await waitingNotices(payment, provider.stored))
    if ((await settleStoredNotice(provider, notice, fulfil)) === 'unconfirmed')
      isUnconfirmed = true;
  return isUnconfirmed;
}
