import { createHmac } from 'node:crypto';
import { type Sandbox, startSandbox } from '@/sandbox/sandbox';

const SECRET_KEY = 'sk_test_perennial';
const PUBLIC_KEY = 'pk_test_perennial';

type Order = {
  orderId: string;
  email: string;
  amount: number;
  currency: string;
  reference: string;
};

/**
 * The payment providers for API tests, with their real wire protocols. The functions pay by card with Paystack. No
 * notice reaches the site; tests deliver them. Start it before the first call reads the settings.
 */
export async function startBank() {
  const sandbox: Sandbox = await startSandbox({
    appUrl: 'http://127.0.0.1:1',
    retryDelaysMs: [],
    paystack: { secretKey: SECRET_KEY, publicKey: PUBLIC_KEY },
    payfast: { merchantId: '10000100', merchantKey: '46f0cd694581a', passphrase: 'garden' },
    rawVariables: { STRIPE_SECRET_KEY: SECRET_KEY, STRIPE_WEBHOOK_SECRETS: 'whsec_perennial' },
  });
  process.env.PAYFAST_BASE_URL = sandbox.url;
  process.env.PAYSTACK_API_BASE = sandbox.url;
  process.env.STRIPE_API_BASE = sandbox.url;
  const post = (path: string, body: object, method = 'POST') =>
    fetch(new URL(path, sandbox.url), {
      method,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }).then((response) => response.json());

  return {
    url: sandbox.url,
    stop: () => sandbox.stop(),
    /** Pays in the popup. `changed` overrides the values that an honest browser would send. */
    async pay(order: Order, changed: object = {}) {
      const transaction = await post('/popup/begin', { ...popupOf(order), ...changed });
      await post('/popup/pay', { accessCode: transaction.accessCode });
    },
    /** Declines the card. After one decline the popup stays open; after two the payment has failed. */
    async decline(order: Order, times = 1) {
      const { accessCode } = await post('/popup/begin', popupOf(order));
      for (let time = 0; time < times; time++) await post('/popup/decline', { accessCode });
      return { thenPay: () => post('/popup/pay', { accessCode }) };
    },
    /** Calls the provider's API with our key but without our code. Without a body it is a GET. */
    async asMerchant(path: string, body?: object) {
      const headers = { authorization: `Bearer ${SECRET_KEY}`, 'content-type': 'application/json' };
      const requestInit = body && { method: 'POST', body: JSON.stringify(body) };
      return (await fetch(new URL(path, sandbox.url), { headers, ...requestInit })).json();
    },
    knobs: (knobs: object) => post('/knobs.json', knobs),
    resetKnobs: () => fetch(new URL('/knobs.json', sandbox.url), { method: 'DELETE' }),
  };
}

const popupOf = (order: Order) => ({
  key: PUBLIC_KEY,
  email: order.email,
  amount: order.amount,
  currency: order.currency,
  ref: order.reference,
  metadata: JSON.stringify({ orderId: order.orderId }),
});

/** A payment notice as the provider sends it: the exact body, with the signature over it. */
export const signedNotice = (reference: string, key = SECRET_KEY) =>
  signBody(`{"event":"charge.success","data":{"reference":"${reference}","url":"a\\/b"}}`, key);

export const signedEvent = (event: string, data: object) =>
  signBody(JSON.stringify({ event, data }));

/** A notice with this body, whatever it is. */
export function signBody(body: string, key = SECRET_KEY) {
  const signature = createHmac('sha512', key).update(body).digest('hex');
  return {
    body,
    headers: { 'content-type': 'application/json', 'x-paystack-signature': signature },
  };
}
