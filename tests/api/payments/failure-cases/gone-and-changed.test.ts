import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DELETE as deleteProfile } from '@/app/api/auth/delete-profile/route';
import { GET as orderState } from '@/app/api/payments/orders/[id]/route';
import { openMemorialOrder } from '@/lib/payments/order/open-memorial-order';
import { db } from '@/lib/platform/db/client';
import { env } from '@/lib/platform/env';
import { withReason } from '@/tests/support/review';
import { reconcilePayment, settle } from '@/tests/support/settling';
import { startBank } from '../../../support/bank';
import { call } from '../../../support/call';
import { ada, ben, type Person, viewerOf } from '../../../support/cast';
import { orderFlowers } from '../../../support/flowers';
import { addMemorial } from '../../../support/memorial';
import { addDraft, openOrder } from '../../../support/order';

const bank = await startBank();
const HOUR_MS = 3_600_000;
let owner: Person;
let sender: Person;

beforeAll(async () => {
  owner = await ada();
});
beforeEach(async () => {
  sender = await ben();
});
afterEach(() => bank.resetKnobs());
afterAll(() => bank.stop());

const stored = (orderId: string) =>
  withReason(
    db().order.findUniqueOrThrow({
      where: { id: orderId },
      include: {
        ledger: true,
        memorial: { select: { id: true } },
        tribute: { select: { id: true } },
      },
    }),
  );

describe('what was deleted or changed before the payment arrives', () => {
  it('28 draft photo missing does not prevent the memorial', async () => {
    const order = await openOrder(owner, await addDraft(owner));
    const { draftId } = await stored(order.orderId);
    await db().memorialDraft.update({ where: { id: draftId ?? '' }, data: { pictureId: null } });
    await bank.pay(order);
    expect(await reconcilePayment(order.reference)).toBe('paid');
    expect(await stored(order.orderId)).toMatchObject({ status: 'fulfilled' });
  });

  it('29 memorial deleted between order and tribute payment needs review', async () => {
    const memorialId = await addMemorial();
    const order = await orderFlowers(sender, memorialId);
    await db().memorial.delete({ where: { id: memorialId } });
    await bank.pay(order);
    expect(await reconcilePayment(order.reference)).toBe('paid');
    const { status, reviewReason, ledger, tribute } = await stored(order.orderId);
    expect(status).toBe('needs_review');
    expect(reviewReason).toContain('the memorial was deleted before the payment');
    expect(ledger).toHaveLength(1);
    expect(tribute).toBeNull();
  });

  it('30 user deleted before or after paying loses no money', async () => {
    const memorialId = await addMemorial();
    const order = await orderFlowers(sender, memorialId);
    const paidBefore = await orderFlowers(sender, memorialId, { amount: 11 });
    await bank.pay(paidBefore);
    await reconcilePayment(paidBefore.reference);
    await call(deleteProfile, { method: 'DELETE', headers: sender.headers });
    await bank.pay(order);
    expect(await reconcilePayment(order.reference)).toBe('paid');
    expect(await stored(order.orderId)).toMatchObject({ status: 'needs_review', tribute: null });
    expect((await stored(order.orderId)).reviewReason).toContain('the sender was deleted');
    expect((await stored(order.orderId)).ledger).toHaveLength(1);
    expect(await stored(paidBefore.orderId)).toMatchObject({ status: 'fulfilled', userId: null });
  });

  it('31 rate changed between quote and pay charges what was quoted', async () => {
    const order = await openOrder(owner, await addDraft(owner));
    const rate = env().USD_ZAR_RATE;
    env().USD_ZAR_RATE = '25.00';
    await bank.pay(order);
    expect(await reconcilePayment(order.reference)).toBe('paid');
    const later = await openOrder(owner, await addDraft(owner));
    env().USD_ZAR_RATE = rate;
    expect(await stored(order.orderId)).toMatchObject({ status: 'fulfilled', chargeMinor: 37_000 });
    expect(later.amount).toBe(50_000);
  });

  it('a stale rate opens no payment, but does not affect one opened before', async () => {
    const order = await openOrder(owner, await addDraft(owner));
    env().USD_ZAR_RATE_DATE = '2020-01-01';
    const refused = await openOrder(owner, await addDraft(owner)).catch(String);
    await bank.pay(order);
    expect(await reconcilePayment(order.reference)).toBe('paid');
    env().USD_ZAR_RATE_DATE = undefined;
    expect(refused).toContain('Payments are paused for a moment. Please try again later.');
    expect(await stored(order.orderId)).toMatchObject({ status: 'fulfilled' });
  });

  it('32 quote expired opens a new order, and the old one can still be paid', async () => {
    const draftId = await addDraft(owner);
    const old = await openOrder(owner, draftId);
    const quoteExpiresAt = new Date(Date.now() - 1);
    await db().order.update({
      where: { id: old.orderId },
      data: { quoteExpiresAt, createdAt: new Date(Date.now() - HOUR_MS) },
    });
    const fresh = await openOrder(owner, draftId);
    expect(fresh.orderId).not.toBe(old.orderId);
    await bank.pay(old);
    expect(await reconcilePayment(old.reference)).toBe('paid');
    await bank.pay(fresh);
    expect(await reconcilePayment(fresh.reference)).toBe('paid');
    expect((await stored(old.orderId)).memorial).not.toBeNull();
    expect(await stored(fresh.orderId)).toMatchObject({
      status: 'needs_review',
      memorial: null,
      reviewReason: 'Its memorial was created for another payment: this one must be refunded.',
    });
  });

  it('39 another device on return finds the order on the server', async () => {
    const order = await openOrder(owner, await addDraft(owner));
    await bank.pay(order);
    await reconcilePayment(order.reference);
    const otherDevice = await ada(); // another session, whose browser has stored nothing
    expect(otherDevice.token).not.toBe(owner.token);
    const { body } = await call(orderState, {
      headers: otherDevice.headers,
      params: { id: order.orderId },
    });
    const { memorial } = await stored(order.orderId);
    expect(body).toMatchObject({ state: 'done', memorialId: memorial?.id });
  });

  it('42 clock skew and DST affect neither expiry nor payment', async () => {
    const night = new Date('2026-03-29T00:30:00Z'); // clocks change in Europe within the hour
    const order = await openMemorialOrder(
      viewerOf(owner),
      await addDraft(owner),
      'paystack',
      night,
    );
    const { expiresAt, quoteExpiresAt } = await stored(order.orderId);
    expect(expiresAt.getTime() - night.getTime()).toBe(72 * HOUR_MS);
    expect(quoteExpiresAt.getTime() - night.getTime()).toBe(HOUR_MS / 2);
    for (const paidAt of [new Date('2020-01-01'), new Date(Date.now() + 48 * HOUR_MS)]) {
      const { orderId, reference } = await openOrder(owner, await addDraft(owner));
      const evidence = {
        status: 'success',
        reference,
        providerTxnId: `skew-${paidAt.getTime()}`,
        amountMinor: 37_000,
        requestedMinor: null,
        currency: 'ZAR',
        domainMatches: true,
        payerEmail: null,
        orderId,
        paidAt,
      } as const;
      expect(await settle({ provider: 'paystack', reference }, evidence)).toBe('paid');
      expect((await stored(orderId)).status).toBe('fulfilled');
    }
  });
});
