import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  closeReviews,
  flagForReview,
  type NewReview,
  openReview,
} from '@/lib/payments/reviews/order-reviews';
import { db, type Tx } from '@/lib/platform/db/client';
import { ada, type Person } from '@/tests/support/cast';
import { addDraft, openOrder } from '@/tests/support/order';
import { closeAllReviews, withReason } from '@/tests/support/review';
import { waitForBlockedStatement } from '@/tests/support/wait-for-blocked-statement';

let owner: Person;
let orderId: string;

beforeAll(async () => {
  owner = await ada();
});
beforeEach(async () => {
  ({ orderId } = await openOrder(owner, await addDraft(owner)));
});

const inTransaction = (run: (tx: Tx) => Promise<void>) => db().$transaction(run);
const open = (review: NewReview) => inTransaction((tx) => openReview(tx, orderId, review));
const stored = () => withReason(db().order.findUniqueOrThrow({ where: { id: orderId } }));
const mismatchOf = (paidMinor: number): NewReview => ({
  kind: 'payment_mismatch',
  detail: { fault: 'amount', paidMinor, expectedMinor: 37_000, currency: 'ZAR' },
});
const rows = () =>
  db().orderReview.findMany({
    where: { orderId },
    orderBy: { id: 'asc' },
    select: { kind: true, detail: true, closedAt: true },
  });

describe('the reviews of an order', () => {
  it('are one row when opened twice or by parallel transactions', async () => {
    const dispute = { kind: 'dispute', detail: { disputeId: '2867' } } as const;
    await Promise.all(Array.from({ length: 10 }, () => open(dispute)));
    await open(dispute);
    expect(await rows()).toEqual([{ ...dispute, closedAt: null }]);
  });

  it('wait for a transaction that opens the same review, and add no second one', async () => {
    let second: Promise<void> | undefined;
    await inTransaction(async (tx) => {
      await openReview(tx, orderId, { kind: 'unconfirmed' });
      second = open({ kind: 'unconfirmed' });
      await waitForBlockedStatement();
    });
    await second;
    expect(await rows()).toHaveLength(1);
  });

  it('are separate for two mismatched payments or two open disputes', async () => {
    for (const paidMinor of [100, 200, 100]) await open(mismatchOf(paidMinor));
    expect(await rows()).toHaveLength(2);
    expect((await stored()).reviewReason).toBe(
      'A payment arrived that does not match: the amount is 100, not 37000. A payment arrived that does not match: the amount is 200, not 37000.',
    );
  });

  it('leave the status unchanged, except when the order is flagged', async () => {
    await open({ kind: 'paid_late' });
    expect((await stored()).status).toBe('pending');
    await inTransaction((tx) => flagForReview(tx, orderId, { kind: 'already_made' }));
    expect(await stored()).toMatchObject({
      status: 'needs_review',
      reviewReason:
        'Paid late, after the order had expired: please check that the amount still fits. Its memorial was created for another payment: this one must be refunded.',
    });
  });

  it('are kept when closed, and reopening creates a new one', async () => {
    await open({ kind: 'paid_late' });
    await open({ kind: 'other_payer' });
    await inTransaction((tx) => closeReviews(tx, orderId, { kind: 'paid_late' }));
    expect((await stored()).reviewReason).toMatch(/^The payment has/);
    await open({ kind: 'paid_late' });
    expect((await rows()).map(({ kind, closedAt }) => [kind, closedAt === null])).toEqual([
      ['paid_late', false],
      ['other_payer', true],
      ['paid_late', true],
    ]);
    const [first] = await rows();
    await inTransaction((tx) => closeReviews(tx, orderId));
    expect((await rows())[0]).toEqual(first); // the time of closing does not change
    expect((await stored()).reviewReason).toBe('');
  });

  it('may contain a text of any length from a provider', async () => {
    const detail = { text: 'no '.repeat(5_000) };
    for (let time = 0; time < 2; time++) await open({ kind: 'fulfilment_failed', detail });
    expect(await rows()).toMatchObject([{ detail }]);
  });
});

describe('the database', () => {
  const update = (data: Parameters<ReturnType<typeof db>['order']['update']>[0]['data']) =>
    db().order.update({ where: { id: orderId }, data, select: { id: true } });

  it('refuses an order that needs review without a reason', async () => {
    await expect(update({ status: 'needs_review' })).rejects.toThrow(/says nowhere why/);
    await update({ status: 'needs_review', reviews: { create: { kind: 'unconfirmed' } } });
    await expect(update({ reviews: closeAllReviews() })).rejects.toThrow(/says nowhere why/);
    await expect(db().orderReview.deleteMany({ where: { orderId } })).rejects.toThrow();
    await update({ status: 'failed', reviews: closeAllReviews() });
    expect(await stored()).toMatchObject({ status: 'failed', reviewReason: '' });
  });

  it('refuses the review of a refund without its id', async () => {
    await expect(
      update({ reviews: { create: { kind: 'refund', detail: { text: 'It failed' } } } }),
    ).rejects.toThrow();
  });
});
