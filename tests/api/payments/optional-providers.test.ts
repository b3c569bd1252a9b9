import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { POST as openHosted } from '@/app/api/payments/create-payfast-payment/route';
import { POST as openMemorial } from '@/app/api/payments/initiate-memorial-order/route';
import { POST as popupNotice } from '@/app/api/payments/webhook/paystack/route';
import { configuredProviders } from '@/lib/payments/configured-providers';
import { db } from '@/lib/platform/db/client';
import { signedNotice } from '@/tests/support/bank';
import { call } from '@/tests/support/call';
import { ada, type Person } from '@/tests/support/cast';
import { flowersFor } from '@/tests/support/flowers';
import { addMemorial } from '@/tests/support/memorial';
import { addDraft } from '@/tests/support/order';
import {
  completedEvent,
  deliver,
  orderWithStripe,
  startStripeBank,
  storedOrder,
} from '@/tests/support/stripe-bank';

const bank = await startStripeBank();
let buyer: Person;
beforeAll(async () => {
  buyer = await ada();
});
afterEach(() => vi.unstubAllEnvs());
afterAll(() => bank.stop());

/** Removes all settings of these providers from the installation. */
const leaveOut = (...names: string[]) => {
  for (const setting of Object.keys(process.env))
    if (names.some((name) => setting.startsWith(`${name}_`))) vi.stubEnv(setting, '');
};
const memorialForm = async () => ({
  amount: 20,
  orderType: 'memorial_creation',
  draftId: await addDraft(buyer),
});

describe('an installation', () => {
  it.each([
    [[], ['paystack', 'payfast', 'stripe']],
    [['PAYSTACK', 'PAYFAST'], ['stripe']],
    [['STRIPE'], ['paystack', 'payfast']],
    [['PAYSTACK', 'PAYFAST', 'STRIPE'], []],
  ])('without %j offers %j', (names, left) => {
    leaveOut(...names);
    expect(configuredProviders()).toEqual(left);
  });

  it('with only Stripe refuses orders and notices of other providers, stores nothing, and accepts payments', async () => {
    leaveOut('PAYSTACK', 'PAYFAST');
    const { headers } = buyer;
    const memorial = await memorialForm();
    const flowers = flowersFor(await addMemorial());
    const count = () => Promise.all([db().order.count(), db().providerEvent.count()]);
    const before = await count();
    for (const answer of [
      await call(openMemorial, { headers, body: memorial }),
      await call(openHosted, { headers, body: flowers }),
    ])
      expect(answer).toMatchObject({
        status: 409,
        body: { message: 'This way of paying is not offered here. Please choose another one.' },
      });
    expect((await call(popupNotice, signedNotice('any'))).status).toBe(409);
    expect(await count()).toEqual(before);
    const { status, body } = await orderWithStripe(buyer, memorial);
    expect(status).toBe(201);
    await bank.pay(body);
    expect((await deliver(completedEvent(body.reference))).status).toBe(200);
    expect(await storedOrder(body)).toMatchObject({ status: 'fulfilled', chargeCurrency: 'USD' });
  });

  it('without Stripe refuses its orders and notices, and stores nothing', async () => {
    leaveOut('STRIPE');
    const memorial = await memorialForm();
    const count = () => Promise.all([db().order.count(), db().providerEvent.count()]);
    const before = await count();
    expect((await orderWithStripe(buyer, memorial)).status).toBe(409);
    expect((await deliver(completedEvent('any'))).status).toBe(409);
    expect(await count()).toEqual(before);
    const { headers } = buyer;
    expect((await call(openMemorial, { headers, body: memorial })).status).toBe(201);
  });
});
