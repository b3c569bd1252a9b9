import { z } from 'zod';
import type { SandboxState } from '../sandbox-state';
import type { PAYSTACK_ERRORS } from './paystack-errors';
import { newTransaction, type Transaction } from './transaction';

/**
 * The input shared by initialize and the popup. Invalid values that are checked below become ones that fail; others
 * become null.
 */
const inputSchema = z.object({
  email: z.string().catch(''),
  amount: z.union([z.number(), z.string().regex(/^\d+$/).transform(Number)]).catch(0),
  currency: z.string().nullish().catch('?'),
  reference: z.string().nullish().catch('?'),
  metadata: z.unknown().optional(),
  callback_url: z
    .url({ protocol: /^https?$/ })
    .nullish()
    .catch(null),
  firstname: z.string().nullish().catch(null),
  lastname: z.string().nullish().catch(null),
  phone: z.string().nullish().catch(null),
});

/** The minimum is R1.00 (payments.md 1.2). */
const MINIMUM_CENTS = 100;

/** Creates a transaction, or returns the name of Paystack's error (payments.md 1.1). */
export function createTransaction(
  state: SandboxState,
  params: unknown,
): Transaction | keyof typeof PAYSTACK_ERRORS {
  const input = inputSchema.safeParse(params).data ?? inputSchema.parse({});
  const { amount, email } = input;
  const reference = input.reference ?? '';
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) return 'invalidEmail';
  if (!Number.isSafeInteger(amount) || amount < MINIMUM_CENTS) return 'invalidAmount';
  // A South African account accepts only rand (payments.md 1.2).
  if ((input.currency ?? 'ZAR') !== 'ZAR') return 'unsupportedCurrency';
  // Underscores are undocumented but accepted (payments.md 1.1).
  if (!/^[\w.=-]*$/.test(reference)) return 'invalidReference';
  const existing = state.transactions.find((one) => one.reference === reference);
  if (reference && existing) return 'duplicateReference';
  return state.transactions.put(
    newTransaction(state.transactions.nextId(), {
      reference,
      email,
      amount,
      currency: 'ZAR',
      metadata: normalizeMetadata(input.metadata),
      callbackUrl: input.callback_url ?? null,
      firstName: input.firstname ?? null,
      lastName: input.lastname ?? null,
      phone: input.phone ?? null,
    }),
  );
}

/**
 * Metadata passed as JSON text keeps its types. Numbers in a plain object become text. Missing metadata becomes ""
 * (payments.md 1.1).
 */
function normalizeMetadata(metadata: unknown): unknown {
  if (metadata === undefined || metadata === null) return '';
  if (typeof metadata !== 'string') return withoutNumbers(metadata);
  try {
    return JSON.parse(metadata);
  } catch {
    return metadata; // text that is not JSON stays text
  }
}

function withoutNumbers(value: unknown): unknown {
  const numbersAsText = (_key: string, part: unknown) =>
    typeof part === 'number' ? String(part) : part;
  return JSON.parse(JSON.stringify(value, numbersAsText));
}
