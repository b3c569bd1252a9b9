import { afterEach, describe, expect, it } from 'vitest';
import { GET as dashboard } from '@/app/api/admin/dashboard/route';
import { GET } from '@/app/api/admin/revenue/route';
import { POST as initiate } from '@/app/api/payments/initiate-memorial-order/route';
import { call } from '@/tests/support/call';
import { ada, type Person, root } from '@/tests/support/cast';
import { addDraft } from '@/tests/support/order';
import { resetPlan, setPlan } from '@/tests/support/plan';
import { settle } from '@/tests/support/settling';
import { resetSettings, useSetting } from '@/tests/support/site-settings';

afterEach(async () => {
  await resetPlan();
  await resetSettings();
});

const TODAY = new Date().toISOString().slice(0, 10);

/** Sells a memorial at the plan's current price. */
async function sell(owner: Person, amount: number) {
  const { body } = await call(initiate, {
    headers: owner.headers,
    body: { amount, orderType: 'memorial_creation', draftId: await addDraft(owner) },
  });
  const { reference, orderId } = body;
  await settle(
    { provider: 'paystack', reference },
    {
      status: 'success',
      reference,
      providerTxnId: `txn-${reference}`,
      amountMinor: body.amount,
      requestedMinor: null,
      currency: 'ZAR',
      domainMatches: true,
      payerEmail: null,
      orderId,
      paidAt: new Date(),
    },
  );
}

describe('GET /api/admin/revenue', () => {
  it("adds up two currencies at each order's rate, in the site's currency", async () => {
    const owner = await ada();
    useSetting('shop.providers', ['paystack', 'payfast']);
    const headers = (await root()).headers;
    const read = async () => (await call(GET, { headers })).body;
    await sell(owner, 20); // 370 rand
    await setPlan([{ currency: 'EUR', amountMinor: 3000 }]);
    useSetting('shop.rates', [
      { from: 'EUR', to: 'ZAR', rate: '20', day: TODAY },
      { from: 'EUR', to: 'USD', rate: '1.1', day: TODAY },
    ]);
    await sell(owner, 30); // 600 rand, or 33 dollars at the order's rate
    useSetting('shop.rates', [
      { from: 'EUR', to: 'ZAR', rate: '25', day: TODAY },
      { from: 'EUR', to: 'USD', rate: '9', day: TODAY },
    ]);
    const dollars = await read();
    expect(dollars).toEqual({
      currency: 'USD',
      totalRevenue: 53,
      memorialRevenue: 53,
      flowerRevenue: 0,
      hasUncounted: false,
      byCurrency: [{ currency: 'ZAR', totalRevenue: 970, memorialRevenue: 970, flowerRevenue: 0 }],
    });
    useSetting('shop.currency', 'ZAR');
    expect(await read()).toMatchObject({ currency: 'ZAR', totalRevenue: 970 });
    useSetting('shop.currency', 'EUR');
    expect(await read()).toMatchObject({ totalRevenue: 30, hasUncounted: true });
    await sell(owner, 30); // the site's currency is the euro
    const { body } = await call(dashboard, { headers });
    expect(body.stats).toMatchObject({ totalRevenue: 60, memorialRevenue: 60 });
    useSetting('shop.currency', 'GBP');
    expect(await read()).toMatchObject({ totalRevenue: 0, hasUncounted: true });
  });

  it('is for admins only', async () => {
    expect((await call(GET)).status).toBe(401);
    expect((await call(GET, { headers: (await ada()).headers })).status).toBe(403);
  });
});
