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

/** The payments that the providers have: everything is compared with these. */
export type Paid = z.output<typeof paidSchema>[number];

export async function paidTransactions(sandboxUrl: string): Promise<Paid[]> {
  return paidSchema.parse(await (await fetch(`${sandboxUrl}/control/transactions.json`)).json());
}

/** Has a provider send the notice of a payment once more. */
export const resend = (sandboxUrl: string, reference: string) =>
  fetch(`${sandboxUrl}/control/webhooks/${reference}/resend`, { method: 'POST' });

/** Makes the sandbox misbehave; without knobs it works normally again. */
export const setKnobs = (sandboxUrl: string, knobs?: object) =>
  fetch(`${sandboxUrl}/knobs.json`, {
    method: knobs ? 'POST' : 'DELETE',
    headers: { 'content-type': 'application/json' },
    ...(knobs && { body: JSON.stringify(knobs) }),
  });

/** Posts to the providers' pages what the buyer's browser would. */
export const post = (url: string, body: object) =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }).then((answer) => answer.json());
