import { log } from '@/lib/log/log';
import { scheduleNextCheck } from '@/lib/orders/commands/schedule-check';
import { openReferences } from '@/lib/orders/queries';
import { confirmPayment } from './confirm-payment';

/**
 * The reconciliation job of one order: asks about every open payment of it, then plans the next look.
 * A closed tab or a lost webhook costs nobody a memorial (integrations 3.4).
 */
export async function checkOrder({ orderId }: { orderId: string }): Promise<void> {
  for (const reference of await openReferences(orderId)) {
    try {
      await confirmPayment(reference);
    } catch (error) {
      log.warn({ err: error, orderId }, 'a payment could not be looked up; it will be tried again');
    }
  }
  await scheduleNextCheck(orderId);
}
