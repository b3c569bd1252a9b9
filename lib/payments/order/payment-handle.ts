import { db } from '@/lib/platform/db/client';
import type { Payment } from '../rules';

/**
 * Stores the provider's id of a payment before anybody can pay. Throws if the payment is unknown.
 */
export const storePaymentHandle = (payment: Payment, handle: string) =>
  db().paymentAttempt.update({
    where: { provider_reference: payment },
    data: { providerHandle: handle },
    select: { id: true },
  });

/** The provider's id of a payment; null if it has none. */
export const getPaymentHandle = async (payment: Payment): Promise<string | null> =>
  (
    await db().paymentAttempt.findUnique({
      where: { provider_reference: payment },
      select: { providerHandle: true },
    })
  )?.providerHandle ?? null;
