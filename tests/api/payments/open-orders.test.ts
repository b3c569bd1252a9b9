import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { POST as createPayfast } from '@/app/api/payments/create-payfast-payment/route';
import { POST as initiateMemorial } from '@/app/api/payments/initiate-memorial-order/route';
import { POST as initiateFlowers } from '@/app/api/payments/initiate-paystack-order/route';
import { MAX_ATTEMPTS, MAX_OPEN_ORDERS } from '@/lib/payments/rules';
import { db } from '@/lib/platform/db/client';
import { call } from '@/tests/support/call';
import { ada, ben, type Person } from '@/tests/support/cast';
import { flowersFor } from '@/tests/support/flowers';
import { addMemorial } from '@/tests/support/memorial';
import { addDraft } from '@/tests/support/order';

const FULL =
  'You have started 20 payments and not finished them. Please finish one of them, or try again later.';

let sender: Person;
let memorialId: string;

beforeAll(async () => {
  sender = await ben();
  memorialId = await addMemorial({ createdById: (await ada()).user.id });
});
beforeEach(async () => {
  await db().order.updateMany({ where: { paidAt: null }, data: { status: 'expired' } });
});

const send = (message: string, person = sender, handler = initiateFlowers) =>
  call(handler, { headers: person.headers, body: flowersFor(memorialId, { message }) });
const openCount = () => db().order.count({ where: { userId: sender.user.id, status: 'pending' } });

async function fill(count = MAX_OPEN_ORDERS): Promise<void> {
  for (let at = 0; at < count; at++) expect((await send(`Words ${at}`)).status).toBe(201);
}

describe('the limit on open orders per account', () => {
  it('refuses more than twenty, of every kind and with every provider', async () => {
    await fill();
    const draftId = await addDraft(sender);
    const memorial = { amount: 20, orderType: 'memorial_creation', draftId };
    const answers = [
      await send('One more'),
      await send('One more', sender, createPayfast),
      await call(initiateMemorial, { headers: sender.headers, body: memorial }),
    ];
    for (const answer of answers) {
      expect(answer).toMatchObject({ status: 429, body: { code: 'too_many', message: FULL } });
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    }
    expect(await openCount()).toBe(MAX_OPEN_ORDERS);
  });

  it('allows twenty attempts per order', async () => {
    for (let at = 0; at < MAX_ATTEMPTS; at++) expect((await send('Once more')).status).toBe(201);
    expect(await openCount()).toBe(1);
    expect(await send('Once more')).toMatchObject({ status: 429, body: { code: 'too_many' } });
    expect((await send('Other words')).status).toBe(201);
  });

  it('does not prevent the payment of an open order, and affects no other account', async () => {
    await fill();
    expect((await send('Words 7')).status).toBe(201);
    expect((await send('One more', await ada())).status).toBe(201);
  });

  it('makes room once an order is paid, declined or expired', async () => {
    await fill();
    for (const change of [
      { status: 'fulfilled' as const, paidAt: new Date(), fulfilledAt: new Date() },
      { status: 'failed' as const },
      { expiresAt: new Date(Date.now() - 1) },
    ]) {
      const { id } = await db().order.findFirstOrThrow({
        where: { status: 'pending', expiresAt: { gt: new Date() } },
      });
      await db().order.update({ where: { id }, data: change });
      expect((await send(`Instead of ${id}`)).status).toBe(201);
      expect((await send('One more')).status).toBe(429);
    }
  });

  it('also counts a declined order of any kind that is tried again', async () => {
    const draftId = await addDraft(sender);
    const body = { amount: 20, orderType: 'memorial_creation', draftId };
    const declined = [
      () => send('Declined'),
      () => call(initiateMemorial, { headers: sender.headers, body }),
    ];
    for (const open of declined) expect((await open()).status).toBe(201);
    await db().order.updateMany({ where: { status: 'pending' }, data: { status: 'failed' } });
    await fill();
    for (const open of declined)
      expect(await open()).toMatchObject({
        status: 429,
        body: { code: 'too_many', message: FULL },
      });
    expect(await openCount()).toBe(MAX_OPEN_ORDERS);
    const first = await db().order.findFirstOrThrow({ where: { status: 'pending' } });
    await db().order.update({ where: { id: first.id }, data: { status: 'expired' } });
    expect((await send('Declined')).status).toBe(201);
    expect(await openCount()).toBe(MAX_OPEN_ORDERS);
  });

  it('is never exceeded by parallel requests', async () => {
    await fill(MAX_OPEN_ORDERS - 2);
    const answers = await Promise.all([1, 2, 3, 4, 5].map((at) => send(`At once ${at}`)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 429, 429, 429]);
    expect(await openCount()).toBe(MAX_OPEN_ORDERS);
  });
});
