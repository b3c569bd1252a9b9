import { scheduleNextCheck } from '@/lib/orders/commands/schedule-check';
import { openReferences } from '@/lib/orders/queries';
import { confirmPayment } from './confirm-payment';

/**
 * The reconciliation job of one order: asks about every open payment of it, then plans the next look.
 * A closed tab or a lost webhook costs nobody a memorial (integrations 3.4). Takes which look it is.
 * Throws when a payment could not be looked up: then this look has not happened, and runs again.
 */
export async function checkOrder(job: { orderId: string; check: number }): Promise<void> {
  const looks = (await openReferences(job.orderId)).map((reference) => confirmPayment(reference));
  const failed = (await Promise.allSettled(looks)).find((look) => look.status === 'rejected');
  if (failed) throw failed.reason;
  await scheduleNextCheck(job.orderId, job.check);
}
