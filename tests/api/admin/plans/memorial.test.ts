import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { GET, PUT } from '@/app/api/admin/plans/memorial/route';
import { GET as getSettings, PUT as putSettings } from '@/app/api/admin/settings/[group]/route';
import { db } from '@/lib/platform/db/client';
import { getSetting } from '@/lib/platform/site-settings/get-setting';
import { auditOf } from '@/tests/support/audit';
import { call } from '@/tests/support/call';
import { ada, PASSWORD, type Person, root } from '@/tests/support/cast';
import { listenForInvalidations } from '@/tests/support/memorial-listener';
import { resetPlan } from '@/tests/support/plan';
import { resetSettings, useSetting } from '@/tests/support/site-settings';

let admin: Person;
beforeEach(async () => {
  admin = await root();
  await db().rateLimit.deleteMany(); // the limit on passwords
});
afterEach(async () => {
  await resetPlan();
  await resetSettings();
});

const generalPrice = (amountMinor: number, currency = 'USD') => ({
  country: 'ZZ',
  currency,
  amountMinor,
});
const change = (prices: object[], others: object = {}, person: Person | null = admin) =>
  call(PUT, {
    method: 'PUT',
    body: { version: 0, prices, password: PASSWORD, ...others },
    ...(person && { headers: person.headers }),
  });
const read = async () => (await call(GET, { headers: admin.headers })).body;

describe('the plan of a memorial', () => {
  it('costs 20 dollars and has no limits by default', async () => {
    expect(await read()).toEqual({
      kind: 'one_time',
      version: 0,
      prices: [generalPrice(2000)],
      limits: { pictures: null, videos: null, gigabytes: null, keepers: null },
    });
  });

  it('changes with the password; each change is audited and invalidates all pages', async () => {
    useSetting('shop.rates', [
      { from: 'EUR', to: 'ZAR', rate: '20', day: new Date().toISOString().slice(0, 10) },
    ]);
    const listener = await listenForInvalidations();
    const prices = [generalPrice(2500), { country: 'DE', currency: 'EUR', amountMinor: 1900 }];
    const answer = await change(prices, { limits: { pictures: 40 } });
    expect(answer).toMatchObject({ status: 200, body: { version: 1, prices } });
    expect(answer.body.limits).toMatchObject({ pictures: 40, videos: null });
    expect(await listener.paths()).toEqual(['*']);
    await listener.stop();
    expect(await auditOf('plan/memorial')).toMatchObject([
      {
        actor: admin.user.id,
        action: 'plan.change',
        detail: { before: '2000 USD', after: '2500 USD, DE 1900 EUR' },
      },
    ]);
    const storedLimits = { pictures: 40, videos: null, gigabytes: null, keepers: null };
    expect(await db().settingChange.findFirst({ where: { key: 'plan.memorial' } })).toMatchObject({
      before: { kind: 'one_time', prices: [generalPrice(2000)] },
      after: { kind: 'one_time', prices, limits: storedLimits },
      byId: admin.user.id,
    });
    const later = await change([generalPrice(2500)], { version: 1 });
    expect(later.body.prices).toEqual([generalPrice(2500)]);
    expect(await db().planPrice.count()).toBe(1); // unchanged prices stay one row
  });

  it('cannot be changed from an old version, without the password, or by anybody but an admin', async () => {
    expect((await change([generalPrice(2500)])).status).toBe(200);
    expect((await change([generalPrice(3000)])).status).toBe(409);
    expect(await change([generalPrice(3000)], { version: 1, password: 'wrong' })).toMatchObject({
      status: 400,
      body: { fields: { password: expect.any(String) } },
    });
    expect((await change([generalPrice(1)], {}, await ada())).status).toBe(403);
    expect((await change([generalPrice(1)], {}, null)).status).toBe(401);
    expect((await read()).prices).toEqual([generalPrice(2500)]);
  });

  it('accepts one of two simultaneous changes', async () => {
    const both = await Promise.all([2500, 3000].map((minor) => change([generalPrice(minor)])));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('refuses a currency that no provider accepts, and names it', async () => {
    useSetting('shop.providers', ['paystack']);
    const answer = await change([
      generalPrice(2500),
      { ...generalPrice(300, 'JPY'), country: 'JP' },
    ]);
    expect(answer.status).toBe(400);
    expect(answer.body.fields['prices.1.currency']).toMatch(/^Nobody could pay in JPY: no payment/);
    useSetting('shop.providers', []);
    expect((await change([generalPrice(2500)])).status).toBe(400);
  });

  it('becomes free with the price 0, and can cost something again', async () => {
    expect((await change([generalPrice(0)])).body).toMatchObject({ kind: 'free', prices: [] });
    expect((await change([generalPrice(2000)], { version: 1 })).body).toMatchObject({
      kind: 'one_time',
      prices: [generalPrice(2000)],
    });
  });

  it.each([
    ['no price', []],
    ['a price for a country before the general one', [{ ...generalPrice(2000), country: 'DE' }]],
    ['a country twice', [generalPrice(2000), generalPrice(2500)]],
    [
      'a free plan for one country only',
      [generalPrice(2000), { ...generalPrice(0), country: 'DE' }],
    ],
    ['a fraction of a cent', [generalPrice(2000.5)]],
    ['an unknown currency', [generalPrice(2000, 'XXX')]],
    ['a negative price', [generalPrice(-1)]],
    ['more than a buyer could be charged', [generalPrice(100_000_000)]],
  ])('refuses %s', async (_, prices) => expect((await change(prices)).status).toBe(400));
});

describe("a price outside the providers' bounds", () => {
  const euroRates = (rate: string) => [
    { from: 'EUR' as const, to: 'ZAR' as const, rate, day: new Date().toISOString().slice(0, 10) },
  ];
  it.each([
    ['KES', 9_999, 10_000],
    ['JPY', 99, 100],
    ['USD', 49, 50],
  ])('in %s is refused below the smallest charge', async (currency, few, least) => {
    useSetting('shop.providers', ['stripe']);
    const { status, body } = await change([generalPrice(few, currency)]);
    expect(status).toBe(400);
    expect(body.fields['prices.0.amountMinor']).toMatch(`In ${currency}, people can pay from `);
    expect((await change([generalPrice(least, currency)])).status).toBe(200);
  });

  it('is refused below and above what its rate allows', async () => {
    useSetting('shop.providers', ['payfast']); // charges at least 5 rand
    useSetting('shop.rates', euroRates('20'));
    expect((await change([generalPrice(24, 'EUR')])).body.fields['prices.0.amountMinor']).toBe(
      'In EUR, people can pay from €0.25 to €999999.99. Please choose an amount between these.',
    );
    useSetting('shop.rates', euroRates('999999'));
    expect((await change([generalPrice(2_001, 'EUR')])).status).toBe(400);
    expect((await change([generalPrice(2_000, 'EUR')])).status).toBe(200);
  });
});

describe('the settings of the shop', () => {
  const group = { params: { group: 'shop' } };
  const versionNow = async () =>
    (await call(getSettings, { ...group, headers: admin.headers })).body.version;
  const put = (values: object, others: object = {}) =>
    call(putSettings, {
      method: 'PUT',
      params: { group: 'shop' },
      headers: admin.headers,
      body: { version: 0, values, password: PASSWORD, ...others },
    });
  const DAY = '2026-11-26';

  it('require the password', async () =>
    expect((await put({ 'shop.currency': 'EUR' }, { password: 'wrong' })).status).toBe(400));

  it('apply at once', async () => {
    const rates = [{ from: 'EUR', to: 'ZAR', rate: '20.10', day: DAY }];
    const values = { 'shop.currency': 'EUR', 'shop.rates': rates, 'shop.providers': ['payfast'] };
    expect((await put(values)).status).toBe(200);
    expect(getSetting('shop.currency')).toBe('EUR');
    expect(getSetting('shop.rates')).toEqual(rates);
  });

  it('refuse flower amounts that nobody could pay, and name possible ones', async () => {
    useSetting('shop.providers', ['stripe']);
    const KES = (min: number) => ({ KES: { min, max: 5_000_000, step: 50_000 } });
    expect((await put({ 'shop.tributes': KES(9_999) })).body.fields['shop.tributes']).toMatch(
      /^In KES, people can pay from KES\s100 to KES\s999999\.99\. Please choose an amount/,
    );
    const version = await versionNow();
    expect((await put({ 'shop.tributes': KES(10_000) }, { version })).status).toBe(200);
  });

  it('refuse a site currency in which the default flower amounts cannot be paid', async () => {
    useSetting('shop.providers', ['stripe']);
    const { status, body } = await put({ 'shop.currency': 'ZAR' }); // default from 1 rand; the provider needs 12
    expect([status, Object.keys(body.fields)]).toEqual([400, ['shop.tributes']]);
    const own = { ZAR: { min: 2_000, max: 500_000, step: 5_000 } };
    const both = { 'shop.currency': 'ZAR', 'shop.tributes': own };
    expect((await put(both, { version: await versionNow() })).status).toBe(200);
  });

  it.each([
    ['shop.tributes', { EUR: { min: 1, max: 100_000_000, step: 5 } }],
    ['shop.currency', 'XXX'],
    ['shop.country', 'germany'],
    ['shop.rates', [{ from: 'EUR', to: 'EUR', rate: '1', day: DAY }]],
    ['shop.rates', [{ from: 'EUR', to: 'ZAR', rate: '0', day: DAY }]],
    ['shop.rates', [{ from: 'EUR', to: 'ZAR', rate: '20', day: 'yesterday' }]],
    ['shop.rates', [1, 2].map((n) => ({ from: 'EUR', to: 'ZAR', rate: `${n}`, day: DAY }))],
    ['shop.providers', ['nobody']],
    ['shop.providersByCurrency', { EUR: [] }],
    ['shop.tributes', { EUR: { min: 500, max: 100, step: 5 } }],
    ['shop.tributes', { XXX: { min: 1, max: 100, step: 5 } }],
    ['shop.tributes', { EUR: { min: 1, max: 100, step: 0 } }],
  ])('refuse %s of %j', async (key, value) => {
    const { status, body } = await put({ [key]: value });
    expect(status).toBe(400);
    expect(body.fields[key]).toEqual(expect.any(String));
  });
});
