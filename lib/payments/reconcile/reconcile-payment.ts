import { AppError } from '@/lib/platform/errors';
import { messageFor } from '@/lib/platform/language/message';
import { getPaymentHandle } from '../order/payment-handle';
import { loadProvider } from '../providers/registry';
import type { Payment } from '../rules';
import { type Fulfil, type Settlement, settle } from '../settle/settle';

/**
 * Asks the provider about a payment and settles the payment according to the answer. Throws
 * `not_found` if this provider cannot be polled, and `provider` if it gives no usable answer;
 * reconciliation asks again later.
 */
export async function reconcilePayment(payment: Payment, fulfil: Fulfil): Promise<Settlement> {
  const { poll } = await loadProvider(payment.provider);
  if (!poll) throw new AppError('not_found', messageFor('payments.refusals.paymentNotFound'));
  const { reference } = payment;
  return settle(
    payment,
    await poll({ reference, handle: await getPaymentHandle(payment) }),
    fulfil,
  );
}
