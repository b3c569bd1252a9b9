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

/** An account may log in ten times in a quarter of an hour, and many journeys ask. */
const tokens = new Map<DemoName, string>();

/** Returns the token of a demo account, as an API client gets it. */
export async function tokenOf(name: DemoName): Promise<string> {
  const known = tokens.get(name);
  if (known) return known;
  const account = demoAccounts.find((one) => one.name === name);
  // Not through a journey's own requests: with their cookie this would be a cross-origin write.
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
 * Creates and pays for a memorial through the API, for journeys that begin with one. Accepts what differs
 * from a plain form. Returns the memorial's id.
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
  const opened = await request.post('/api/payments/initiate-memorial-order', {
    headers,
    data: { amount: 20, orderType: 'memorial_creation', draftId },
  });
  await expect(opened).toBeOK();
  const order = orderSchema.parse(await opened.json());
  await payInSandbox(order);
  const { orderId, reference } = order;
  const verified = await request.post('/api/payments/verify-paystack', {
    headers,
    data: { orderId, reference },
  });
  expect(verified.status()).toBe(200);
  const made = await request.get(`/api/payments/orders/${orderId}`, { headers });
  return z.object({ memorialId: z.string() }).parse(await made.json()).memorialId;
}

/** What the person does in the card popup. */
async function payInSandbox(order: z.output<typeof orderSchema>): Promise<void> {
  const begun = await post('/popup/begin', {
    key: order.publicKey,
    email: order.email,
    amount: order.amount,
    currency: order.currency,
    ref: order.reference,
    metadata: JSON.stringify({ orderId: order.orderId }),
  });
  const { accessCode } = z.object({ accessCode: z.string() }).parse(begun);
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
