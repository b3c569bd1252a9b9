import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { POST as close } from '@/app/api/admin/orders/[id]/close-review/route';
import { POST as confirm } from '@/app/api/admin/orders/[id]/refund/[refundId]/confirm/route';
import { POST as createMemorial } from '@/app/api/memorials/route';
import { recordDispute } from '@/lib/payments/disputes/record-dispute';
import type { ProviderRefund } from '@/lib/payments/providers/provider';
import { findLostRefunds } from '@/lib/payments/refunds/find-lost-refunds';
import { recordRefunds } from '@/lib/payments/refunds/record-refunds';
import { sendRefund } from '@/lib/payments/refunds/send-refund';
import { db } from '@/lib/platform/db/client';
import { newId } from '@/lib/platform/ids/public-id';
import { startBank } from '@/tests/support/bank';
import { call } from '@/tests/support/call';
import { ada, ben, type Person, root } from '@/tests/support/cast';
import { orderFlowers } from '@/tests/support/flowers';
import { addMemorial } from '@/tests/support/memorial';
import { requiredForm } from '@/tests/support/memorial-form';
import { brokenOrder } from '@/tests/support/memorial-order';
import { pictureBlob, uploadOf } from '@/tests/support/memorial-upload';
import { askForRefund, refundRow } from '@/tests/support/refund';
import { withReason } from '@/tests/support/review';
import { settle } from '@/tests/support/settling';

const bank = await startBank();
const CHARGE = 18_500;
let sender: Person;
let owner: Person;
let admin: Person;
let memorialId: string;
let payments = 0;
let order: { orderId: string; reference: string; txn: string };

beforeAll(async () => {
  sender = await ben();
  owner = await ada();
  admin = await root();
  memorialId = await addMemorial({ createdById: owner.user.id });
});
beforeEach(async () => {
  const { orderId, reference } = await orderFlowers(sender, memorialId);
  order = { orderId, reference, txn: await pay(orderId, reference) };
});

afterAll(() => bank.stop());

async function pay(orderId: string, reference: string, amountMinor = CHARGE): Promise<string> {
  const providerTxnId = `crossing-${++payments}`;
  await settle(
    { provider: 'paystack', reference },
    {
      status: 'success',
      reference,
      providerTxnId,
      amountMinor,
      requestedMinor: null,
      currency: 'ZAR',
      domainMatches: true,
      payerEmail: null,
      orderId,
      paidAt: new Date(),
    },
  );
  return providerTxnId;
}
/** Another payment for the same order, as from a second tab. */
async function payAgain(orderId = order.orderId, amountMinor = CHARGE) {
  const reference = `${orderId}-${newId()}`;
  await db().paymentAttempt.create({
    data: { id: newId(), orderId, provider: 'paystack', reference },
  });
  return { reference, txn: await pay(orderId, reference, amountMinor) };
}
const stored = (id = order.orderId) =>
  withReason(
    db().order.findUniqueOrThrow({
      where: { id },
      include: { ledger: { orderBy: { id: 'asc' } }, refunds: true },
    }),
  );
const reportRefund = (
  refundId: string,
  status: ProviderRefund['status'],
  { txn = order.txn, orderId = order.orderId, amountMinor = CHARGE } = {},
) =>
  recordRefunds({ orderId, provider: 'paystack', providerTxnId: txn }, [
    { id: `at-${refundId}`, amountMinor, currency: 'ZAR', status, note: `Refund ${refundId}` },
  ]);
const loseDispute = (reference = order.reference) =>
  recordDispute(
    { provider: 'paystack', reference },
    { providerDisputeId: newId(), outcome: 'lost', amountMinor: null, dueAt: null },
  );
const createMissing = async (orderId: string) => {
  const form = uploadOf({ ...requiredForm, orderId }, [['mainPicture', await pictureBlob()]]);
  return (await call(createMemorial, { headers: owner.headers, body: form })).status;
};
const postAsAdmin = (post: typeof close, refundId = '', id = order.orderId) =>
  call(post, { method: 'POST', headers: admin.headers, params: { id, refundId } });

describe('a further payment', () => {
  it('after a full refund needs review, which cannot be dismissed, if the memorial was never created', async () => {
    const { orderId } = await brokenOrder(owner);
    const { body } = await askForRefund(orderId);
    const txn = (await stored(orderId)).ledger[0]?.providerTxnId ?? '';
    await reportRefund(body.refundId, 'processed', { txn, orderId, amountMinor: 37_000 });
    expect(await stored(orderId)).toMatchObject({ status: 'refunded', reviewReason: '' });
    await payAgain(orderId, 37_000);
    expect(await stored(orderId)).toMatchObject({
      status: 'needs_review',
      overpaid: false,
      reviewReason: expect.stringContaining('Paid again'),
    });
    expect((await postAsAdmin(close, '', orderId)).status).toBe(409);
    expect((await askForRefund(orderId)).status).toBe(202);
  });

  it('after a chargeback pays for what was ordered', async () => {
    await loseDispute();
    expect((await stored()).status).toBe('charged_back');
    await payAgain();
    expect(await stored()).toMatchObject({ status: 'fulfilled', overpaid: false });
  });

  it('is refunded without the first one, even if a full refund is requested twice', async () => {
    await payAgain();
    expect((await askForRefund(order.orderId)).status).toBe(202);
    const second = await askForRefund(order.orderId);
    expect(second).toMatchObject({ status: 409 });
    expect(second.body.error).toMatch(/^Nothing is left of the newest payment/);
    expect((await askForRefund(order.orderId, { amountMinor: CHARGE })).status).toBe(202);
  });

  it('survives the chargeback of the first one, and can then be refunded in part', async () => {
    const { txn } = await payAgain();
    await loseDispute();
    expect((await stored()).status).toBe('fulfilled');
    const { body } = await askForRefund(order.orderId, { amountMinor: 1000 });
    await reportRefund(body.refundId, 'processed', { txn, amountMinor: 1000 });
    expect((await stored()).status).toBe('partially_refunded');
  });
});

describe('a refund', () => {
  it('that needs attention still needs it when the provider says pending, and an admin can confirm it', async () => {
    const { body } = await askForRefund(order.orderId);
    await reportRefund(body.refundId, 'needs_attention');
    await reportRefund(body.refundId, 'pending');
    expect((await refundRow(body.refundId)).status).toBe('needs_attention');
    expect((await postAsAdmin(close)).status).toBe(409);
    expect((await postAsAdmin(confirm, body.refundId)).status).toBe(200);
    expect(await stored()).toMatchObject({ status: 'refunded', reviewReason: '' });
    await reportRefund(body.refundId, 'processed');
    expect((await stored()).ledger).toHaveLength(2);
  });

  it('that succeeds clears its earlier review', async () => {
    const { body } = await askForRefund(order.orderId, { amountMinor: 5000 });
    await reportRefund(body.refundId, 'needs_attention', { amountMinor: 5000 });
    expect((await stored()).reviewReason).toContain(body.refundId);
    await reportRefund(body.refundId, 'processed', { amountMinor: 5000 });
    expect(await stored()).toMatchObject({ status: 'partially_refunded', reviewReason: '' });
    expect((await refundRow(body.refundId)).detail).toBe('');
  });

  it('is not sent once a lost dispute has taken the money', async () => {
    const { body } = await askForRefund(order.orderId);
    await loseDispute();
    await sendRefund({ refundId: body.refundId });
    expect(await refundRow(body.refundId)).toMatchObject({
      status: 'failed',
      detail: expect.stringContaining('no longer here'),
    });
  });

  it('that crosses a lost dispute is flagged: the money went back twice', async () => {
    const { body } = await askForRefund(order.orderId);
    await reportRefund(body.refundId, 'pending');
    await loseDispute();
    await reportRefund(body.refundId, 'processed');
    const { ledger, reviewReason } = await stored();
    expect(ledger.reduce((sum, { chargeMinor }) => sum + chargeMinor, 0)).toBe(0);
    expect(reviewReason).toContain('More was returned than was paid: R185.00 with refund');
  });

  it('is also flagged when the dispute is lost after the refund', async () => {
    const { body } = await askForRefund(order.orderId);
    await reportRefund(body.refundId, 'processed');
    await loseDispute();
    const { status, reviewReason } = await stored();
    expect(status).toBe('refunded');
    expect(reviewReason).toContain('More was returned than was paid: R185.00 with chargeback');
  });

  it('leaves none of its earlier reviews open when it ends', async () => {
    const { body } = await askForRefund(order.orderId, { amountMinor: 5000 });
    for (const status of ['needs_attention', 'failed', 'processed'] as const)
      await reportRefund(body.refundId, status, { amountMinor: 5000 });
    expect(await stored()).toMatchObject({ status: 'partially_refunded', reviewReason: '' });
  });

  it("that was made in the provider's dashboard and confirmed here counts once", async () => {
    const { body } = await askForRefund(order.orderId, { amountMinor: 5000 });
    const data = { status: 'needs_attention', detail: 'Look for it.' } as const;
    await db().refund.update({ where: { id: body.refundId }, data });
    expect((await postAsAdmin(confirm, body.refundId)).status).toBe(200);
    await recordRefunds(
      { orderId: order.orderId, provider: 'paystack', providerTxnId: order.txn },
      [{ id: '4711', amountMinor: 5000, currency: 'ZAR', status: 'processed', note: '' }],
    );
    const { ledger, refunds } = await stored();
    expect(ledger.map(({ chargeMinor }) => chargeMinor)).toEqual([CHARGE, -5000]);
    expect(refunds).toMatchObject([{ id: body.refundId, providerRefundId: '4711' }]);
  });

  it("made in the provider's dashboard is followed until it ends", async () => {
    await reportRefund('nobody-knows', 'pending', { amountMinor: 5000 });
    const [refund] = (await stored()).refunds;
    const jobs = await db().$queryRaw<unknown[]>`
      SELECT 1 FROM pgboss.job WHERE name = 'send-refund' AND data->>'refundId' = ${refund?.id}`;
    expect(jobs).toHaveLength(1);
  });

  it("that is in the ledger under the provider's id is not subtracted twice", async () => {
    const { body } = await askForRefund(order.orderId, { amountMinor: 5000 });
    await db().ledgerEntry.create({
      data: {
        orderId: order.orderId,
        provider: 'paystack',
        providerTxnId: `${order.txn}/77`,
        kind: 'refund',
        chargeMinor: -5000,
        chargeCurrency: 'ZAR',
        priceMinor: -270,
        priceCurrency: 'USD',
        occurredAt: new Date(),
      },
    });
    const data = { providerRefundId: '77', status: 'needs_attention' } as const;
    await db().refund.update({ where: { id: body.refundId }, data });
    expect((await postAsAdmin(confirm, body.refundId)).status).toBe(200);
    expect((await stored()).ledger).toHaveLength(2);
  });

  it('whose job was lost is followed again, or flagged when the provider does not know it', async () => {
    const { body: lost } = await askForRefund(order.orderId, { amountMinor: 1000 });
    const { body: followed } = await askForRefund(order.orderId, { amountMinor: 2000 });
    await reportRefund(followed.refundId, 'pending', { amountMinor: 2000 });
    await db().$executeRaw`DELETE FROM pgboss.job WHERE name = 'send-refund'`;
    await findLostRefunds({});
    expect((await refundRow(lost.refundId)).status).toBe('requested');
    await findLostRefunds({}, Date.now() + 4 * 86_400_000);
    expect((await refundRow(lost.refundId)).status).toBe('needs_attention');
    const jobs = await db().$queryRaw<{ id: string }[]>`
      SELECT data->>'refundId' AS id FROM pgboss.job WHERE name = 'send-refund'`;
    expect(jobs.map(({ id }) => id)).toContain(followed.refundId);
    expect(jobs.map(({ id }) => id)).not.toContain(lost.refundId);
  });
});

describe('a payment that does not match its order', () => {
  it('keeps its review when the matching payment is refunded in full', async () => {
    const { reference } = await payAgain(order.orderId, 100);
    expect((await stored()).reviewReason).toContain('does not match');
    const { body } = await askForRefund(order.orderId);
    await reportRefund(body.refundId, 'processed');
    expect(await stored()).toMatchObject({
      status: 'refunded',
      reviewReason: expect.stringContaining('does not match'),
    });
    expect(reference).not.toBe(order.reference);
  });

  it('can be disputed without affecting the matching payment', async () => {
    const { reference } = await payAgain(order.orderId, 100);
    const dispute = { providerDisputeId: newId(), amountMinor: null, dueAt: null };
    await recordDispute({ provider: 'paystack', reference }, { ...dispute, outcome: 'open' });
    expect(await stored()).toMatchObject({
      status: 'fulfilled',
      reviewReason: expect.stringContaining(`Dispute ${dispute.providerDisputeId} is open`),
    });
    expect((await postAsAdmin(close)).status).toBe(409);
    expect((await askForRefund(order.orderId)).status).toBe(202);
  });
});

it('creating the missing memorial of a partly refunded order leaves it partly refunded', async () => {
  const { orderId } = await brokenOrder(owner);
  const { body } = await askForRefund(orderId, { amountMinor: 7000 });
  const txn = (await stored(orderId)).ledger[0]?.providerTxnId ?? '';
  await reportRefund(body.refundId, 'processed', { txn, orderId, amountMinor: 7000 });
  expect((await stored(orderId)).status).toBe('needs_review');
  expect(await createMissing(orderId)).toBe(201);
  expect(await stored(orderId)).toMatchObject({ status: 'partially_refunded', reviewReason: '' });
});
