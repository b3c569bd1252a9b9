import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { GET as exported } from '@/app/api/admin/export/[file]/route';
import { GET as listed } from '@/app/api/admin/tributes/route';
import { POST as send } from '@/app/api/flowers/send/route';
import { GET as memorialPage } from '@/app/api/memorials/[id]/route';
import { POST as initiate } from '@/app/api/payments/initiate-paystack-order/route';
import { db } from '@/lib/platform/db/client';
import { flowerOffer } from '@/lib/tributes/flower-offer';
import { call } from '@/tests/support/call';
import { ada, ben, type Person, root } from '@/tests/support/cast';
import { addMemorial } from '@/tests/support/memorial';
import { settle } from '@/tests/support/settling';
import { resetSettings, useSetting } from '@/tests/support/site-settings';

let sender: Person;
let memorialId: string;
beforeEach(async () => {
  sender = await ben();
  memorialId = await addMemorial({ createdById: (await ada()).user.id });
  useSetting('shop.providers', RAND_PROVIDERS);
});
afterEach(resetSettings);

const RAND_PROVIDERS: ('paystack' | 'payfast')[] = ['paystack', 'payfast'];
const TODAY = new Date().toISOString().slice(0, 10);
const ask = (amount: number | string, others: object = {}) =>
  call(initiate, {
    headers: sender.headers,
    body: { amount, orderType: 'flower_tribute', memorialId, message: 'With love', ...others },
  });
function useYen() {
  useSetting('shop.currency', 'JPY');
  useSetting('shop.tributes', { JPY: { min: 300, max: 30_000, step: 500 } });
  useSetting('shop.rates', [{ from: 'JPY', to: 'ZAR', rate: '0.12', day: TODAY }]);
}
async function paidFlowers(amount: number, others: object = {}) {
  const { body } = await ask(amount, others);
  const { reference, orderId } = body;
  await settle(
    { provider: 'paystack', reference },
    {
      status: 'success',
      reference,
      providerTxnId: `txn-${reference}`,
      amountMinor: body.amount,
      requestedMinor: null,
      currency: body.currency,
      domainMatches: true,
      payerEmail: null,
      orderId,
      paidAt: new Date(),
    },
  );
  return orderId as string;
}

describe('flowers in the currency of the site', () => {
  it.each([
    [300, 201],
    [30_000, 201],
    ['500', 201],
    [299, 400],
    [30_001, 400],
    [500.5, 400],
    ['500.00', 400],
  ])('for %j yen answer %i', async (amount, status) => {
    useYen();
    const answer = await ask(amount);
    expect(answer.status).toBe(status);
    if (status === 400)
      expect(answer.body.error).toBe('The amount must be between JP¥300 and JP¥30000');
  });

  it('keep their currency in the order, the tribute, lists, mails and exports', async () => {
    useYen();
    const orderId = await paidFlowers(1500);
    const order = await db().order.findUniqueOrThrow({ where: { id: orderId } });
    expect(order).toMatchObject({
      priceMinor: 1500,
      priceCurrency: 'JPY',
      chargeMinor: 18_000,
      chargeCurrency: 'ZAR',
    });
    const page = await call(memorialPage, { params: { id: memorialId } });
    expect(page.body.memorial.tributes).toMatchObject([{ amount: 1500, currency: 'JPY' }]);
    const { headers } = await root();
    const list = await call(listed, { headers });
    expect(list.body.tributes).toContainEqual(
      expect.objectContaining({ memorialId, amount: 1500, currency: 'JPY' }),
    );
    const csv = await call(exported, { params: { file: 'tributes.csv' }, headers });
    expect(csv.body).toMatch(/false,,With love,\w+,[^,]+,1500,JPY/);
    const mails = await db().outboxMail.findMany({ where: { text: { contains: 'JP¥1500' } } });
    expect(mails.map(({ to }) => to).sort()).toEqual(['ada@example.org', 'ben@example.org']);
    const answer = await call(send, {
      headers: sender.headers,
      body: { memorialId, amount: 1500, orderId },
    });
    expect(answer.body.tribute).toMatchObject({ amount: 1500, currency: 'JPY' });
    const other = { memorialId, amount: 15, currency: 'USD', orderId };
    expect((await call(send, { headers: sender.headers, body: other })).status).toBe(400);
  });

  it('can be ordered in another currency only if limits are set for it', async () => {
    expect((await ask(5, { currency: 'EUR' })).status).toBe(400);
    useSetting('shop.tributes', { EUR: { min: 200, max: 20_000, step: 500 } });
    useSetting('shop.rates', [{ from: 'EUR', to: 'ZAR', rate: '20', day: TODAY }]);
    expect((await ask(5, { currency: 'EUR' })).body).toMatchObject({
      priceCurrency: 'EUR',
      amount: 10_000,
    });
    expect((await ask(1, { currency: 'EUR' })).status).toBe(400);
    expect((await ask(1)).status).toBe(201); // dollars have default limits
  });
});

describe('an order for flowers', () => {
  const RATES = [
    { from: 'JPY' as const, to: 'ZAR' as const, rate: '0.12', day: TODAY },
    { from: 'EUR' as const, to: 'ZAR' as const, rate: '20', day: TODAY },
  ];
  const claim = (body: object) =>
    call(send, { headers: sender.headers, body: { memorialId, message: 'Rest', ...body } });

  it('keeps its price while it is open, even if the limits change', async () => {
    const before = (await ask(10)).body;
    useSetting('shop.tributes', { USD: { min: 2000, max: 50_000, step: 500 } });
    expect((await ask(10)).body).toMatchObject({ orderId: before.orderId, amount: before.amount });
    expect((await ask(11)).status).toBe(400);
  });

  it.each([{}, { currency: 'USD' }])(
    'keeps its currency while it is open, requested with %j',
    async (named) => {
      const before = (await ask(10, named)).body;
      useSetting('shop.currency', 'EUR');
      useSetting('shop.tributes', { EUR: { min: 100, max: 50_000, step: 500 } });
      useSetting('shop.rates', RATES);
      const again = (await ask(10, named)).body;
      expect(again).toMatchObject({ orderId: before.orderId, priceCurrency: 'USD' });
      expect((await ask(10, { currency: 'EUR' })).body).toMatchObject({ priceCurrency: 'EUR' });
    },
  );

  it('that is paid accepts its message after limits and currency have changed', async () => {
    const orderId = await paidFlowers(10, { message: '' });
    useYen();
    expect((await claim({ amount: 11, orderId })).status).toBe(400);
    expect((await claim({ amount: 10, currency: 'JPY', orderId })).status).toBe(400);
    const answer = await claim({ amount: 10, orderId });
    expect(answer.body.tribute).toMatchObject({ amount: 10, currency: 'USD', message: 'Rest' });
  });

  it('that is paid is found without its id after the limits have changed', async () => {
    await paidFlowers(10, { message: '' });
    useSetting('shop.tributes', { USD: { min: 2000, max: 50_000, step: 500 } });
    expect((await claim({ amount: 10 })).body.tribute).toMatchObject({ message: 'Rest' });
    expect((await claim({ amount: 12 })).status).toBe(400);
  });
});

describe('the flower offer', () => {
  it('is in dollars by default, charged in rand by both providers', async () => {
    const charge = { currency: 'ZAR', rate: '18.50', digits: 0 };
    expect(await flowerOffer()).toEqual({
      scale: { currency: 'USD', min: 100, max: 50_000, step: 500 },
      offered: [
        { provider: 'paystack', charge },
        { provider: 'payfast', charge },
      ],
    });
  });

  it('is empty while providers are off, or without a rate to a currency they charge', async () => {
    useSetting('shop.providers', []);
    expect((await flowerOffer()).offered).toEqual([]);
    expect((await ask(5)).status).toBe(409);
    useSetting('shop.providers', RAND_PROVIDERS);
    useSetting('shop.currency', 'GBP');
    expect((await flowerOffer()).offered).toEqual([]);
  });

  it('has a rate of 1 where a provider charges the currency itself', async () => {
    useSetting('shop.currency', 'GBP');
    useSetting('shop.providers', ['paystack', 'stripe']);
    const charge = { currency: 'GBP', rate: '1', digits: 0 };
    expect((await flowerOffer()).offered).toEqual([{ provider: 'stripe', charge }]);
  });

  it('accounts for the digits between yen and rand', async () => {
    useYen();
    expect((await flowerOffer()).offered[0]?.charge).toEqual({
      currency: 'ZAR',
      rate: '0.12',
      digits: 2,
    });
  });
});
