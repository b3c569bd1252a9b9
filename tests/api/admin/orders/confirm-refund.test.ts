import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { POST } from '@/app/api/admin/orders/[id]/refund/[refundId]/confirm/route';
import { POST as withdrawRefund } from '@/app/api/admin/orders/[id]/refund/[refundId]/withdraw/route';
import { POST as itn } from '@/app/api/payments/webhook/payfast/route';
import { db } from '@/lib/platform/db/client';
import { withReason } from '@/tests/support/review';
import { auditOf } from '../../../support/audit';
import { call } from '../../../support/call';
import { ada, type Person, root } from '../../../support/cast';
import { orderHostedFlowers } from '../../../support/flowers';
import { startHostedBank } from '../../../support/hosted-bank';
import { addMemorial } from '../../../support/memorial';
import { askForRefund } from '../../../support/refund';

const bank = await startHostedBank();
let owner: Person;
let orderId: string;
let refundId: string;

beforeAll(async () => {
  owner = await ada();
});
beforeEach(async () => {
  const form = await orderHostedFlowers(owner, await addMemorial());
  const [body] = await bank.payHosted(form);
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  await call(itn, { body, headers });
  orderId = form.orderId;
  const request = await askForRefund(orderId);
  expect(request.body).toMatchObject({
    status: 'needs_attention',
    detail: 'Refund by hand in the PayFast dashboard, then confirm it here.',
  });
  refundId = request.body.refundId;
});
afterAll(() => bank.stop());

const requestOf = (person: Person, params: object) => ({
  method: 'POST',
  headers: person.headers,
  params: { id: orderId, refundId, ...params },
});
const confirm = (person: Person, params: object = {}) => call(POST, requestOf(person, params));
const withdraw = (person: Person, params: object = {}) =>
  call(withdrawRefund, requestOf(person, params));
const stored = () =>
  withReason(db().order.findUniqueOrThrow({ where: { id: orderId }, include: { ledger: true } }));

describe('POST /api/admin/orders/{id}/refund/{refundId}/confirm', () => {
  it('records a manual refund once', async () => {
    expect((await stored()).ledger).toHaveLength(1);
    expect((await askForRefund(orderId)).status).toBe(409);
    expect((await confirm(await root())).status).toBe(200);
    expect((await confirm(await root())).status).toBe(409);
    const { status, ledger } = await stored();
    expect(status).toBe('refunded');
    expect(await auditOf(`order/${orderId}`)).toMatchObject([
      { action: 'order.refund' },
      { action: 'order.confirm-refund', detail: { refundId } },
    ]);
    expect(ledger.map(({ priceMinor }) => priceMinor)).toEqual([1000, -1000]);
  });

  it('is for admins only, and answers 404 for an unknown refund', async () => {
    expect((await confirm(owner)).status).toBe(403);
    expect((await confirm(await root(), { refundId: '111111111111' })).status).toBe(404);
    expect((await confirm(await root(), { id: '111111111111' })).status).toBe(404);
    expect((await stored()).ledger).toHaveLength(1);
  });
});

describe('POST /api/admin/orders/{id}/refund/{refundId}/withdraw', () => {
  it('withdraws a refund that was not paid out, after which it can be requested again', async () => {
    expect((await stored()).reviewReason).toContain(`Refund ${refundId}`);
    expect((await withdraw(await root())).status).toBe(200);
    expect((await withdraw(await root())).status).toBe(409);
    expect((await confirm(await root())).status).toBe(409);
    expect(await stored()).toMatchObject({ status: 'fulfilled', reviewReason: '' });
    expect((await stored()).ledger).toHaveLength(1);
    expect((await askForRefund(orderId)).status).toBe(202);
  });

  it('cannot withdraw a refund that the provider has accepted', async () => {
    await db().refund.update({ where: { id: refundId }, data: { providerRefundId: '77' } });
    expect((await withdraw(await root())).status).toBe(409);
  });

  it('is for admins only, and answers 404 for an unknown refund', async () => {
    expect((await withdraw(owner)).status).toBe(403);
    expect((await withdraw(await root(), { refundId: '111111111111' })).status).toBe(404);
  });
});
