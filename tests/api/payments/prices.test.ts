import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { POST as initiate } from '@/app/api/payments/initiate-memorial-order/route';
import { openMemorialOrder } from '@/lib/payments/order/open-memorial-order';
import { currentPaymentTerms } from '@/lib/payments/plans/current-payment-terms';
import { memorialSale } from '@/lib/payments/plans/memorial-sale';
import { db } from '@/lib/platform/db/client';
import { env } from '@/lib/platform/env';
import { call } from '@/tests/support/call';
import { ada, type Person, viewerOf } from '@/tests/support/cast';
import { addDraft } from '@/tests/support/order';
import { resetPlan, setPlan } from '@/tests/support/plan';
import { settle } from '@/tests/support/settling';
import { resetSettings, useSetting } from '@/tests/support/site-settings';

let owner: Person;
let draftId: string;
beforeEach(async () => {
  owner = await ada();
  draftId = await addDraft(owner);
  await db().order.updateMany({ where: { status: 'pending' }, data: { status: 'expired' } }); // an account may have at most twenty
  useSetting('shop.providers', ['paystack', 'payfast']); // these charge in rand only
});
afterEach(async () => {
  await resetPlan();
  await resetSettings();
});

const ask = (amount: number, others: object = {}) =>
  call(initiate, {
    headers: owner.headers,
    body: { amount, orderType: 'memorial_creation', draftId, ...others },
  });
const stored = (id: string) => db().order.findUniqueOrThrow({ where: { id } });
const RATES = [
  { from: 'EUR', to: 'ZAR', rate: '20.10', day: new Date().toISOString().slice(0, 10) },
  { from: 'JPY', to: 'ZAR', rate: '0.12', day: new Date().toISOString().slice(0, 10) },
] as const;
const pay = (order: { reference: string; orderId: string }, amountMinor: number) =>
  settle(
    { provider: 'paystack', reference: order.reference },
    {
      status: 'success',
      reference: order.reference,
      providerTxnId: `txn-${order.reference}`,
      amountMinor,
      requestedMinor: null,
      currency: 'ZAR',
      domainMatches: true,
      payerEmail: null,
      orderId: order.orderId,
      paidAt: new Date(),
    },
  );

describe('the price of a memorial', () => {
  it('is the price of the plan, and no other is accepted', async () => {
    await setPlan([{ currency: 'USD', amountMinor: 2550 }]);
    const refused = await ask(20);
    expect(refused).toMatchObject({
      status: 400,
      body: { error: 'The memorial creation fee is 25.5 US dollars' },
    });
    const { status, body } = await ask(25.5);
    expect(status).toBe(201);
    expect(body).toMatchObject({ amountInUSD: 25.5, priceCurrency: 'USD', amount: 47_175 });
    const { planId } = await stored(body.orderId);
    expect(await db().plan.count({ where: { id: planId ?? '' } })).toBe(1);
  });

  it('stays the same for an open order when the plan changes', async () => {
    const before = (await ask(20)).body;
    await setPlan([{ currency: 'USD', amountMinor: 4000 }]);
    const again = await ask(20);
    expect(again.body).toMatchObject({ orderId: before.orderId, amount: 37_000 });
    expect(await pay(before, 37_000)).toBe('paid');
    expect(await stored(before.orderId)).toMatchObject({
      status: 'fulfilled',
      priceMinor: 2000,
      chargeMinor: 37_000,
    });
  });

  it('opens a new order at the new price for a buyer who was shown that price', async () => {
    const before = (await ask(20)).body;
    await setPlan([{ currency: 'USD', amountMinor: 1500 }]);
    const after = (await ask(15)).body;
    expect(after.orderId).not.toBe(before.orderId);
    expect(after.amount).toBe(27_750);
    expect((await ask(17)).status).toBe(400);
  });

  it('is no longer accepted from the old plan once the quote has expired', async () => {
    const { orderId } = (await ask(20)).body;
    await db().order.update({
      where: { id: orderId },
      data: { createdAt: new Date(0), quoteExpiresAt: new Date(1000), expiresAt: new Date(2000) },
    });
    await setPlan([{ currency: 'USD', amountMinor: 4000 }]);
    expect((await ask(20)).status).toBe(400);
  });
});

describe('prices by country', () => {
  const PRICES = [
    { currency: 'USD', amountMinor: 2000 },
    { country: 'DE', currency: 'EUR', amountMinor: 1900 },
    { country: 'JP', currency: 'JPY', amountMinor: 3000 },
  ];
  beforeEach(async () => {
    await setPlan(PRICES);
    useSetting('shop.rates', [...RATES]);
  });

  it.each([
    ['DE', 19, 'EUR', 1900, 38_190, '€19.00 (R381.90)'],
    ['JP', 3000, 'JPY', 3000, 36_000, 'JP¥3000 (R360.00)'],
    ['FR', 20, 'USD', 2000, 37_000, '$20.00 (R370.00)'],
  ])('for %s are %d %s', async (country, amount, currency, price, charge, display) => {
    const { status, body } = await ask(amount, { country });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      amountInUSD: amount,
      priceCurrency: currency,
      amount: charge,
      displayAmount: display,
    });
    const order = await stored(body.orderId);
    expect(order).toMatchObject({
      country: country === 'FR' ? 'ZZ' : country,
      priceMinor: price,
      priceCurrency: currency,
      chargeCurrency: 'ZAR',
      fxSource: currency === 'USD' ? 'USD_ZAR_RATE' : 'shop.rates',
    });
    expect(await pay(body, charge)).toBe('paid');
  });

  it('are refused for another country, with a message in its currency', async () => {
    expect((await ask(20, { country: 'DE' })).body.error).toBe(
      'The memorial creation fee is €19.00',
    );
    expect((await ask(19, { country: 'germany' })).status).toBe(400);
  });

  it('are offered in the create form, starting with the price of the site’s country', async () => {
    useSetting('shop.country', 'DE');
    const sale = await memorialSale('en');
    expect(
      sale.kind === 'priced' && sale.prices.map(({ country, name }) => [country, name]),
    ).toEqual([
      ['DE', 'Germany'],
      ['JP', 'Japan'],
      ['ZZ', ''],
    ]);
    expect((await ask(19)).status).toBe(201);
    expect((await ask(20, { country: 'ZZ' })).status).toBe(201);
  });

  it('stay the same for an open order when its country is removed', async () => {
    const before = (await ask(19, { country: 'DE' })).body;
    await setPlan([{ currency: 'USD', amountMinor: 2000 }]);
    expect((await ask(19, { country: 'DE' })).body).toMatchObject({
      orderId: before.orderId,
      priceCurrency: 'EUR',
      amount: 38_190,
    });
    expect((await ask(20, { country: 'DE' })).body.orderId).not.toBe(before.orderId);
  });

  it('stay the same for an open order when the current price has the same number in another currency', async () => {
    const before = (await ask(19, { country: 'DE' })).body;
    await setPlan([{ currency: 'USD', amountMinor: 1900 }]);
    expect((await ask(19, { country: 'DE' })).body.orderId).toBe(before.orderId);
    expect((await ask(19, { country: 'ZZ' })).body).toMatchObject({ priceCurrency: 'USD' });
  });

  it('stay the same for an open order when the site changes country and currency', async () => {
    useSetting('shop.country', 'DE');
    const before = (await ask(19)).body;
    useSetting('shop.country', 'JP');
    useSetting('shop.currency', 'JPY');
    expect((await ask(19)).body).toMatchObject({ orderId: before.orderId, priceCurrency: 'EUR' });
    expect((await ask(3000)).body).toMatchObject({ priceCurrency: 'JPY' });
    expect((await ask(21)).status).toBe(400);
  });

  it('are left out where no rate makes them payable', async () => {
    useSetting('shop.rates', []);
    const sale = await memorialSale('en');
    expect(sale.kind === 'priced' && sale.prices.map(({ currency }) => currency)).toEqual(['USD']);
    expect(await ask(19, { country: 'DE' })).toMatchObject({
      status: 409,
      body: { code: 'conflict' },
    });
  });
});

describe('rates', () => {
  it('are frozen with their day in an order, and refused once they are stale', async () => {
    await setPlan([{ currency: 'EUR', amountMinor: 2000 }]);
    useSetting('shop.rates', [{ ...RATES[0], day: '2020-01-01' }]);
    expect((await ask(20)).status).toBe(503);
    useSetting('shop.rates', [RATES[0]]);
    const order = await stored((await ask(20)).body.orderId);
    expect(order.fxAsOf.toISOString().slice(0, 10)).toBe(RATES[0].day);
    expect(order.fxRateMicros).toBe(20_100_000n);
  });

  it('from the environment take precedence over the site’s own', async () => {
    useSetting('shop.rates', [{ from: 'USD', to: 'ZAR', rate: '99', day: RATES[0].day }]);
    expect((await ask(20)).body.amount).toBe(37_000);
    const usualRate = env().USD_ZAR_RATE;
    env().USD_ZAR_RATE = undefined;
    const other = await addDraft(owner);
    expect((await ask(20, { draftId: other })).body.amount).toBe(198_000);
    env().USD_ZAR_RATE = usualRate;
  });
});

describe('providers', () => {
  it('that are switched off open no order, and pages say so', async () => {
    useSetting('shop.providers', ['payfast']);
    expect((await ask(20)).status).toBe(409);
    expect(await memorialSale('en')).toMatchObject({
      kind: 'priced',
      prices: [{ providers: ['payfast'] }],
    });
    useSetting('shop.providers', []);
    expect(await memorialSale('en')).toEqual({ kind: 'not payable' });
    expect(await currentPaymentTerms()).toHaveLength(2);
  });

  it('accept a currency only where an admin allows it', async () => {
    useSetting('shop.providersByCurrency', { USD: ['payfast'] });
    expect((await ask(20)).status).toBe(409);
    useSetting('shop.providersByCurrency', { USD: ['paystack'] });
    expect((await ask(20)).status).toBe(201);
  });
});

describe('a provider that accepts the currency of the price', () => {
  it.each([
    ['EUR', 2500, 25],
    ['USD', 2000, 20],
    ['JPY', 3000, 3000],
  ])(
    'charges %s without a rate, next to another that charges in rand',
    async (currency, minor, amount) => {
      await setPlan([{ currency, amountMinor: minor }]);
      useSetting('shop.providers', ['paystack', 'stripe']);
      useSetting('shop.rates', [...RATES]);
      const open = (provider: 'paystack' | 'stripe') =>
        openMemorialOrder(viewerOf(owner), draftId, provider, new Date(), { amount });
      const direct = await open('stripe');
      expect(direct).toMatchObject({
        priceMinor: minor,
        priceCurrency: currency,
        chargeMinor: minor,
        chargeCurrency: currency,
      });
      expect(await stored(direct.orderId)).toMatchObject({
        fxRateMicros: 1_000_000n,
        fxSource: 'same currency',
      });
      const converted = await open('paystack');
      expect(converted).toMatchObject({ priceMinor: minor, chargeCurrency: 'ZAR' });
      expect(converted.orderId).not.toBe(direct.orderId);
      expect((await open('stripe')).orderId).toBe(direct.orderId);
    },
  );
});

describe('a free plan', () => {
  it('opens no order', async () => {
    await setPlan([]);
    expect(await ask(20)).toMatchObject({
      status: 409,
      body: { code: 'conflict', message: 'Memorials are free here.' },
    });
    expect(await memorialSale('en')).toEqual({ kind: 'free' });
  });
});
