import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { POST } from '@/app/api/admin/orders/[id]/retry/route';
import { db } from '@/lib/platform/db/client';
import { withReason } from '@/tests/support/review';
import { reconcilePayment } from '@/tests/support/settling';
import { startBank } from '../../../support/bank';
import { call } from '../../../support/call';
import { ada, ben, type Person, root } from '../../../support/cast';
import { orderFlowers } from '../../../support/flowers';
import { addMemorial } from '../../../support/memorial';
import { addDraft, openOrder } from '../../../support/order';
import { askForRefund } from '../../../support/refund';

const bank = await startBank();
let owner: Person;

beforeAll(async () => {
  owner = await ada();
});
afterAll(() => bank.stop());

const retry = async (orderId: string, person?: Person) =>
  call(POST, {
    method: 'POST',
    headers: (person ?? (await root())).headers,
    params: { id: orderId },
  });
const stored = (orderId: string) =>
  withReason(
    db().order.findUniqueOrThrow({
      where: { id: orderId },
      include: { memorial: { select: { id: true } }, ledger: true },
    }),
  );

/** Returns a paid order whose memorial could not be created, and a function that repairs the draft. */
async function orderWithBrokenDraft() {
  const where = { id: await addDraft(owner) };
  const order = await openOrder(owner, where.id);
  const { formSealed } = await db().memorialDraft.findUniqueOrThrow({ where });
  const seal = (text: string) =>
    db().memorialDraft.update({ where, data: { formSealed: text }, select: { id: true } });
  await seal('t1:AAAA');
  await bank.pay(order);
  await reconcilePayment(order.reference);
  return { order, mendDraft: () => seal(formSealed) };
}

describe('POST /api/admin/orders/{id}/retry', () => {
  it('fulfils the order once, as soon as its draft is repaired', async () => {
    const { order, mendDraft } = await orderWithBrokenDraft();
    expect((await retry(order.orderId)).status).toBe(409);
    expect(await stored(order.orderId)).toMatchObject({ status: 'needs_review', memorial: null });
    await mendDraft();
    const answers = await Promise.all([retry(order.orderId), retry(order.orderId)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { status, reviewReason, memorial, ledger } = await stored(order.orderId);
    expect({ status, reviewReason }).toEqual({ status: 'fulfilled', reviewReason: '' });
    expect(memorial).not.toBeNull();
    expect(ledger).toHaveLength(1);
  });

  it('refuses an order that is being refunded', async () => {
    const { order, mendDraft } = await orderWithBrokenDraft();
    await mendDraft();
    await askForRefund(order.orderId);
    expect((await retry(order.orderId)).body.error).toMatch(/is being returned/);
    expect((await stored(order.orderId)).memorial).toBeNull();
  });

  it('says why the order still cannot be fulfilled', async () => {
    const memorialId = await addMemorial();
    const order = await orderFlowers(await ben(), memorialId);
    await db().memorial.delete({ where: { id: memorialId } });
    await bank.pay(order);
    await reconcilePayment(order.reference);
    expect((await retry(order.orderId)).body.error).toBe(
      'It still cannot be created: the memorial was deleted before the payment.',
    );
  });

  it('makes no second memorial for a draft that another order paid for', async () => {
    const draftId = await addDraft(owner);
    const first = await openOrder(owner, draftId);
    const quoteExpiresAt = new Date(Date.now() - 1);
    const createdAt = new Date(Date.now() - 3_600_000);
    await db().order.update({ where: { id: first.orderId }, data: { quoteExpiresAt, createdAt } });
    const second = await openOrder(owner, draftId);
    for (const order of [first, second]) {
      await bank.pay(order);
      await reconcilePayment(order.reference);
    }
    expect((await retry(second.orderId)).body.error).toMatch(/created for another payment/);
    expect((await stored(second.orderId)).memorial).toBeNull();
  });

  it('is for admins only, and answers 404 for unpaid and unknown orders', async () => {
    const order = await openOrder(owner, await addDraft(owner));
    expect((await retry(order.orderId, owner)).status).toBe(403);
    expect((await retry(order.orderId)).status).toBe(404);
    expect((await retry('111111111111')).status).toBe(404);
  });
});
