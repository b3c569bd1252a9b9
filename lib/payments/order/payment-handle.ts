import { db } from '@/lib/platform/db/client';
import type { Payment } from '../rules';

/** Keeps a provider's own id of a payment, before anybody can pay. Throws when the payment is not known. */
export const keepHandle = (payment: Payment, handle: string) =>
  db().paymentAttempt.update({
    where: { provider_reference: payment },
    data: { providerHandle: handle },
    select: { id: true },
  });

/** The provider's own id of a payment; null where it has none. */
export const handleOf = async (payment: Payment): Promise<string | null> =>
  (
    await db().paymentAttempt.findUnique({
      where: { provider_reference: payment },
      select: { providerHandle: true },
    })
  )?.providerHandle ?? null;
