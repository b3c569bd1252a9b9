import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { GET as readMemorial } from '@/app/api/memorials/[id]/route';
import { POST as notice } from '@/app/api/payments/webhook/paystack/route';
import { db } from '@/lib/db/client';
import { confirmPayment } from '@/lib/settlement/confirm-payment';
import { signedEvent, startBank } from '../../support/bank';
import { call } from '../../support/call';
import { ada, ben, type Person } from '../../support/cast';
import { openFlowers } from '../../support/flowers';
import { addMemorial } from '../../support/memorial';
import { askForRefund } from '../../support/refund';

const bank = await startBank();
let sender: Person;
let memorialId: string;
let order: Awaited<ReturnType<typeof openFlowers>>;
let disputes = 2867;

beforeAll(async () => {
  sender = await ben();
  memorialId = await addMemorial({ createdById: (await ada()).user.id });
});
beforeEach(async () => {
  order = await openFlowers(sender, memorialId);
  await bank.pay(order);
  await confirmPayment(order.reference);
  disputes++;
});
afterAll(() => bank.stop());

const tell = (event: string, change: object = {}) =>
  call(
    notice,
    signedEvent(`charge.dispute.${event}`, {
      id: disputes,
      refund_amount: 18_500,
      status: 'awaiting-merchant-feedback',
      resolution: null,
      dueAt: '2026-12-01T10:00:00.000Z',
      transaction: { reference: order.reference, status: 'success' },
      ...change,
    }),
  );
const resolved = (resolution: string) => tell('resolve', { status: 'resolved', resolution });
const stored = () =>
  db().order.findUniqueOrThrow({
    where: { id: order.orderId },
    include: { disputes: true, ledger: { orderBy: { id: 'asc' } }, tribute: true },
  });
const shown = async () => {
  const { body } = await call(readMemorial, { params: { id: memorialId } });
  const { tribute } = await stored();
  return body.memorial.tributes.find((one: { _id: string }) => one._id === tribute?.id);
};

describe('a disputed payment', () => {
  it('waits for a person, who may not refund it at the same time', async () => {
    expect((await tell('create')).status).toBe(200);
    await tell('remind');
    const { status, reviewReason, disputes: rows } = await stored();
    expect(status).toBe('disputed');
    expect(reviewReason).toContain(`Dispute ${disputes} is open`);
    expect(rows).toMatchObject([{ status: 'open', dueAt: new Date('2026-12-01T10:00:00Z') }]);
    expect((await askForRefund(order.orderId)).status).toBe(409);
    expect(await shown()).toMatchObject({ amount: 10 });
  });

  it.each(['merchant-accepted', 'auto-accepted'])(
    'that is lost (%s) leaves the ledger, and the tribute without its amount',
    async (resolution) => {
      await tell('create');
      await resolved(resolution);
      const { status, ledger, reviewReason } = await stored();
      expect({ status, reviewReason }).toEqual({ status: 'charged_back', reviewReason: '' });
      expect(ledger).toMatchObject([
        { kind: 'charge', chargeMinor: 18_500, priceMinor: 1000 },
        { kind: 'chargeback', chargeMinor: -18_500, priceMinor: -1000 },
      ]);
      expect(await shown()).toMatchObject({ message: 'With love', amount: null });
    },
  );

  it('that is won goes back to what it was', async () => {
    await tell('create');
    await resolved('declined');
    const { status, ledger, reviewReason } = await stored();
    expect({ status, reviewReason }).toEqual({ status: 'fulfilled', reviewReason: '' });
    expect(ledger).toHaveLength(1);
  });

  it('that has ended stays so, whatever old notice follows', async () => {
    await resolved('auto-accepted');
    await tell('create', { dueAt: null });
    await resolved('declined');
    const { status, ledger } = await stored();
    expect(status).toBe('charged_back');
    expect(ledger).toHaveLength(2);
    expect((await askForRefund(order.orderId)).status).toBe(409);
  });

  it('stays open in words that nobody has seen yet', async () => {
    await resolved('something-new');
    expect((await stored()).status).toBe('disputed');
  });

  it('is noted and left alone when nobody knows its payment', async () => {
    const transaction = { reference: 'nobody-knows-this', status: 'success' };
    expect((await tell('create', { transaction })).status).toBe(200);
    expect((await tell('create', { transaction: null })).status).toBe(200);
    expect((await stored()).status).toBe('fulfilled');
  });
});
