import { z } from 'zod';
import { AppError } from '@/lib/platform/errors';
import type { Evidence } from '../evidence';

const paymentSchema = z.object({ id: z.string(), order: z.string(), cents: z.number() });

/** Asks the bank behind both providers about a payment. Throws `unavailable` if the answer is unusable. */
export async function findPayment(bankUrl: string, reference: string): Promise<Evidence> {
  try {
    const response = await fetch(new URL(`/payments/${reference}`, bankUrl));
    if (response.status === 404) return evidence(reference, null);
    return evidence(reference, paymentSchema.parse(await response.json()));
  } catch (cause) {
    throw new AppError('unavailable', 'The bank did not answer. Please try again.', { cause });
  }
}

const evidence = (reference: string, payment: z.output<typeof paymentSchema> | null): Evidence => ({
  status: payment ? 'success' : 'unknown',
  reference,
  providerTxnId: payment?.id ?? '',
  amountMinor: payment?.cents ?? 0,
  requestedMinor: null,
  currency: 'ZAR',
  domainMatches: true,
  orderId: payment?.order ?? null,
  payerEmail: null,
  paidAt: new Date(),
});
