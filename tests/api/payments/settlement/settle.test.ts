import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Evidence } from '@/lib/payments/providers/evidence';
import { db } from '@/lib/platform/db/client';
import { ada, type Person } from '@/tests/support/cast';
import { lockRow } from '@/tests/support/locked-row';
import { addDraft, openOrder } from '@/tests/support/order';
import { withReason } from '@/tests/support/review';
import { settle } from '@/tests/support/settling';
import { waitForBlockedStatement } from '@/tests/support/wait-for-blocked-statement';

type Order = Awaited<ReturnType<typeof openOrder>>;

let owner: Person;
let order: Order;
let payments = 0;

beforeAll(async () => {
  owner = await ada();
});
beforeEach(async () => {
  order = await openOrder(owner, await addDraft(owner));
});

const paymentOf = (reference: string) => ({ provider: 'paystack', reference }) as const;
const paidEvidence = (change: Partial<Evidence> = {}): Evidence => ({
  status: 'success',
  reference: order.reference,
  providerTxnId: `txn-${++payments}`,
  amountMinor: 37_000,
  requestedMinor: null,
  currency: 'ZAR',
  domainMatches: true,
  payerEmail: null,
  orderId: order.orderId,
  paidAt: new Date(),
  ...change,
});
const stored = () =>
  withReason(
    db().order.findUniqueOrThrow({
      where: { id: order.orderId },
      select: { id: true, status: true, draftId: true, memorial: { select: { id: true } } },
    }),
  );

const receipt = () =>
  db().outboxMail.findUniqueOrThrow({ where: { key: `receipt/${order.orderId}` } });

describe('settle', () => {
  it('mails the buyer the QR code for the stone and the next steps', async () => {
    await settle(paymentOf(order.reference), paidEvidence());
    const { subject, text, html } = await receipt();
    const id = (await stored()).memorial?.id;
    expect(subject).toMatch(/^The memorial for .+ is online$/);
    expect(text).toContain('Dear Ada,');
    for (const words of [`/q/${id}/code.svg`, `/memorial/${id}`, `/add-memorial-media/${id}`])
      expect(html).toContain(words);
    expect(text).toContain(`The code for the stone leads to http://localhost:3000/q/${id}.`);
    expect(text).toContain(
      `Send the address to family and friends: http://localhost:3000/memorial/${id}`,
    );
  });

  it('does not suggest sharing a page that nobody else can open', async () => {
    order = await openOrder(owner, await addDraft(owner, { isPublic: false }));
    await settle(paymentOf(order.reference), paidEvidence());
    const { subject, text } = await receipt();
    expect(subject).toMatch(/^The memorial for .+ is ready$/);
    expect(text).toContain('It is not public');
    expect(text).not.toMatch(/online|shared|family and friends/);
  });

  it.each(['orders', 'memorial_drafts'] as const)(
    'changes nothing while a row of %s is locked, and makes the memorial on the next try',
    async (table) => {
      const { draftId } = await stored();
      const release = await lockRow(table, table === 'orders' ? order.orderId : (draftId ?? ''));
      await expect(settle(paymentOf(order.reference), paidEvidence())).rejects.toThrow();
      await release();
      expect(await stored()).toMatchObject({ status: 'pending', reviewReason: '', memorial: null });
      expect(await settle(paymentOf(order.reference), paidEvidence())).toBe('paid');
      expect((await stored()).memorial).not.toBeNull();
    },
  );

  it('changes nothing when the database connection is lost in the middle', async () => {
    const evidence = paidEvidence();
    const release = await lockRow('orders', order.orderId);
    const refused = expect(settle(paymentOf(order.reference), evidence)).rejects.toThrow();
    await waitForBlockedStatement();
    await db().$queryRaw`
      SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND wait_event_type = 'Lock'`;
    await refused;
    await release();
    expect(await settle(paymentOf(order.reference), evidence)).toBe('paid');
    expect((await stored()).status).toBe('fulfilled');
  });

  it('records the payment and flags the order when the draft cannot be read', async () => {
    const { draftId } = await stored();
    await db().memorialDraft.update({
      where: { id: draftId ?? '' },
      data: { formSealed: 't1:AAAA' },
    });
    expect(await settle(paymentOf(order.reference), paidEvidence())).toBe('paid');
    expect(await stored()).toMatchObject({
      status: 'needs_review',
      reviewReason: 'Paid, but the memorial could not be created.',
    });
    expect(await db().ledgerEntry.count({ where: { orderId: order.orderId } })).toBe(1);
  });

  it('keeps the review of a mismatch open when a matching payment follows', async () => {
    const second = await openOrder(owner, (await stored()).draftId ?? '');
    expect(second.orderId).toBe(order.orderId);
    await settle(paymentOf(order.reference), paidEvidence({ amountMinor: 100_000 }));
    await settle(paymentOf(second.reference), paidEvidence({ reference: second.reference }));
    const { status, reviewReason } = await stored();
    expect(status).toBe('fulfilled');
    expect(reviewReason).toContain('100000');
  });

  it('does not accept one transaction for two orders', async () => {
    const other = await openOrder(owner, await addDraft(owner));
    await settle(paymentOf(order.reference), paidEvidence({ providerTxnId: 'same' }));
    const again = { reference: other.reference, orderId: other.orderId, providerTxnId: 'same' };
    expect(await settle(paymentOf(other.reference), paidEvidence(again))).toBe('mismatch');
    const row = await withReason(db().order.findUniqueOrThrow({ where: { id: other.orderId } }));
    expect(row.status).toBe('needs_review');
    expect(row.reviewReason).toContain('another order');
  });

  it('accepts no answer about another reference', async () => {
    expect(await settle(paymentOf(order.reference), paidEvidence({ reference: 'another' }))).toBe(
      'mismatch',
    );
    expect((await stored()).memorial).toBeNull();
  });

  it('empties the draft once the memorial exists', async () => {
    await settle(paymentOf(order.reference), paidEvidence());
    const { draftId } = await stored();
    const draft = await db().memorialDraft.findUniqueOrThrow({ where: { id: draftId ?? '' } });
    expect(draft).toMatchObject({ formSealed: '', pictureId: null });
  });

  it('flags the order when the account was deleted after the payment', async () => {
    await db().order.update({ where: { id: order.orderId }, data: { userId: null } });
    await settle(paymentOf(order.reference), paidEvidence());
    expect((await stored()).status).toBe('needs_review');
  });

  it('never lets a paid order return to pending, not even by hand', async () => {
    await settle(paymentOf(order.reference), paidEvidence());
    await expect(
      db().order.update({ where: { id: order.orderId }, data: { status: 'pending' } }),
    ).rejects.toThrow();
    await expect(db().ledgerEntry.deleteMany()).rejects.toThrow(/only grows/);
  });
});
