import { z } from 'zod';
import { post } from '../world/sandbox-calls';
import type { World } from '../world/world';

const cardSchema = z.object({
  orderId: z.string(),
  email: z.string(),
  amount: z.number(),
  currency: z.string(),
  reference: z.string(),
  publicKey: z.string(),
});
const hostedSchema = z.object({
  payfastUrl: z.string(),
  formData: z.record(z.string(), z.string()),
});
const begunSchema = z.object({ accessCode: z.string() });

export type CardOrder = z.output<typeof cardSchema>;

/** What initiate-… has answered. */
export const readCardOrder = (body: object) => cardSchema.parse(body);

/** Pays in the card popup; a card may be declined before. */
export async function payByCard({ sandbox }: World, order: CardOrder, declined = false) {
  const begun = await post(`${sandbox.url}/popup/begin`, {
    key: order.publicKey,
    email: order.email,
    amount: order.amount,
    currency: order.currency,
    ref: order.reference,
    metadata: JSON.stringify({ orderId: order.orderId }),
  });
  const { accessCode } = begunSchema.parse(begun);
  if (declined) await post(`${sandbox.url}/popup/decline`, { accessCode });
  await post(`${sandbox.url}/popup/pay`, { accessCode });
}

/** Posts the form that create-payfast-payment has answered, and pays on the page behind it. */
export async function payHosted(body: object): Promise<void> {
  const { payfastUrl, formData } = hostedSchema.parse(body);
  const form = { method: 'POST', redirect: 'manual' } as const;
  const taken = await fetch(payfastUrl, { ...form, body: new URLSearchParams(formData) });
  const page = new URL(`${taken.headers.get('location')}/pay`, payfastUrl);
  await fetch(page, form);
}
