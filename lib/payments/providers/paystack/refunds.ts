import { z } from 'zod';
import { AppError } from '@/lib/platform/errors';
import { unavailable } from '@/lib/platform/http/unavailable-kinds';
import { said } from '@/lib/platform/language/said';
import type { ProviderRefund } from '../provider';
import { wholeNumber } from './whole-number';

const refundSchema = z
  .object({
    id: z.union([z.number(), z.string()]).transform(String),
    amount: wholeNumber,
    currency: z.string(),
    status: z.string(),
    merchant_note: z.string().nullish(),
  })
  .transform(
    ({ id, amount, currency, status, merchant_note }): ProviderRefund => ({
      id,
      amountMinor: amount,
      currency,
      status: STATUS[status] ?? 'pending',
      note: merchant_note ?? '',
    }),
  );

const STATUS: Record<string, ProviderRefund['status']> = {
  processed: 'processed',
  failed: 'failed',
  'needs-attention': 'needs_attention',
};

const listSchema = z.object({ status: z.literal(true), data: z.array(refundSchema) });
const oneSchema = z.object({ status: z.literal(true), data: refundSchema });
const refusalSchema = z.object({ status: z.literal(false), message: z.string() });

/** Reads the answer to GET /refund (payments.md 1.5). Throws `provider` on anything odd. */
export function readRefunds(status: number, body: unknown): ProviderRefund[] {
  const answer = listSchema.safeParse(body);
  if (status !== 200 || !answer.success) throw unusable(status);
  return answer.data.data;
}

/** Reads the answer to POST /refund. Throws `conflict` when it was refused for good. */
export function readRefund(status: number, body: unknown): ProviderRefund {
  const answer = oneSchema.safeParse(body);
  if (status >= 200 && status < 300 && answer.success) return answer.data.data;
  const refusal = refusalSchema.safeParse(body);
  // A wrong key and too many calls say nothing about this refund.
  if ([400, 404, 422].includes(status) && refusal.success)
    throw new AppError('conflict', refusal.data.message);
  throw unusable(status);
}

/** What is said where the provider did not answer about a refund: the words for payers speak of a payment. */
export const UNANSWERED = said('api.providerOfRefund');

const unusable = (status: number) =>
  unavailable('provider', new Error(`refund answered ${status}`), UNANSWERED);
