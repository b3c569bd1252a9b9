import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { GET as orderState } from '@/app/api/payments/orders/[id]/route';
import { POST } from '@/app/api/payments/verify-paystack/route';
import { db } from '@/lib/platform/db/client';
import { withReason } from '@/tests/support/review';
import { startBank } from '../../support/bank';
import { call } from '../../support/call';
import { ada, ben, type Person } from '../../support/cast';
import { addDraft, openOrder } from '../../support/order';

type Order = Awaited<ReturnType<typeof openOrder>>;

const bank = await startBank();
let owner: Person;
let order: Order;

const verify = (person: Person, change: object = {}) =>
  call(POST, {
    headers: person.headers,
    body: { reference: order.reference, orderId: order.orderId, ...change },
  });
const memorials = () => db().memorial.findMany({ where: { orderId: order.orderId } });
const stored = () => withReason(db().order.findUniqueOrThrow({ where: { id: order.orderId } }));

beforeAll(async () => {
  owner = await ada();
});
beforeEach(async () => {
  order = await openOrder(owner, await addDraft(owner));
});
afterEach(() => bank.resetKnobs());
afterAll(() => bank.stop());

describe('POST /api/payments/verify-paystack', () => {
  it('makes the memorial of a paid order, with picture, ledger entry and receipt', async () => {
    await bank.pay(order);
    const answer = await verify(owner);
    expect(answer).toMatchObject({ status: 200, body: { success: true } });
    const [memorial, ...others] = await memorials();
    expect(others).toHaveLength(0);
    expect(memorial).toMatchObject({ fullName: 'Wangari Test', createdById: owner.user.id });
    const picture = await db().media.findUniqueOrThrow({
      where: { id: memorial?.mainPictureId ?? '' },
    });
    expect(picture.state).toBe('ready');
    expect(await db().ledgerEntry.findMany({ where: { orderId: order.orderId } })).toMatchObject([
      { kind: 'charge', chargeMinor: 37_000, chargeCurrency: 'ZAR', priceMinor: 2000 },
    ]);
    expect(await db().outboxMail.count({ where: { key: `receipt/${order.orderId}` } })).toBe(1);
    const state = await call(orderState, { headers: owner.headers, params: { id: order.orderId } });
    expect(state.body).toMatchObject({ state: 'done', memorialId: memorial?.id });
  });

  it('changes nothing when it is called again', async () => {
    await bank.pay(order);
    await verify(owner);
    const before = [await memorials(), await stored()];
    expect((await verify(owner)).body.success).toBe(true);
    expect([await memorials(), await stored()]).toEqual(before);
  });

  it('creates no memorial for an order that is not paid', async () => {
    const answer = await verify(owner);
    expect(answer).toMatchObject({ status: 200, body: { success: false } });
    expect(await memorials()).toHaveLength(0);
    expect((await stored()).status).toBe('pending');
  });

  it.each([
    ['one cent less', { amount: 36_999 }],
    ['rand instead of cents', { amount: 370 }],
    ['another currency', { currency: 'USD' }],
    ['live money', { domain: 'live' }],
  ])('flags %s for review and makes no memorial', async (_, verifyKnob) => {
    await bank.pay(order);
    await bank.knobs({ verify: verifyKnob });
    expect((await verify(owner)).body.success).toBe(false);
    expect(await memorials()).toHaveLength(0);
    const { status, reviewReason } = await stored();
    expect(status).toBe('needs_review');
    expect(reviewReason).toContain('does not match');
  });

  it.each([
    ['asked for one cent more', { amount: 37_001 }],
    ['asked for one rand', { amount: 100 }],
    ['named another order', { metadata: '{"orderId":"stranger"}' }],
  ])('makes no memorial when the browser %s', async (_, lie) => {
    await bank.pay(order, lie);
    expect((await verify(owner)).body.success).toBe(false);
    expect(await memorials()).toHaveLength(0);
    expect((await stored()).status).toBe('needs_review');
  });

  it.each(['429', '500', 'html'])(
    'leaves the order pending when the provider answers %s',
    async (verifyKnob) => {
      await bank.pay(order);
      await bank.knobs({ fail: { verify: verifyKnob } });
      expect((await verify(owner)).status).toBe(503);
      expect((await stored()).status).toBe('pending');
      await bank.resetKnobs();
      expect((await verify(owner)).body.success).toBe(true);
    },
  );

  it("answers 404 for another person's payment", async () => {
    await bank.pay(order);
    expect((await verify(await ben())).status).toBe(404);
    expect(await memorials()).toHaveLength(0);
  });

  it('does not accept the reference of one order for another', async () => {
    await bank.pay(order);
    const other = await openOrder(owner, await addDraft(owner));
    expect((await verify(owner, { orderId: other.orderId })).status).toBe(404);
    expect(await db().memorial.count({ where: { orderId: other.orderId } })).toBe(0);
  });

  it('refuses malformed references and visitors', async () => {
    expect((await verify(owner, { reference: '../../refund' })).status).toBe(400);
    expect((await verify(owner, { reference: { not: 'x' } })).status).toBe(400);
    expect((await call(POST, { body: {} })).status).toBe(401);
  });
});
