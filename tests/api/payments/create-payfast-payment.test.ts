import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import '../../support/all-languages';
import { POST } from '@/app/api/payments/create-payfast-payment/route';
import { POST as initiate } from '@/app/api/payments/initiate-memorial-order/route';
import { db } from '@/lib/platform/db/client';
import { env } from '@/lib/platform/env';
import { call } from '../../support/call';
import { ada, ben, type Person } from '../../support/cast';
import { flowersFor } from '../../support/flowers';
import { startHostedBank } from '../../support/hosted-bank';
import { addMemorial } from '../../support/memorial';
import { addDraft } from '../../support/order';

const bank = await startHostedBank();
let sender: Person;
let memorialId: string;

const ask = (body: object, person: Person | null = sender) =>
  call(POST, { headers: person?.headers ?? {}, body });
const orders = () => db().order.count();

beforeAll(async () => {
  sender = await ben();
  memorialId = await addMemorial({ createdById: (await ada()).user.id });
});
afterAll(() => bank.stop());

describe('POST /api/payments/create-payfast-payment', () => {
  it('returns a form that PayFast accepts, for flowers', async () => {
    const { status, body } = await ask(flowersFor(memorialId));
    expect(status).toBe(201);
    expect(body.payfastUrl).toBe(`${bank.url}/eng/process`);
    const site = env().SITE_URL;
    expect(body.formData).toMatchObject({
      amount: '185.00',
      return_url: `${site}/flower-payment/success?order_id=${body.orderId}`,
      cancel_url: `${site}/flower-payment/cancel?memorial_id=${memorialId}`,
      notify_url: `${site}/api/payments/webhook/payfast`,
      custom_str1: body.orderId,
      m_payment_id: body.reference,
    });
    expect(JSON.stringify(body.formData)).not.toContain('With love');
    expect(await bank.submit(body)).toMatchObject({ status: 303 });
    const attempts = await db().paymentAttempt.findMany({ where: { orderId: body.orderId } });
    expect(attempts).toMatchObject([{ provider: 'payfast', reference: body.reference }]);
  });

  it('returns a form that PayFast accepts, for a memorial', async () => {
    const draftId = await addDraft(sender);
    const { status, body } = await ask({ amount: 20, orderType: 'memorial_creation', draftId });
    expect(status).toBe(201);
    expect(body.formData).toMatchObject({
      amount: '370.00',
      return_url: `${env().SITE_URL}/memorial-payment/success?order_id=${body.orderId}`,
      cancel_url: `${env().SITE_URL}/payment/cancel`,
    });
    expect(await bank.submit(body)).toMatchObject({ status: 303 });
  });

  it('returns to pages in the language of the request', async () => {
    const accept = { ...sender.headers, 'accept-language': 'en-XA' };
    const site = `${env().SITE_URL}/xx`;
    const body = flowersFor(memorialId);
    const flowers = (await call(POST, { headers: accept, body })).body;
    expect(flowers.formData).toMatchObject({
      return_url: `${site}/flower-payment/success?order_id=${flowers.orderId}`,
      cancel_url: `${site}/flower-payment/cancel?memorial_id=${memorialId}`,
      notify_url: `${env().SITE_URL}/api/payments/webhook/payfast`,
    });
    const form = { amount: 20, orderType: 'memorial_creation', draftId: await addDraft(sender) };
    const memorial = (await call(POST, { headers: accept, body: form })).body;
    expect(memorial.formData).toMatchObject({
      return_url: `${site}/memorial-payment/success?order_id=${memorial.orderId}`,
      cancel_url: `${site}/payment/cancel`,
    });
    expect(await bank.submit(memorial)).toMatchObject({ status: 303 });
  });

  it('shares its order with an attempt at Paystack', async () => {
    const draftId = await addDraft(sender);
    const body = { amount: 20, orderType: 'memorial_creation', draftId };
    const hosted = await ask(body);
    const popup = await call(initiate, { headers: sender.headers, body });
    expect(popup.body.orderId).toBe(hosted.body.orderId);
    expect(popup.body.reference).not.toBe(hosted.body.reference);
  });

  it('returns a form that cannot be altered', async () => {
    const { body } = await ask(flowersFor(memorialId));
    const formData = { ...body.formData, amount: '5.00' };
    expect(await bank.submit({ ...body, formData })).toMatchObject({ status: 400 });
  });

  it('accepts any name that an account can have', async () => {
    const name = { firstName: "Zoë *!()'~ 🌸", lastName: `O'Brien\n${'x'.repeat(200)}` };
    await db().user.update({ where: { id: sender.user.id }, data: name });
    const { body } = await ask(flowersFor(memorialId, { amount: 11 }));
    expect(await bank.submit(body)).toMatchObject({ status: 303 });
  });

  it('refuses less than R5.00 with an explanation, and opens no order', async () => {
    const rate = env().USD_ZAR_RATE;
    env().USD_ZAR_RATE = '4.99';
    const before = await orders();
    const answer = await ask(flowersFor(memorialId, { amount: 1 }));
    env().USD_ZAR_RATE = rate;
    expect(answer.status).toBe(400);
    expect(answer.body.error).toContain('this way is R5.00, and this comes to R4.99');
    expect(await orders()).toBe(before);
  });

  it.each([
    ['no order type', { orderType: undefined }],
    ['another order type', { orderType: 'donation' }],
    ['an amount above the maximum', { amount: 501 }],
    ['a memorial without its draft', { orderType: 'memorial_creation', amount: 20 }],
    [
      'another fee for a memorial',
      { orderType: 'memorial_creation', amount: 1, draftId: '111111111111' },
    ],
    ['an address to return to', { return_url: 'https://example.org' }],
  ])('refuses %s', async (_, change) => {
    expect((await ask(flowersFor(memorialId, change))).status).toBe(400);
  });

  it("answers 404 for an unknown memorial and for another person's draft", async () => {
    expect((await ask(flowersFor('111111111111'))).status).toBe(404);
    const draftId = await addDraft(await ada());
    const memorial = { amount: 20, orderType: 'memorial_creation', draftId };
    expect((await ask(memorial)).status).toBe(404);
  });

  it('refuses visitors', async () => {
    expect((await ask(flowersFor(memorialId), null)).status).toBe(401);
  });
});
