import { z } from 'zod';
import type { World } from '../world';
import type { API_ERRORS } from './api-errors';
import { newTransaction, type Transaction } from './transaction';

/** The schema that initialize and the popup share; invalid values become ones that the checks refuse. */
const wantedSchema = z.object({
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

/** The smallest charge is R1.00 (payments.md 1.2). */
const MINIMUM_CENTS = 100;

/** Creates a transaction, or returns the error that Paystack answers (payments.md 1.1). */
export function createTransaction(
  world: World,
  given: unknown,
): Transaction | keyof typeof API_ERRORS {
  const wanted = wantedSchema.safeParse(given).data ?? wantedSchema.parse({});
  const { amount, email } = wanted;
  const reference = wanted.reference ?? '';
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) return 'invalidEmail';
  if (!Number.isSafeInteger(amount) || amount < MINIMUM_CENTS) return 'invalidAmount';
  // The account decides, and a South African one accepts rand only (payments.md 1.2).
  if ((wanted.currency ?? 'ZAR') !== 'ZAR') return 'unsupportedCurrency';
  // The underscore is undocumented but accepted (payments.md 1.1).
  if (!/^[\w.=-]*$/.test(reference)) return 'invalidReference';
  const known = world.transactions.find((one) => one.reference === reference);
  if (reference && known) return 'duplicateReference';
  return world.transactions.put(
    newTransaction(world.transactions.nextId(), {
      reference,
      email,
      amount,
      currency: 'ZAR',
      metadata: keptMetadata(wanted.metadata),
      callbackUrl: wanted.callback_url ?? null,
      firstName: wanted.firstname ?? null,
      lastName: wanted.lastname ?? null,
      phone: wanted.phone ?? null,
    }),
  );
}

/** JSON text keeps its types; a plain object loses its numbers; nothing comes back as "" (1.1). */
function keptMetadata(metadata: unknown): unknown {
  if (metadata === undefined || metadata === null) return '';
  if (typeof metadata !== 'string') return withoutNumbers(metadata);
  try {
    return JSON.parse(metadata);
  } catch {
    return metadata; // Text that is not JSON stays text.
  }
}

function withoutNumbers(value: unknown): unknown {
  const numbersAsText = (_key: string, part: unknown) =>
    typeof part === 'number' ? String(part) : part;
  return JSON.parse(JSON.stringify(value, numbersAsText));
}
