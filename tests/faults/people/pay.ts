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
const linkedSchema = z.object({ orderId: z.string(), reference: z.string(), url: z.string() });
const begunSchema = z.object({ accessCode: z.string() });

export type CardOrder = z.output<typeof cardSchema>;

/** Reads the answer of initiate-memorial-order and initiate-paystack-order. */
export const readCardOrder = (body: object) => cardSchema.parse(body);

/** Pays in the card popup; with `declined`, a card is declined first. */
export async function payByCard({ sandbox }: World, order: CardOrder, declined = false) {
  const transaction = await post(`${sandbox.url}/popup/begin`, {
    key: order.publicKey,
    email: order.email,
    amount: order.amount,
    currency: order.currency,
    ref: order.reference,
    metadata: JSON.stringify({ orderId: order.orderId }),
  });
  const { accessCode } = begunSchema.parse(transaction);
  if (declined) await post(`${sandbox.url}/popup/decline`, { accessCode });
  await post(`${sandbox.url}/popup/pay`, { accessCode });
}

/** Reads the answer of initiate-stripe-order. */
export const readLinkedOrder = (body: object) => linkedSchema.parse(body);

/**
 * Pays on Stripe's page; with `declined`, a card is declined first. Goes to the sandbox directly, because only our
 * servers use the proxy in front of it.
 */
export async function payOnPage(
  { sandbox }: World,
  { url }: z.output<typeof linkedSchema>,
  declined = false,
): Promise<void> {
  const press = (button: string) =>
    fetch(new URL(`${new URL(url).pathname}/${button}`, sandbox.url), {
      method: 'POST',
      redirect: 'manual',
    });
  if (declined) await press('decline');
  await press('pay');
}

/** Submits the form from create-payfast-payment's answer, and pays on PayFast's page. */
export async function payHosted(body: object): Promise<void> {
  const { payfastUrl, formData } = hostedSchema.parse(body);
  const form = { method: 'POST', redirect: 'manual' } as const;
  const pageResponse = await fetch(payfastUrl, { ...form, body: new URLSearchParams(formData) });
  const page = new URL(`${pageResponse.headers.get('location')}/pay`, payfastUrl);
  await fetch(page, form);
}
