import { fulfil } from '@/lib/fulfilment';
import type { Evidence } from '@/lib/payments/providers/evidence';
import { reconcileOrder as reconcileOrderWith } from '@/lib/payments/reconcile/reconcile-order';
import { reconcilePayment as reconcilePaymentWith } from '@/lib/payments/reconcile/reconcile-payment';
import type { Payment } from '@/lib/payments/rules';
import { settle as settleWith } from '@/lib/payments/settle/settle';

/** Settles a payment as the product does, with `fulfil` of lib/fulfilment.ts. */
export const settle = (payment: Payment, evidence: Evidence) =>
  settleWith(payment, evidence, fulfil);

/** Asks the popup's provider about the payment with this reference and settles it. */
export const reconcilePayment = (reference: string) =>
  reconcilePaymentWith({ provider: 'paystack', reference }, fulfil);

export const reconcileOrder = (job: { orderId: string; check: number }) =>
  reconcileOrderWith(job, fulfil);
