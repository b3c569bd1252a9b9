import { beforeAll, describe, expect, it } from 'vitest';
import { POST } from '@/app/api/payments/initiate-memorial-order/route';
import { db } from '@/lib/platform/db/client';
import { call } from '../../support/call';
import { ada, ben, type Person } from '../../support/cast';
import { addDraft } from '../../support/order';

let owner: Person;
let draftId: string;
const body = () => ({ amount: 20, orderType: 'memorial_creation', draftId });

beforeAll(async () => {
  owner = await ada();
  draftId = await addDraft(owner);
});

describe('POST /api/payments/initiate-memorial-order', () => {
  it('opens an order at the fee, and returns both amounts and what the popup needs', async () => {
    const answer = await call(POST, { headers: owner.headers, body: body() });
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({
      email: owner.user.email,
      publicKey: 'pk_test_perennial',
      amountInUSD: 20,
      amount: 37_000,
      currency: 'ZAR',
      displayAmount: '$20.00 (R370.00)',
    });
    const order = await db().order.findUniqueOrThrow({ where: { id: answer.body.orderId } });
    expect(order).toMatchObject({
      status: 'pending',
      priceMinor: 2000,
      chargeMinor: 37_000,
      draftId,
    });
  });

  it('returns another reference on the same order for a second click', async () => {
    const [first, second] = await Promise.all([
      call(POST, { headers: owner.headers, body: body() }),
      call(POST, { headers: owner.headers, body: body() }),
    ]);
    expect(second.body.orderId).toBe(first.body.orderId);
    expect(second.body.reference).not.toBe(first.body.reference);
  });

  it('opens a new order once the quote has expired, but none once the memorial is paid for', async () => {
    const other = await addDraft(owner);
    const ask = { headers: owner.headers, body: { ...body(), draftId: other } };
    const { orderId } = (await call(POST, ask)).body;
    await db().order.update({
      where: { id: orderId },
      data: { quoteExpiresAt: new Date(Date.now() - 1) },
    });
    const renewed = await call(POST, ask);
    expect(renewed.status).toBe(201);
    expect(renewed.body.orderId).not.toBe(orderId);
    await db().order.update({ where: { id: orderId }, data: { paidAt: new Date() } });
    expect(await call(POST, ask)).toMatchObject({
      status: 409,
      body: { message: 'This memorial has already been paid for.', orderId, memorialId: null },
    });
  });

  it('schedules a check of the order with the provider', async () => {
    const { body: order } = await call(POST, { headers: owner.headers, body: body() });
    const jobs = await db().$queryRaw<unknown[]>`
      SELECT 1 FROM pgboss.job WHERE name = 'check-order' AND data->>'orderId' = ${order.orderId}`;
    expect(jobs).toHaveLength(1);
  });

  it.each([19, 0, -20, 20.01, 1e9, Number.NaN, '20', '20 ', [20], null])(
    'refuses the amount %j',
    async (amount) => {
      const answer = await call(POST, { headers: owner.headers, body: { ...body(), amount } });
      expect(answer.status).toBe(400);
      expect(answer.body.error).toBe('The memorial creation fee is 20 US dollars');
    },
  );

  it.each([
    ['another order type', { orderType: 'flower_tribute' }],
    ['no draft', { draftId: undefined }],
    ['an unknown field', { status: 'paid' }],
  ])('refuses %s', async (_, change) => {
    const answer = await call(POST, { headers: owner.headers, body: { ...body(), ...change } });
    expect(answer.status).toBe(400);
  });

  it("answers 404 for another person's draft", async () => {
    const stranger = await ben();
    const answer = await call(POST, { headers: stranger.headers, body: body() });
    expect(answer.status).toBe(404);
    expect(await db().order.count({ where: { userId: stranger.user.id } })).toBe(0);
  });

  it('refuses visitors', async () => {
    expect((await call(POST, { body: body() })).status).toBe(401);
  });
});
