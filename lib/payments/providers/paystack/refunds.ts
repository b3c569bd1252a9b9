import { z } from 'zod';
import { AppError } from '@/lib/platform/errors';
import { unavailableError } from '@/lib/platform/http/unavailable-error';
import { messageFor } from '@/lib/platform/language/message';
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

/**
 * Parses the response to GET /refund (payments.md 1.5). Throws `provider` if it is not as expected.
 */
export function readRefunds(status: number, body: unknown): ProviderRefund[] {
  const response = listSchema.safeParse(body);
  if (status !== 200 || !response.success) throw unusable(status);
  return response.data.data;
}

/** Parses the response to POST /refund. Throws `conflict` if the refund was refused for good. */
export function readRefund(status: number, body: unknown): ProviderRefund {
  const response = oneSchema.safeParse(body);
  if (status >= 200 && status < 300 && response.success) return response.data.data;
  const refusal = refusalSchema.safeParse(body);
  // Other errors, such as a wrong key or too many calls, say nothing about this refund.
  if ([400, 404, 422].includes(status) && refusal.success)
    throw new AppError('conflict', refusal.data.message);
  throw unusable(status);
}

/** The message if no answer about a refund arrives; the default message is about a payment. */
export const UNANSWERED = messageFor('api.providerOfRefund');

const unusable = (status: number) =>
  unavailableError('provider', new Error(`refund answered ${status}`), UNANSWERED);
