import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GET as dashboard } from '@/app/api/admin/dashboard/route';
import { GET } from '@/app/api/admin/orders/[id]/route';
import { POST as notice } from '@/app/api/payments/webhook/paystack/route';
import { adminFigures } from '@/lib/admin/queries/figures';
import { newId } from '@/lib/platform/ids/public-id';
import { auditOf } from '../../../support/audit';
import { signedNotice, startBank } from '../../../support/bank';
import { call } from '../../../support/call';
import { ada, type Person, root } from '../../../support/cast';
import { addDraft, openOrder } from '../../../support/order';
import { askForRefund, refundThrough } from '../../../support/refund';

const bank = await startBank();
let admin: Person;
let owner: Person;
let order: Awaited<ReturnType<typeof openOrder>>;

beforeAll(async () => {
  admin = await root();
  owner = await ada();
  order = await openOrder(owner, await addDraft(owner));
  await bank.pay(order);
  await call(notice, signedNotice(order.reference));
  await bank.knobs({ refundDelayMs: 0 });
});
afterAll(() => bank.stop());

const read = (id = order.orderId, person: Person | null = admin) =>
  call(GET, { params: { id }, headers: person?.headers ?? {} });

describe('GET /api/admin/orders/{id}', () => {
  it("returns the order's whole history, without the content of notices", async () => {
    const { status, body } = await read();
    expect(status).toBe(200);
    expect(body).toMatchObject({
      id: order.orderId,
      status: 'fulfilled',
      email: 'ada@example.org',
      priceMinor: 2000,
      chargeMinor: 37_000,
      memorialId: expect.any(String),
      attempts: [{ provider: 'paystack', reference: order.reference, status: 'success' }],
      ledger: [{ kind: 'charge', priceMinor: 2000 }],
      events: [
        { provider: 'paystack', kind: 'charge.success', signatureOk: true, outcome: 'paid' },
      ],
      refunds: [],
      disputes: [],
    });
    expect(JSON.stringify(body)).not.toContain('rawBody');
  });

  it('subtracts a refund from the revenue, and audits who requested it', async () => {
    const revenue = async () =>
      (await call(dashboard, { headers: admin.headers })).body.stats.totalRevenue;
    expect(await revenue()).toBe(20);
    await refundThrough(order, { amountMinor: 9250 });
    expect(await revenue()).toBe(15);
    const { body } = await read();
    expect(body.status).toBe('partially_refunded');
    expect(body.ledger).toMatchObject([{ kind: 'charge' }, { kind: 'refund', priceMinor: -500 }]);
    expect((await adminFigures()).months.at(-1)).toMatchObject({
      memorialRevenueMinor: 1500,
      tributeRevenueMinor: 0,
      memorials: 1,
    });
    expect(await auditOf(`order/${order.orderId}`)).toEqual([
      {
        actor: admin.user.id,
        action: 'order.refund',
        detail: { amountMinor: 9250, refundId: expect.any(String) },
      },
    ]);
  });

  it('audits accepted requests only', async () => {
    expect((await askForRefund(order.orderId, { amountMinor: 999_999 })).status).toBe(409);
    expect(await auditOf(`order/${order.orderId}`)).toHaveLength(1);
    expect((await askForRefund(order.orderId, {}, owner)).status).toBe(403);
    expect(await auditOf(`order/${order.orderId}`)).toHaveLength(1);
  });

  it('is for admins only, and answers 404 for an unknown order', async () => {
    expect((await read(order.orderId, null)).status).toBe(401);
    expect((await read(order.orderId, owner)).status).toBe(403);
    expect((await read(newId())).status).toBe(404);
    expect((await read('x')).status).toBe(400);
  });
});
