import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { POST as close } from '@/app/api/admin/orders/[id]/close-review/route';
import { GET } from '@/app/api/admin/orders/route';
import { db } from '@/lib/platform/db/client';
import { newId } from '@/lib/platform/ids/public-id';
import { withReason } from '@/tests/support/review';
import { call } from '../../../support/call';
import { ada, type Person, root } from '../../../support/cast';
import { brokenOrder, paidOrder } from '../../../support/memorial-order';
import { addDraft, openOrder } from '../../../support/order';
import { askForRefund } from '../../../support/refund';

let owner: Person;
let admin: Person;
let orderId: string;

beforeAll(async () => {
  owner = await ada();
  admin = await root();
});
beforeEach(async () => {
  ({ orderId } = await openOrder(owner, await addDraft(owner)));
});

const list = (person: Person | null = admin, path = '/') =>
  call(GET, { headers: person?.headers ?? {}, path });
const closeReview = (person: Person = admin, id = orderId) =>
  call(close, { method: 'POST', headers: person.headers, params: { id } });
const set = (data: Parameters<ReturnType<typeof db>['order']['update']>[0]['data']) =>
  db().order.update({ where: { id: orderId }, data });
const withReview = (text: string) => ({
  reviews: { create: { kind: 'other' as const, detail: { text } } },
});
const isListed = async () =>
  (await list()).body.orders.some((order: { id: string }) => order.id === orderId);

describe('GET /api/admin/orders', () => {
  it('lists orders that need review, without the address of the buyer', async () => {
    expect(await isListed()).toBe(false);
    await set({ status: 'needs_review', ...withReview('Look.') });
    const { body } = await list();
    expect(body).toMatchObject({ totalPages: 1 });
    expect(body.orders).toContainEqual(
      expect.objectContaining({ id: orderId, status: 'needs_review', reviewReason: 'Look.' }),
    );
    expect(JSON.stringify(body)).not.toContain(owner.user.email);
  });

  it('is for admins only, and treats an invalid page as the first', async () => {
    expect((await list(null)).status).toBe(401);
    expect((await list(owner)).status).toBe(403);
    expect((await list(admin, '/?page=1e99')).status).toBe(200);
  });
});

describe('POST /api/admin/orders/{id}/close-review', () => {
  it('closes the review, and marks an order whose payments never matched as failed', async () => {
    await set({ status: 'needs_review', ...withReview('It did not fit.') });
    expect((await closeReview()).status).toBe(200);
    expect(await isListed()).toBe(false);
    const order = await withReason(db().order.findUniqueOrThrow({ where: { id: orderId } }));
    expect(order.status).toBe('failed');
  });

  it('keeps a fulfilled order fulfilled', async () => {
    await set({ status: 'fulfilled', paidAt: new Date(), ...withReview('Paid late.') });
    expect((await closeReview()).status).toBe(200);
    const order = await withReason(db().order.findUniqueOrThrow({ where: { id: orderId } }));
    expect(order).toMatchObject({ status: 'fulfilled', reviewReason: '' });
  });

  it('refuses a paid order that was not fulfilled', async () => {
    const { orderId: broken } = await brokenOrder(owner);
    expect((await closeReview(admin, broken)).body.error).toMatch(/^Nothing was created/);
    await askForRefund(broken);
    expect((await closeReview(admin, broken)).status).toBe(409); // the refund has only been requested
  });

  it('refuses an order with a second payment, an open dispute or a manual refund', async () => {
    const { orderId: paid } = await paidOrder(owner);
    const entry = await db().ledgerEntry.findFirstOrThrow({ where: { orderId: paid } });
    const { id: _, ...second } = entry;
    await db().ledgerEntry.create({ data: { ...second, providerTxnId: 'again' } });
    expect((await closeReview(admin, paid)).body.error).toMatch(/^This order was paid twice/);

    const { orderId: disputed } = await paidOrder(owner);
    const money = { provider: 'paystack', chargeMinor: 37_000, chargeCurrency: 'ZAR' } as const;
    const dispute = { id: newId(), orderId: disputed, providerDisputeId: 'x', ...money };
    await db().dispute.create({ data: { ...dispute, status: 'open' } });
    expect((await closeReview(admin, disputed)).body.error).toMatch(/^The dispute/);

    const { orderId: byHand } = await paidOrder(owner);
    const refund = { id: newId(), orderId: byHand, providerTxnId: 'x', ...money };
    await db().refund.create({ data: { ...refund, status: 'needs_attention' } });
    expect((await closeReview(admin, byHand)).body.error).toMatch(/^A refund must be/);
  });

  it('is for admins only, and answers 404 for an unknown order', async () => {
    expect((await closeReview(owner)).status).toBe(403);
    expect((await closeReview(admin, '111111111111')).status).toBe(404);
    expect((await closeReview(admin, 'x')).status).toBe(400);
  });
});
