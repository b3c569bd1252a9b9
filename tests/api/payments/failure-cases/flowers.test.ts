import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { POST as send } from '@/app/api/flowers/send/route';
import { POST as createHosted } from '@/app/api/payments/create-payfast-payment/route';
import { POST as initiateMemorial } from '@/app/api/payments/initiate-memorial-order/route';
import { POST as initiate } from '@/app/api/payments/initiate-paystack-order/route';
import { db } from '@/lib/platform/db/client';
import { reconcilePayment } from '@/tests/support/settling';
import { startBank } from '../../../support/bank';
import { call } from '../../../support/call';
import { ben, type Person } from '../../../support/cast';
import { flowersFor, orderFlowers } from '../../../support/flowers';
import { addMemorial } from '../../../support/memorial';
import { addDraft } from '../../../support/order';

const bank = await startBank();
let sender: Person;
let memorialId: string;

beforeAll(async () => {
  sender = await ben();
});
beforeEach(async () => {
  memorialId = await addMemorial();
});
afterAll(() => bank.stop());

const ask = (change: object = {}) =>
  call(send, { headers: sender.headers, body: { memorialId, amount: 10, ...change } });

describe('flowers', () => {
  it('38 flower send without payment, with another amount, and twice makes one tribute', async () => {
    expect((await ask()).status).toBe(402);
    const order = await orderFlowers(sender, memorialId);
    expect((await ask({ orderId: order.orderId })).status).toBe(402);
    await bank.pay(order);
    await reconcilePayment(order.reference);
    expect((await ask({ orderId: order.orderId, amount: 500 })).status).toBe(409);
    expect((await ask({ amount: 500 })).status).toBe(402);
    const [first, second] = [await ask(), await ask({ orderId: order.orderId })];
    expect(second.body.tribute._id).toBe(first.body.tribute._id);
    expect(await db().tribute.count({ where: { memorialId } })).toBe(1);
  });

  it('40 amount 0, negative, NaN, 1e9, 0.001, "20 " or an array opens no order', async () => {
    const draftId = await addDraft(sender);
    const before = await db().order.count();
    for (const amount of [0, -20, Number.NaN, 1e9, 0.001, '20 ', [20]]) {
      const { headers } = sender;
      const flowers = flowersFor(memorialId, { amount });
      const memorial = { amount, orderType: 'memorial_creation', draftId };
      for (const answer of [
        await call(initiate, { headers, body: flowers }),
        await call(createHosted, { headers, body: flowers }),
        await call(initiateMemorial, { headers, body: memorial }),
        await call(createHosted, { headers, body: memorial }),
        await ask({ amount }),
      ])
        expect(answer.status).toBe(400);
    }
    expect(await db().order.count()).toBe(before);
  });
});
