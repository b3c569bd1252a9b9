import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { GET as readMemorial } from '@/app/api/memorials/[id]/route';
import { POST as notice } from '@/app/api/payments/webhook/paystack/route';
import { readPaystackNotice } from '@/lib/payments/providers/paystack/notice';
import { db } from '@/lib/platform/db/client';
import { signedEvent, startBank } from '@/tests/support/bank';
import { call } from '@/tests/support/call';
import { ada, ben, type Person } from '@/tests/support/cast';
import { orderFlowers } from '@/tests/support/flowers';
import { addMemorial } from '@/tests/support/memorial';
import { askForRefund } from '@/tests/support/refund';
import { closeAllReviews, withReason } from '@/tests/support/review';
import { reconcilePayment, settle } from '@/tests/support/settling';

const bank = await startBank();
let sender: Person;
let memorialId: string;
let order: Awaited<ReturnType<typeof orderFlowers>>;
let disputeId = 2867;

beforeAll(async () => {
  sender = await ben();
  memorialId = await addMemorial({ createdById: (await ada()).user.id });
});
beforeEach(async () => {
  order = await orderFlowers(sender, memorialId);
  await bank.pay(order);
  await reconcilePayment(order.reference);
  disputeId++;
});
afterAll(() => bank.stop());

const notify = (event: string, change: object = {}) =>
  call(
    notice,
    signedEvent(`charge.dispute.${event}`, {
      id: disputeId,
      refund_amount: 18_500,
      status: 'awaiting-merchant-feedback',
      resolution: null,
      dueAt: '2026-12-01T10:00:00.000Z',
      transaction: { reference: order.reference, status: 'success' },
      ...change,
    }),
  );
const resolve = (resolution: string) => notify('resolve', { status: 'resolved', resolution });
const stored = () =>
  withReason(
    db().order.findUniqueOrThrow({
      where: { id: order.orderId },
      include: { disputes: true, ledger: { orderBy: { id: 'asc' } }, tribute: true },
    }),
  );
const shownTribute = async () => {
  const { body } = await call(readMemorial, { params: { id: memorialId } });
  const { tribute } = await stored();
  return body.memorial.tributes.find((one: { _id: string }) => one._id === tribute?.id);
};

describe('a disputed payment', () => {
  it('needs review and cannot be refunded meanwhile', async () => {
    expect((await notify('create')).status).toBe(200);
    await notify('remind');
    const { status, reviewReason, disputes: rows } = await stored();
    expect(status).toBe('disputed');
    expect(reviewReason).toContain(`Dispute ${disputeId} is open`);
    expect(rows).toMatchObject([{ status: 'open', dueAt: new Date('2026-12-01T10:00:00Z') }]);
    expect((await askForRefund(order.orderId)).status).toBe(409);
    expect(await shownTribute()).toMatchObject({ amount: 10 });
  });

  it.each(['merchant-accepted', 'auto-accepted'])(
    'when lost (%s) is subtracted in the ledger, and the tribute loses its amount',
    async (resolution) => {
      await notify('create');
      await resolve(resolution);
      const { status, ledger, reviewReason } = await stored();
      expect({ status, reviewReason }).toEqual({ status: 'charged_back', reviewReason: '' });
      expect(ledger).toMatchObject([
        { kind: 'charge', chargeMinor: 18_500, priceMinor: 1000 },
        { kind: 'chargeback', chargeMinor: -18_500, priceMinor: -1000 },
      ]);
      expect(await shownTribute()).toMatchObject({ message: 'With love', amount: null });
    },
  );

  it('when won returns to its previous state', async () => {
    await notify('create');
    await resolve('declined');
    const { status, ledger, reviewReason } = await stored();
    expect({ status, reviewReason }).toEqual({ status: 'fulfilled', reviewReason: '' });
    expect(ledger).toHaveLength(1);
  });

  it('stays closed even if an older notice follows', async () => {
    await resolve('auto-accepted');
    await notify('create', { dueAt: null });
    await resolve('declined');
    const { status, ledger } = await stored();
    expect(status).toBe('charged_back');
    expect(ledger).toHaveLength(2);
    expect((await askForRefund(order.orderId)).status).toBe(409);
  });

  it('stays open after a resolution that is unknown', async () => {
    await resolve('something-new');
    expect((await stored()).status).toBe('disputed');
  });

  it('is recorded without effect when its payment is unknown', async () => {
    const transaction = { reference: 'nobody-knows-this', status: 'success' };
    expect((await notify('create', { transaction })).status).toBe(200);
    expect((await notify('create', { transaction: null })).status).toBe(200);
    expect((await stored()).status).toBe('fulfilled');
  });
});

describe('a dispute about one of two payments', () => {
  it('subtracts that payment, and leaves what the other one paid for', async () => {
    const second = await orderFlowers(sender, memorialId);
    await db().paymentAttempt.update({
      where: { provider_reference: { provider: 'paystack', reference: second.reference } },
      data: { orderId: order.orderId }, // as with two tabs that pay one order
    });
    await bank.pay({ ...second, orderId: order.orderId });
    await reconcilePayment(second.reference);
    expect(await stored()).toMatchObject({ status: 'fulfilled', overpaid: true });
    const transaction = { reference: second.reference, status: 'reversed' };
    await notify('create', { transaction: { ...transaction, status: 'success' } });
    await notify('resolve', { status: 'resolved', resolution: 'merchant-accepted', transaction });
    const { status, overpaid, reviewReason, ledger } = await stored();
    expect({ status, overpaid, reviewReason }).toEqual({
      status: 'fulfilled',
      overpaid: false,
      reviewReason: '',
    });
    expect(ledger.map(({ kind }) => kind)).toEqual(['charge', 'charge', 'chargeback']);
    expect(await shownTribute()).toMatchObject({ amount: 10 });
  });
});

describe('a dispute about a payment that does not match its order', () => {
  it('is stored and flagged for review, and does not change the ledger', async () => {
    const odd = await orderFlowers(sender, memorialId, { amount: 11 });
    await bank.pay(odd, { amount: 500 });
    expect(await reconcilePayment(odd.reference)).toBe('mismatch');
    const transaction = { reference: odd.reference, status: 'success' };
    await notify('create', { transaction });
    const where = { id: odd.orderId };
    const include = { disputes: true, ledger: true } as const;
    const open = await withReason(db().order.findUniqueOrThrow({ where, include }));
    expect(open).toMatchObject({ status: 'needs_review', disputes: [{ status: 'open' }] });
    expect(open.reviewReason).toContain(`Dispute ${disputeId} is open`);
    await notify('resolve', { status: 'resolved', resolution: 'auto-accepted', transaction });
    const lost = await withReason(db().order.findUniqueOrThrow({ where, include }));
    expect(lost).toMatchObject({ status: 'needs_review', disputes: [{ status: 'lost' }] });
    expect(lost.reviewReason).toMatch(/^A payment arrived that does not match/);
    expect(lost.ledger).toEqual([]);
    // The same notice does not reopen a review that an admin has closed.
    await db().order.update({ where, data: { status: 'failed', reviews: closeAllReviews() } });
    expect(await reconcilePayment(odd.reference)).toBe('mismatch');
    expect(await withReason(db().order.findUniqueOrThrow({ where }))).toMatchObject({
      status: 'failed',
    });
  });
});

describe('a dispute that arrives before its payment', () => {
  const open = (change?: object) => notify('create', { transaction: transaction(), ...change });
  const end = (resolution: string, change?: object) =>
    notify('resolve', { status: 'resolved', resolution, transaction: transaction(), ...change });
  const transaction = () => ({ reference: order.reference, status: 'success' });
  const amounts = async () => (await stored()).ledger.map(({ chargeMinor }) => chargeMinor);

  beforeEach(async () => {
    order = await orderFlowers(sender, memorialId);
    await open();
    expect(await stored()).toMatchObject({ status: 'pending', ledger: [] });
  });
  const pay = async () => {
    await bank.pay(order);
    await reconcilePayment(order.reference);
  };

  it.each([
    ['lost', 'merchant-accepted', 'charged_back', [18_500, -18_500]],
    ['won', 'declined', 'fulfilled', [18_500]],
  ])('and is %s takes effect once the payment arrives', async (_, resolution, status, entries) => {
    await end(resolution);
    await pay();
    expect(await stored()).toMatchObject({ status, reviewReason: '' });
    expect(await amounts()).toEqual(entries);
    expect(await shownTribute()).toMatchObject({ amount: status === 'fulfilled' ? 10 : null });
  });

  it('and is open puts the order in dispute when the payment arrives', async () => {
    await pay();
    expect((await stored()).status).toBe('disputed');
    expect((await askForRefund(order.orderId)).status).toBe(409);
    await end('declined');
    expect(await stored()).toMatchObject({ status: 'fulfilled', reviewReason: '' });
  });

  it('subtracts the amount it was lost for, not the one it was opened for', async () => {
    await end('merchant-accepted', { refund_amount: 5_000 });
    await pay();
    expect(await amounts()).toEqual([18_500, -5_000]);
  });

  it('about the whole payment also subtracts the fees charged on top', async () => {
    await end('merchant-accepted');
    const { orderId, reference } = order;
    await settle(
      { provider: 'paystack', reference },
      {
        status: 'success',
        reference,
        providerTxnId: `fees-${disputeId}`,
        amountMinor: 18_900,
        requestedMinor: 18_500,
        currency: 'ZAR',
        domainMatches: true,
        payerEmail: null,
        orderId,
        paidAt: new Date(),
      },
    );
    expect(await amounts()).toEqual([18_900, -18_900]);
  });

  it('is not flagged again by later notices once an admin has closed it', async () => {
    await end('merchant-accepted');
    disputeId++;
    await open();
    await end('merchant-accepted');
    await pay();
    expect((await stored()).reviewReason).toContain('More was returned than was paid');
    const where = { id: order.orderId };
    await db().order.update({ where, data: { reviews: closeAllReviews() }, select: { id: true } });
    await reconcilePayment(order.reference);
    expect(await stored()).toMatchObject({ status: 'charged_back', reviewReason: '' });
    expect(await amounts()).toEqual([18_500, -18_500]);
  });
});

describe('the id of a dispute', () => {
  it('is kept without rounding', () => {
    const notice = readPaystackNotice(
      `{"event":"charge.dispute.create","data":{"id":9007199254740993,"status":"open","transaction":{"reference":"r"}}}`,
    );
    expect(notice).toMatchObject({ dispute: { providerDisputeId: '9007199254740993' } });
  });
});
