import Stripe from 'stripe';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PATIENCE } from '@/tests/support/patience';
import { type Sandbox, startSandbox } from '../../sandbox/sandbox';
import { type Application, startApplication } from './application';

const KEYS = {
  STRIPE_SECRET_KEY: 'sk_test_of_the_sandbox',
  STRIPE_WEBHOOK_SECRETS: 'whsec_of_the_sandbox',
};
const PATH = '/api/payments/webhook/stripe';

let application: Application;
let sandbox: Sandbox;
let stripe: Stripe;

beforeEach(async () => {
  application = await startApplication();
  const retryDelaysMs = [20, 20, 20];
  sandbox = await startSandbox({ appUrl: application.url, rawVariables: KEYS, retryDelaysMs });
  stripe = client(KEYS.STRIPE_SECRET_KEY);
});
afterEach(async () => {
  await sandbox.stop();
  await application.stop();
});

const client = (key: string) =>
  new Stripe(key, {
    protocol: 'http',
    host: '127.0.0.1',
    port: new URL(sandbox.url).port,
    maxNetworkRetries: 0,
    telemetry: false,
  });
const inAnHour = () => Math.floor(Date.now() / 1000) + 3600;
const sessionParams = (change: object = {}): Stripe.Checkout.SessionCreateParams => ({
  mode: 'payment',
  client_reference_id: 'order-1-a',
  line_items: [
    {
      quantity: 1,
      price_data: { currency: 'eur', unit_amount: 2000, product_data: { name: 'A & B [c]' } },
    },
  ],
  metadata: { orderId: 'order-1' },
  payment_intent_data: { metadata: { reference: 'order-1-a' } },
  customer_email: 'ada@example.org',
  success_url: `${application.url}/paid?a=1&b=2`,
  cancel_url: `${application.url}/cancelled`,
  expires_at: inAnHour(),
  ...change,
});
const openSession = (change: object = {}, key?: string) =>
  stripe.checkout.sessions.create(sessionParams(change), key ? { idempotencyKey: key } : {});
const press = (session: Stripe.Checkout.Session, button: string) =>
  fetch(`${session.url}/${button}`, { method: 'POST', redirect: 'manual' });
const act = (act: string, query = '') =>
  fetch(`${sandbox.url}/control/stripe/order-1-a/${act}${query}`, { method: 'POST' });
const setKnobs = (knobs: object) =>
  fetch(`${sandbox.url}/knobs.json`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(knobs),
  });
const reload = (session: Stripe.Checkout.Session) =>
  stripe.checkout.sessions.retrieve(session.id, { expand: ['payment_intent.latest_charge'] });
/** The notices, verified by Stripe's own package. */
const events = () =>
  application.received.map(({ body, headers }) =>
    Stripe.webhooks.constructEvent(
      body,
      String(headers['stripe-signature']),
      KEYS.STRIPE_WEBHOOK_SECRETS,
    ),
  );
const types = () => events().map(({ type }) => type);
const waitForFurtherNotices = () => new Promise((resolve) => setTimeout(resolve, 150));

describe("the sandbox's Stripe, called with Stripe's own package", () => {
  it('opens a session, shows its page and accepts the payment', async () => {
    const session = await openSession();
    expect(session).toMatchObject({
      object: 'checkout.session',
      status: 'open',
      payment_status: 'unpaid',
      amount_total: 2000,
      currency: 'eur',
      client_reference_id: 'order-1-a',
      metadata: { orderId: 'order-1' },
      livemode: false,
      payment_intent: null,
    });
    const page = await (await fetch(session.url ?? '')).text();
    expect(page).toContain('A &#38; B [c]');
    expect(page).toContain('EUR 20.00');
    const payAnswer = await press(session, 'pay');
    expect(payAnswer.headers.get('location')).toBe(`${application.url}/paid?a=1&b=2`);
    expect(await reload(session)).toMatchObject({
      status: 'complete',
      payment_status: 'paid',
      url: null,
      payment_intent: {
        status: 'succeeded',
        metadata: { reference: 'order-1-a' },
        latest_charge: { created: expect.any(Number) },
      },
    });
    expect(events()).toMatchObject([
      {
        type: 'checkout.session.completed',
        data: { object: { payment_status: 'paid', payment_intent: expect.stringMatching(/^pi_/) } },
      },
    ]);
  });

  it('charges once for two clicks on Pay', async () => {
    const session = await openSession();
    await Promise.all([press(session, 'pay'), press(session, 'pay')]);
    await vi.waitFor(() => expect(application.received).not.toEqual([]), PATIENCE);
    await waitForFurtherNotices();
    expect(types()).toEqual(['checkout.session.completed']);
  });

  it('returns the same session for an idempotency key, and refuses the key for another', async () => {
    const expires_at = inAnHour();
    const [first, again] = [
      await openSession({ expires_at }, 'k1'),
      await openSession({ expires_at }, 'k1'),
    ];
    expect(again.id).toBe(first.id);
    await expect(openSession({ client_reference_id: 'x' }, 'k1')).rejects.toMatchObject({
      type: 'StripeIdempotencyError',
    });
  });

  it('keeps the page open after a declined card, with a link to cancel_url', async () => {
    const session = await openSession();
    const declineAnswer = await press(session, 'decline');
    expect(declineAnswer.headers.get('location')).toContain('?declined=1');
    expect(await reload(session)).toMatchObject({
      status: 'open',
      payment_intent: { status: 'requires_payment_method' },
    });
    expect(await (await fetch(session.url ?? '')).text()).toContain(`${application.url}/cancelled`);
    expect(types()).toEqual([]);
  });

  it('accepts a transfer that is pending and then fails', async () => {
    const session = await openSession();
    await press(session, 'later');
    expect(await reload(session)).toMatchObject({
      status: 'complete',
      payment_status: 'unpaid',
      payment_intent: { status: 'processing' },
    });
    await act('bounce');
    expect(types()).toEqual([
      'checkout.session.completed',
      'checkout.session.async_payment_failed',
    ]);
  });

  it('accepts a payment whose payer does not return, but none on an expired page', async () => {
    const session = await openSession();
    await act('expire');
    expect((await press(session, 'pay')).status).toBe(200);
    expect(await reload(session)).toMatchObject({ status: 'expired', payment_status: 'unpaid' });
    const otherSession = await openSession({ client_reference_id: 'order-2-a' });
    expect((await press(otherSession, 'close')).status).toBe(200);
    expect(types()).toEqual(['checkout.session.expired', 'checkout.session.completed']);
  });

  it.each([
    [{ mode: 'subscription' }, 'mode'],
    [{ client_reference_id: 'a b' }, 'client_reference_id'],
    [{ expires_at: 0 }, 'expires_at'],
    [{ success_url: 'nowhere' }, 'success_url'],
    [{ customer_email: 'ada' }, 'customer_email'],
  ])('refuses a session with %j', async (change, param) => {
    await expect(openSession(change)).rejects.toMatchObject({ statusCode: 400, param });
  });

  it('refuses fractions of a shilling, other keys and unknown sessions', async () => {
    const price = { currency: 'ugx', unit_amount: 7_500_050, product_data: { name: 'x' } };
    await expect(
      openSession({ line_items: [{ quantity: 1, price_data: price }] }),
    ).rejects.toMatchObject({
      code: 'invalid_charge_amount_no_decimal_compatible',
    });
    await expect(client('sk_test_x').checkout.sessions.retrieve('a')).rejects.toMatchObject({
      statusCode: 401,
    });
    await expect(stripe.checkout.sessions.retrieve('cs_test_1')).rejects.toMatchObject({
      statusCode: 404,
      code: 'resource_missing',
    });
  });
});

describe("the notices of the sandbox's Stripe", () => {
  it('are repeated until the application answers 200, and follow no redirect', async () => {
    application.answers.push(500, 302);
    await press(await openSession(), 'pay');
    await vi.waitFor(() => expect(application.received).toHaveLength(3), PATIENCE);
    await waitForFurtherNotices();
    expect(application.received.map(({ path }) => path)).toEqual(Array(3).fill(PATH));
    expect(new Set(application.received.map(({ body }) => body)).size).toBe(1);
  });

  it.each([
    [{ webhook: 'never' }, 0],
    [{ webhook: 'duplicate' }, 2],
    [{ webhook: 'delay', webhookDelayMs: 20 }, 1],
  ])('with the knobs %j arrive %d times', async (knobs, times) => {
    await setKnobs(knobs);
    await press(await openSession(), 'pay');
    const isThere = () => application.received.length >= times;
    await vi.waitUntil(isThere, PATIENCE);
    await waitForFurtherNotices();
    expect(application.received).toHaveLength(times);
  });

  it('have a wrong signature if the knobs say so', async () => {
    await setKnobs({ signature: 'wrong' });
    await press(await openSession(), 'pay');
    expect(() => events()).toThrow(/No signatures found/);
  });
});

describe("the refunds and disputes of the sandbox's Stripe", () => {
  async function openAndPay() {
    const session = await openSession();
    await press(session, 'pay');
    const { payment_intent } = await stripe.checkout.sessions.retrieve(session.id);
    application.received.length = 0;
    return String(payment_intent);
  }

  it('refund no more than was paid, and once per idempotency key', async () => {
    await setKnobs({ refundDelayMs: 0 });
    const payment_intent = await openAndPay();
    const part = { payment_intent, amount: 500, metadata: { note: 'Refund 1' } };
    const [one, again] = [
      await stripe.refunds.create(part, { idempotencyKey: 'r1' }),
      await stripe.refunds.create(part, { idempotencyKey: 'r1' }),
    ];
    expect(again.id).toBe(one.id);
    await expect(stripe.refunds.create({ payment_intent, amount: 1501 })).rejects.toMatchObject({
      statusCode: 400,
      param: 'amount',
    });
    await vi.waitFor(() => {
      expect(types()).toEqual(['refund.created', 'refund.updated', 'charge.refunded']);
    }, PATIENCE);
    const { data } = await stripe.refunds.list({ payment_intent });
    expect(data).toMatchObject([
      { amount: 500, status: 'succeeded', metadata: { note: 'Refund 1' } },
    ]);
    await act('send-back');
    expect(types().at(-1)).toBe('refund.failed');
  });

  it('fail or stay pending if the knobs say so', async () => {
    await setKnobs({ refundDelayMs: 0, refund: 'failed' });
    const payment_intent = await openAndPay();
    await stripe.refunds.create({ payment_intent, amount: 2000 });
    await vi.waitFor(() => expect(types()).toContain('refund.failed'), PATIENCE);
    await setKnobs({ refund: 'pending' });
    await stripe.refunds.create({ payment_intent, amount: 2000 });
    expect(
      (await stripe.refunds.list({ payment_intent })).data.map(({ status }) => status),
    ).toEqual(['pending', 'failed']);
  });

  it('withdraw the money of a dispute and return it when the dispute is won', async () => {
    await openAndPay();
    for (const status of ['needs_response', 'won']) await act('dispute', `?status=${status}`);
    expect(types()).toEqual([
      'charge.dispute.created',
      'charge.dispute.funds_withdrawn',
      'charge.dispute.closed',
      'charge.dispute.funds_reinstated',
    ]);
  });
});

it.each([
  ['429', 429],
  ['500', 500],
] as const)(
  "the API of the sandbox's Stripe answers %s if the knobs say so",
  async (initialize, statusCode) => {
    await setKnobs({ fail: { initialize } });
    await expect(openSession()).rejects.toMatchObject({ statusCode });
  },
);
