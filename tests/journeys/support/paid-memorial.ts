import type { APIRequestContext } from '@playwright/test';
import { z } from 'zod';
import { demoAccounts } from '../../../prisma/demo/accounts';
import { requiredForm } from '../../support/memorial-form';
import { portraitFile } from './portrait';
import { expect } from './test';

const orderSchema = z.object({
  orderId: z.string(),
  email: z.string(),
  publicKey: z.string(),
  amount: z.number(),
  currency: z.string(),
  reference: z.string(),
});

export type DemoName = (typeof demoAccounts)[number]['name'];

/** Caches the tokens: an account may log in only ten times in 15 minutes. */
const tokens = new Map<DemoName, string>();

/** Returns a demo account's token, as an API client gets it. */
export async function tokenOf(name: DemoName): Promise<string> {
  const cachedToken = tokens.get(name);
  if (cachedToken) return cachedToken;
  const account = demoAccounts.find((one) => one.name === name);
  // Does not use the journey's request context: its cookie would make this a cross-origin write.
  const answer = await fetch(new URL('/api/auth/login', process.env.E2E_SITE_URL), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: account?.email, password: account?.password }),
  });
  expect(answer.status).toBe(200);
  const { token } = z.object({ token: z.string() }).parse(await answer.json());
  tokens.set(name, token);
  return token;
}

/**
 * Creates and pays for a memorial through the API. `form` overrides fields of the minimal form. Returns the
 * memorial's id.
 */
export async function paidMemorial(
  request: APIRequestContext,
  token: string,
  form: object = {},
): Promise<string> {
  const headers = { authorization: `Bearer ${token}` };
  const draft = await request.post('/api/memorials/drafts', {
    headers,
    multipart: {
      form: JSON.stringify({ ...requiredForm, ...form }),
      mainPicture: await portraitFile(),
    },
  });
  await expect(draft).toBeOK();
  const { draftId } = z.object({ draftId: z.string() }).parse(await draft.json());
  const orderAnswer = await request.post('/api/payments/initiate-memorial-order', {
    headers,
    data: { amount: 20, orderType: 'memorial_creation', draftId },
  });
  await expect(orderAnswer).toBeOK();
  const order = orderSchema.parse(await orderAnswer.json());
  await payInSandbox(order);
  const { orderId, reference } = order;
  const verification = await request.post('/api/payments/verify-paystack', {
    headers,
    data: { orderId, reference },
  });
  expect(verification.status()).toBe(200);
  const paidOrder = await request.get(`/api/payments/orders/${orderId}`, { headers });
  return z.object({ memorialId: z.string() }).parse(await paidOrder.json()).memorialId;
}

/** Pays in the sandbox as the card popup does. */
async function payInSandbox(order: z.output<typeof orderSchema>): Promise<void> {
  const transaction = await post('/popup/begin', {
    key: order.publicKey,
    email: order.email,
    amount: order.amount,
    currency: order.currency,
    ref: order.reference,
    metadata: JSON.stringify({ orderId: order.orderId }),
  });
  const { accessCode } = z.object({ accessCode: z.string() }).parse(transaction);
  await post('/popup/pay', { accessCode });
}

async function post(path: string, body: object): Promise<unknown> {
  const answer = await fetch(new URL(path, z.url().parse(process.env.E2E_SANDBOX_URL)), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return answer.json();
}
