import { z } from 'zod';

const paidSchema = z.array(
  z.object({
    provider: z.enum(['paystack', 'payfast']),
    id: z.string(),
    reference: z.string(),
    amount: z.number(),
    webhooks: z.array(z.object({ status: z.number() })),
  }),
);

/** What the outside world calls paid: the truth that everything is held against. */
export type Paid = z.output<typeof paidSchema>[number];

export async function paidTransactions(sandboxUrl: string): Promise<Paid[]> {
  return paidSchema.parse(await (await fetch(`${sandboxUrl}/control/transactions.json`)).json());
}

/** Has a provider send the notice of a payment once more. */
export const resend = (sandboxUrl: string, reference: string) =>
  fetch(`${sandboxUrl}/control/webhooks/${reference}/resend`, { method: 'POST' });

/** Makes things go wrong out there; without knobs everything is well again. */
export const setKnobs = (sandboxUrl: string, knobs?: object) =>
  fetch(`${sandboxUrl}/knobs.json`, {
    method: knobs ? 'POST' : 'DELETE',
    headers: { 'content-type': 'application/json' },
    ...(knobs && { body: JSON.stringify(knobs) }),
  });

/** What the person's browser posts to the providers' pages. */
export const post = (url: string, body: object) =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }).then((answer) => answer.json());
