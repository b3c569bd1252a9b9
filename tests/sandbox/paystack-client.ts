import { z } from 'zod';
import type { Sandbox } from '../../sandbox/sandbox';

export const KEYS = { secretKey: 'sk_test_for_tests', publicKey: 'pk_test_for_tests' };
export const WEBHOOK_PATH = '/api/payments/webhook/paystack';

const answerSchema = z.looseObject({
  status: z.boolean(),
  message: z.string(),
  code: z.string().optional(),
  data: z.unknown().optional(),
});
const chargeSchema = z.looseObject({ id: z.number(), status: z.string(), reference: z.string() });
const beginAnswerSchema = z.object({ accessCode: z.string() });

/** Calls the sandbox as our server does. */
export function paystackClient(sandbox: Sandbox, secretKey = KEYS.secretKey) {
  const post = async (path: string, body: unknown) => {
    const headers = { authorization: `Bearer ${secretKey}`, 'content-type': 'application/json' };
    const response = await fetch(sandbox.url + path, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    return { status: response.status, body: answerSchema.parse(await response.json()) };
  };
  const get = async (path: string) => {
    const headers = { authorization: `Bearer ${secretKey}` };
    const response = await fetch(sandbox.url + path, { headers });
    return { status: response.status, body: answerSchema.parse(await response.json()) };
  };
  return {
    post,
    get,
    verified: async (reference: string) =>
      chargeSchema.parse((await get(`/transaction/verify/${reference}`)).body.data),
  };
}

/** Pays in the popup without a browser. */
export async function payInPopup(sandbox: Sandbox, reference: string, amount = 37_000) {
  const transaction = await popup(sandbox, 'begin', {
    key: KEYS.publicKey,
    email: 'ada@example.org',
    amount,
    currency: 'ZAR',
    ref: reference,
    metadata: JSON.stringify({ orderId: 'order-1', referrer: 'http://localhost:3000/' }),
    mode: 'popup',
  });
  await popup(sandbox, 'pay', beginAnswerSchema.parse(transaction));
}

/** Makes one of the calls that the popup's script makes. */
export async function popup(sandbox: Sandbox, action: string, body: unknown): Promise<unknown> {
  const response = await fetch(`${sandbox.url}/popup/${action}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return response.json();
}

export async function turnKnobs(sandbox: Sandbox, knobs: unknown): Promise<number> {
  const response = await fetch(`${sandbox.url}/knobs.json`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(knobs),
  });
  return response.status;
}
