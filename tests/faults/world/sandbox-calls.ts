import { z } from 'zod';

const paidSchema = z.array(
  z.object({
    provider: z.enum(['paystack', 'payfast', 'stripe']),
    id: z.string(),
    reference: z.string(),
    amount: z.number(),
    currency: z.string(),
    webhooks: z.array(z.object({ status: z.number() })),
  }),
);

/** The payments that the providers have recorded. The ledger must match them. */
export type RecordedPayment = z.output<typeof paidSchema>[number];

export async function paidTransactions(sandboxUrl: string): Promise<RecordedPayment[]> {
  return paidSchema.parse(await (await fetch(`${sandboxUrl}/control/transactions.json`)).json());
}

/** Makes a provider send the notice of a payment again. */
export const resend = (sandboxUrl: string, reference: string) =>
  fetch(`${sandboxUrl}/control/webhooks/${reference}/resend`, { method: 'POST' });

/** Sets the sandbox's faults; without `knobs` it works normally again. */
export const setKnobs = (sandboxUrl: string, knobs?: object) =>
  fetch(`${sandboxUrl}/knobs.json`, {
    method: knobs ? 'POST' : 'DELETE',
    headers: { 'content-type': 'application/json' },
    ...(knobs && { body: JSON.stringify(knobs) }),
  });

/** Posts to a provider's page as the buyer's browser would. */
export const post = (url: string, body: object) =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }).then((answer) => answer.json());
