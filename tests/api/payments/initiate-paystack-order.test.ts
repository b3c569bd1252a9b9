import { beforeAll, describe, expect, it } from 'vitest';
import { POST } from '@/app/api/payments/initiate-paystack-order/route';
import { db } from '@/lib/platform/db/client';
import { env } from '@/lib/platform/env';
import { call } from '../../support/call';
import { ada, ben, type Person, root } from '../../support/cast';
import { flowersFor } from '../../support/flowers';
import { addMemorial } from '../../support/memorial';

let sender: Person;
let memorialId: string;

const ask = (change: object = {}, person: Person | null = sender) =>
  call(POST, { headers: person?.headers ?? {}, body: flowersFor(memorialId, change) });
const orders = () => db().order.count();

beforeAll(async () => {
  sender = await ben();
  memorialId = await addMemorial({ createdById: (await ada()).user.id });
});

describe('POST /api/payments/initiate-paystack-order', () => {
  it('opens an order that contains the message, and returns what the popup needs', async () => {
    const answer = await ask({ amount: '12.50', isAnonymous: true });
    expect(answer).toMatchObject({
      status: 201,
      body: {
        email: sender.user.email,
        publicKey: 'pk_test_perennial',
        amountInUSD: 12.5,
        amount: 23_125,
        currency: 'ZAR',
        displayAmount: '$12.50 (R231.25)',
      },
    });
    expect(
      await db().order.findUniqueOrThrow({ where: { id: answer.body.orderId } }),
    ).toMatchObject({
      type: 'flower_tribute',
      status: 'pending',
      userId: sender.user.id,
      targetMemorialId: memorialId,
      tributeMessage: 'With love',
      isAnonymous: true,
      priceMinor: 1250,
      chargeMinor: 23_125,
    });
    expect(await db().tribute.count()).toBe(0);
  });

  it('returns two references on one order for a double click, and another order for another message', async () => {
    const [first, second] = await Promise.all([ask(), ask()]);
    expect(second.body.orderId).toBe(first.body.orderId);
    expect(second.body.reference).not.toBe(first.body.reference);
    expect((await ask({ message: 'Other words' })).body.orderId).not.toBe(first.body.orderId);
    expect((await ask({}, await ada())).body.orderId).not.toBe(first.body.orderId);
  });

  it.each([
    0,
    -5,
    0.99,
    500.01,
    1e9,
    0.001,
    10.005,
    Number.NaN,
    '20 ',
    ' 20',
    '020',
    '2e1',
    '0x10',
    '10,5',
    '',
    '٣',
    [20],
    { gt: 0 },
    true,
    null,
    undefined,
  ])('refuses the amount %j', async (amount) => {
    const before = await orders();
    const answer = await ask({ amount });
    expect(answer.status).toBe(400);
    expect(answer.body.error).toMatch(/^The amount must be between 1 and 500 US dollars/);
    expect(await orders()).toBe(before);
  });

  it.each([1, 500, '1.00', '500', 19.99])('accepts the amount %j', async (amount) => {
    expect((await ask({ amount })).status).toBe(201);
  });

  it.each([
    ['a message of 501 characters', { message: 'x'.repeat(501) }],
    ['another order type', { orderType: 'memorial_creation' }],
    ['no memorial', { memorialId: undefined }],
    ['a query operator instead of a memorial id', { memorialId: { not: '' } }],
    ['an unknown field', { userId: 'somebody' }],
    ['a price chosen by the client', { priceMinor: 1 }],
  ])('refuses %s', async (_, change) => {
    expect((await ask(change)).status).toBe(400);
  });

  it('accepts a message of 500 characters, and an order without a message', async () => {
    expect((await ask({ message: 'x'.repeat(500) })).status).toBe(201);
    expect((await ask({ message: undefined })).status).toBe(201);
  });

  it('answers 404 for a private memorial to all but its creator and admins', async () => {
    const hidden = await addMemorial({ isPublic: false, createdById: (await ada()).user.id });
    expect((await ask({ memorialId: hidden })).status).toBe(404);
    expect((await ask({ memorialId: hidden }, await ada())).status).toBe(201);
    expect((await ask({ memorialId: hidden }, await root())).status).toBe(201);
  });

  it('answers 404 for an unknown memorial, and 409 for one without flowers', async () => {
    expect((await ask({ memorialId: '111111111111' })).status).toBe(404);
    const closed = await addMemorial({}, { enableDigitalFlowers: false });
    const answer = await ask({ memorialId: closed });
    expect(answer).toMatchObject({
      status: 409,
      body: { error: 'This memorial does not accept digital flowers.' },
    });
  });

  it('refuses visitors', async () => {
    expect((await ask({}, null)).status).toBe(401);
  });

  it('explains that the rate makes the charge smaller than the provider accepts', async () => {
    const rate = env().USD_ZAR_RATE;
    env().USD_ZAR_RATE = '0.50';
    const before = await orders();
    const answer = await ask({ amount: 1.5 });
    env().USD_ZAR_RATE = rate;
    expect(answer.status).toBe(400);
    expect(answer.body.error).toContain('this way is R1.00, and this comes to R0.75');
    expect(await orders()).toBe(before);
  });
});
