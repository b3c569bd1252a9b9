import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { GET as orderState } from '@/app/api/payments/orders/[id]/route';
import { POST as verify } from '@/app/api/payments/verify-paystack/route';
import { db } from '@/lib/platform/db/client';
import { newId } from '@/lib/platform/ids/public-id';
import { reconcilePayment } from '@/tests/support/settling';
import { startBank } from '../../../support/bank';
import { call } from '../../../support/call';
import { ada, ben, type Person } from '../../../support/cast';
import { addDraft, openOrder } from '../../../support/order';

type Order = Awaited<ReturnType<typeof openOrder>>;

const bank = await startBank();
let owner: Person;
let stranger: Person;
let order: Order;
let other: Order;

beforeAll(async () => {
  owner = await ada();
  stranger = await ben();
});
beforeEach(async () => {
  order = await openOrder(owner, await addDraft(owner));
  other = await openOrder(stranger, await addDraft(stranger));
});
afterAll(() => bank.stop());

const check = (person: Person, reference: string, orderId: string) =>
  call(verify, { headers: person.headers, body: { reference, orderId } });
const memorials = (orderId: string) => db().memorial.count({ where: { orderId } });

describe("another person's payment", () => {
  it("14 reference of another user's order is unknown to verify-paystack", async () => {
    await bank.pay(order);
    expect((await check(stranger, order.reference, order.orderId)).status).toBe(404);
    expect(await memorials(order.orderId)).toBe(0);
  });

  it("15 reference of one's own with another's order is unknown", async () => {
    await bank.pay(other);
    expect((await check(stranger, other.reference, order.orderId)).status).toBe(404);
    expect(await memorials(order.orderId)).toBe(0);
  });

  it('16 same reference for two orders is refused by the database', async () => {
    const { orderId } = other;
    const attempt = {
      id: newId(),
      orderId,
      provider: 'paystack',
      reference: order.reference,
    } as const;
    await expect(db().paymentAttempt.create({ data: attempt })).rejects.toMatchObject({
      code: 'P2002',
    });
  });

  it('17 replay of a paid reference for a second memorial makes none', async () => {
    await bank.pay(order);
    expect((await check(owner, order.reference, order.orderId)).body.success).toBe(true);
    const second = await openOrder(owner, await addDraft(owner));
    expect((await check(owner, order.reference, second.orderId)).status).toBe(404);
    expect((await check(owner, second.reference, second.orderId)).body.success).toBe(false);
    expect(await memorials(second.orderId)).toBe(0);
  });

  it('41 order_id of someone else on the return page is unknown', async () => {
    await bank.pay(order);
    await reconcilePayment(order.reference);
    const state = (person: Person) =>
      call(orderState, { headers: person.headers, params: { id: order.orderId } });
    expect((await state(stranger)).status).toBe(404);
    expect((await state(owner)).body.state).toBe('done');
  });
});
