import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { POST } from '@/app/api/flowers/send/route';
import { POST as verify } from '@/app/api/payments/verify-paystack/route';
import { db } from '@/lib/platform/db/client';
import { startBank } from '../../support/bank';
import { call } from '../../support/call';
import { ada, ben, type Person, root } from '../../support/cast';
import { orderFlowers } from '../../support/flowers';
import { addMemorial } from '../../support/memorial';
import { addDraft, openOrder } from '../../support/order';

const bank = await startBank();
const DAY_MS = 86_400_000;
let sender: Person;
let creator: Person;
let memorialId: string;

beforeAll(async () => {
  creator = await ada();
  sender = await ben();
});
beforeEach(async () => {
  memorialId = await addMemorial({ createdById: creator.user.id });
});
afterAll(() => bank.stop());

const send = (change: object = {}, person: Person | null = sender) =>
  call(POST, { headers: person?.headers ?? {}, body: { memorialId, amount: 10, ...change } });

/** Orders flowers and pays for them. */
async function paidTributeOrder(change: object = {}) {
  const order = await orderFlowers(sender, memorialId, change);
  await bank.pay(order);
  const { orderId, reference } = order;
  await call(verify, { headers: sender.headers, body: { reference, orderId } });
  return order;
}

describe('POST /api/flowers/send', () => {
  it('returns the tribute that the payment created', async () => {
    const { orderId } = await paidTributeOrder();
    expect(await send()).toMatchObject({
      status: 200,
      body: {
        success: true,
        orderId,
        memorialId,
        tribute: { senderName: 'Ben Botha', amount: 10, message: 'With love', isAnonymous: false },
      },
    });
  });

  it('returns the same tribute again, with or without the order id', async () => {
    const { orderId } = await paidTributeOrder();
    const answers = await Promise.all([send(), send({ orderId }), send({ message: 'Too late' })]);
    expect(new Set(answers.map(({ body }) => body.tribute._id)).size).toBe(1);
    expect(answers[2]?.body.tribute.message).toBe('With love');
    expect(await db().tribute.count({ where: { memorialId } })).toBe(1);
  });

  it('adds a message once to flowers without one', async () => {
    await paidTributeOrder({ message: '' });
    expect((await send({ message: 'Rest', isAnonymous: true })).body.tribute).toMatchObject({
      message: 'Rest',
      isAnonymous: true,
      senderName: 'Anonymous',
    });
    expect((await send({ message: 'Other' })).body.tribute.message).toBe('Rest');
  });

  it('makes flowers without a message anonymous for good', async () => {
    await paidTributeOrder({ message: '' });
    const anonymous = { message: '', isAnonymous: true, senderName: 'Anonymous' };
    expect((await send({ isAnonymous: false })).body.tribute).toMatchObject({
      isAnonymous: false,
      senderName: 'Ben Botha',
    });
    expect((await send({ isAnonymous: true })).body.tribute).toMatchObject(anonymous);
    expect((await send({ isAnonymous: false })).body.tribute).toMatchObject(anonymous);
    expect((await send({ message: 'Rest', isAnonymous: false })).body.tribute).toMatchObject({
      ...anonymous,
      message: 'Rest',
    });
  });

  it('keeps the name if the message was sent with it', async () => {
    await paidTributeOrder({ message: 'With love' });
    const { tribute } = (await send({ isAnonymous: true })).body;
    expect(tribute).toMatchObject({ isAnonymous: false, message: 'With love' });
    await paidTributeOrder({ amount: 11, message: '' });
    await send({ amount: 11, message: 'Rest' });
    expect((await send({ amount: 11, isAnonymous: true })).body.tribute.isAnonymous).toBe(false);
  });

  it('adds no message to flowers after a day', async () => {
    const { orderId } = await paidTributeOrder({ message: '' });
    const paidAt = new Date(Date.now() - DAY_MS - 1);
    await db().order.update({ where: { id: orderId }, data: { paidAt } });
    expect((await send({ message: 'Rest' })).body.tribute.message).toBe('');
    expect((await send({ isAnonymous: true })).body.tribute.isAnonymous).toBe(false);
  });

  it('requires the payment first', async () => {
    expect((await send()).status).toBe(402);
    const { orderId } = await orderFlowers(sender, memorialId);
    expect((await send()).status).toBe(402);
    expect((await send({ orderId })).status).toBe(402);
    await paidTributeOrder({ amount: 11 });
    expect((await send({ amount: 12 })).status).toBe(402);
    expect(await db().tribute.count({ where: { memorialId } })).toBe(1);
  });

  it('refuses an order for something else', async () => {
    const { orderId } = await paidTributeOrder();
    expect((await send({ orderId, amount: 11 })).status).toBe(409);
    const other = await addMemorial();
    expect((await send({ orderId, memorialId: other })).status).toBe(409);
    const memorial = await openOrder(sender, await addDraft(sender));
    expect((await send({ orderId: memorial.orderId, amount: 20 })).status).toBe(409);
    expect(await db().tribute.count({ where: { memorialId: other } })).toBe(0);
  });

  it("answers 404 for another person's order, even to an admin", async () => {
    const { orderId } = await paidTributeOrder();
    for (const person of [creator, await root()]) {
      expect((await send({ orderId }, person)).status).toBe(404);
      expect((await send({}, person)).status).toBe(402);
    }
  });

  it('reports an order that needs review', async () => {
    const { orderId } = await paidTributeOrder();
    await db().tribute.deleteMany({ where: { orderId } });
    expect(await send({ orderId })).toMatchObject({
      status: 409,
      body: {
        error: 'Payment succeeded, but failed to save tribute details. Please contact support.',
      },
    });
  });

  it('answers 404 for an unknown or private memorial', async () => {
    expect((await send({ memorialId: '111111111111' })).status).toBe(404);
    const hidden = await addMemorial({ isPublic: false, createdById: creator.user.id });
    expect((await send({ memorialId: hidden })).status).toBe(404);
  });

  it.each([
    ['no memorial', { memorialId: undefined }],
    ['a query operator instead of an order id', { orderId: { not: '' } }],
    ['a long message', { message: 'x'.repeat(501) }],
    ['a broken amount', { amount: '10 ' }],
    ['an unknown field', { senderName: 'Somebody' }],
  ])('refuses %s', async (_, change) => {
    expect((await send(change)).status).toBe(400);
  });

  it('refuses visitors', async () => {
    expect((await send({}, null)).status).toBe(401);
  });
});
