import { createHmac } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PATIENCE } from '@/tests/support/patience';
import { type Sandbox, startSandbox } from '../../sandbox/sandbox';
import { type Application, startApplication } from './application';
import { KEYS, payInPopup, paystackClient, turnKnobs, WEBHOOK_PATH } from './paystack-client';

let application: Application;
let sandbox: Sandbox;

beforeEach(async () => {
  application = await startApplication();
  const retryDelaysMs = [20, 20, 20];
  sandbox = await startSandbox({ appUrl: application.url, paystack: KEYS, retryDelaysMs });
});
afterEach(async () => {
  await sandbox.stop();
  await application.stop();
});

const events = () =>
  application.received.map(({ body }) => {
    const { event, data } = JSON.parse(body);
    return `${event} ${data.reference ?? data.transaction_reference}`;
  });
const waitForFurtherNotices = () => new Promise((resolve) => setTimeout(resolve, 150));

describe('charge.success', () => {
  it('is signed over the raw body and arrives before the popup reports success', async () => {
    await payInPopup(sandbox, 'signed');
    const [webhook] = application.received;
    const body = webhook?.body ?? '';
    const signature = createHmac('sha512', KEYS.secretKey).update(body).digest('hex');
    expect(webhook?.path).toBe(WEBHOOK_PATH);
    expect(webhook?.headers['x-paystack-signature']).toBe(signature);
    expect(JSON.stringify(JSON.parse(body))).not.toBe(body);
    expect(JSON.parse(body)).toMatchObject({
      event: 'charge.success',
      data: {
        reference: 'signed',
        status: 'success',
        amount: 37_000,
        currency: 'ZAR',
        metadata: { orderId: 'order-1' },
      },
    });
    expect(JSON.parse(body).data).not.toHaveProperty('requested_amount');
  });

  it('is sent again until the application answers 200, and follows no redirect', async () => {
    application.answers.push(500, 302);
    await payInPopup(sandbox, 'retried');
    await vi.waitFor(() => expect(application.received).toHaveLength(3), PATIENCE);
    await waitForFurtherNotices();
    expect(application.received.map(({ path }) => path)).toEqual(Array(3).fill(WEBHOOK_PATH));
    expect(new Set(application.received.map(({ body }) => body)).size).toBe(1);
  });

  it('is not sent if the knob webhook is never', async () => {
    await turnKnobs(sandbox, { webhook: 'never' });
    await payInPopup(sandbox, 'lost');
    await waitForFurtherNotices();
    expect(application.received).toEqual([]);
  });

  it('arrives late if the knob webhook is delay', async () => {
    await turnKnobs(sandbox, { webhook: 'delay', webhookDelayMs: 1_000 });
    await payInPopup(sandbox, 'late');
    expect(application.received).toEqual([]);
    await vi.waitFor(() => expect(events()).toEqual(['charge.success late']), PATIENCE);
  });

  it('arrives twice if the knob webhook is duplicate', async () => {
    await turnKnobs(sandbox, { webhook: 'duplicate' });
    await payInPopup(sandbox, 'double');
    await vi.waitFor(() => expect(application.received).toHaveLength(2), PATIENCE);
  });

  it('arrives after the next one if the knob webhook is reorder', async () => {
    await turnKnobs(sandbox, { webhook: 'reorder' });
    await payInPopup(sandbox, 'first');
    await payInPopup(sandbox, 'second');
    expect(events()).toEqual(['charge.success second', 'charge.success first']);
  });
});

describe('POST /control/webhooks/:reference/resend', () => {
  const resend = (reference: string) =>
    fetch(`${sandbox.url}/control/webhooks/${reference}/resend`, { method: 'POST' });

  it("sends the webhook again and returns the application's status", async () => {
    await turnKnobs(sandbox, { webhook: 'never' });
    await payInPopup(sandbox, 'again');
    application.answers.push(503);
    expect(await (await resend('again')).json()).toEqual({ reference: 'again', status: 503 });
    expect(events()).toEqual(['charge.success again']);
    expect((await resend('nobody')).status).toBe(404);
  });
});

describe('GET /control/transactions.json', () => {
  it('lists payments with the results of their webhooks', async () => {
    const { post } = paystackClient(sandbox);
    await post('/transaction/initialize', { email: 'ben@example.org', amount: 500 });
    await payInPopup(sandbox, 'listed');
    const list = await fetch(`${sandbox.url}/control/transactions.json`);
    expect(await list.json()).toMatchObject([
      {
        provider: 'paystack',
        reference: 'listed',
        amount: 37_000,
        webhooks: [{ event: 'charge.success', status: 200 }],
      },
    ]);
  });
});

describe('POST /refund', () => {
  it('queues a refund, processes it and marks the payment as reversed', async () => {
    const { post, get, verified } = paystackClient(sandbox);
    await payInPopup(sandbox, 'refunded');
    await turnKnobs(sandbox, { refundDelayMs: 50 });
    const answer = await post('/refund', { transaction: 'refunded' });
    expect(answer.body).toMatchObject({
      message: 'Refund has been queued for processing',
      data: { status: 'pending', amount: 37_000, transaction: { reference: 'refunded' } },
    });
    await vi.waitFor(() => expect(events()).toContain('refund.processed refunded'), PATIENCE);
    const amounts = application.received.slice(1).map(({ body }) => JSON.parse(body).data.amount);
    expect(amounts).toEqual(['37000', 37_000]);
    const charge = await verified('refunded');
    expect(charge.status).toBe('reversed');
    expect((await get(`/refund?transaction=${charge.id}`)).body.data).toMatchObject([
      { status: 'processed', transaction: charge.id },
    ]);
  });

  it('refuses more than was paid, another currency and an unknown payment', async () => {
    const { post } = paystackClient(sandbox);
    await payInPopup(sandbox, 'partial');
    await post('/refund', { transaction: 'partial', amount: 10_000 });
    expect(await post('/refund', { transaction: 'partial' })).toMatchObject({
      status: 400,
      body: { message: 'Total refund amount cannot exceed original transaction amount' },
    });
    expect(await post('/refund', { transaction: 'partial', currency: 'USD' })).toMatchObject({
      status: 400,
      body: { message: 'Transaction currency must match refund currency' },
    });
    expect((await post('/refund', { transaction: 'nobody' })).status).toBe(400);
  });

  it('marks the payment as reversal-pending while the refund is queued', async () => {
    const { post, verified } = paystackClient(sandbox);
    await payInPopup(sandbox, 'queued');
    await turnKnobs(sandbox, { afterRefund: 'reversal-pending', refund: 'pending' });
    await post('/refund', { transaction: 'queued', amount: 100 });
    expect((await verified('queued')).status).toBe('reversal-pending');
  });
});
