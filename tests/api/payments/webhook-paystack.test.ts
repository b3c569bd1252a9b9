import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { POST as verify } from '@/app/api/payments/verify-paystack/route';
import { POST } from '@/app/api/payments/webhook/paystack/route';
import { db } from '@/lib/platform/db/client';
import { signBody, signedEvent, signedNotice, startBank } from '../../support/bank';
import { call } from '../../support/call';
import { ada, type Person } from '../../support/cast';
import { addDraft, openOrder } from '../../support/order';

type Order = Awaited<ReturnType<typeof openOrder>>;

const bank = await startBank();
let owner: Person;
let order: Order;

const deliver = (notice: ReturnType<typeof signedNotice>) => call(POST, notice);
const memorialCount = () => db().memorial.count({ where: { orderId: order.orderId } });

beforeAll(async () => {
  owner = await ada();
});
beforeEach(async () => {
  order = await openOrder(owner, await addDraft(owner));
});
afterAll(() => bank.stop());

describe('POST /api/payments/webhook/paystack', () => {
  it('makes the memorial although the browser never returned', async () => {
    await bank.pay(order);
    expect((await deliver(signedNotice(order.reference))).status).toBe(200);
    expect(await memorialCount()).toBe(1);
  });

  it('changes nothing when it is delivered five times', async () => {
    await bank.pay(order);
    for (let time = 0; time < 5; time++) await deliver(signedNotice(order.reference));
    expect(await memorialCount()).toBe(1);
    expect(await db().ledgerEntry.count({ where: { orderId: order.orderId } })).toBe(1);
    expect(await db().outboxMail.count({ where: { key: `receipt/${order.orderId}` } })).toBe(1);
  });

  it('makes one memorial from thirty parallel notices and verify requests', async () => {
    await bank.pay(order);
    const { reference, orderId } = order;
    const calls = Array.from({ length: 30 }, (_, index) =>
      index % 2
        ? deliver(signedNotice(reference))
        : call(verify, { headers: owner.headers, body: { reference, orderId } }),
    );
    const statuses = (await Promise.all(calls)).map((answer) => answer.status);
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(await memorialCount()).toBe(1);
    expect(await db().ledgerEntry.count({ where: { orderId } })).toBe(1);
    expect(await db().outboxMail.count({ where: { key: `receipt/${orderId}` } })).toBe(1);
  });

  it('marks a second payment for one order as overpaid, and makes no second memorial', async () => {
    const again = await openOrder(owner, (await storedOrder()).draftId ?? '');
    expect(again.orderId).toBe(order.orderId);
    await bank.pay(order);
    await bank.pay(again);
    await deliver(signedNotice(order.reference));
    await deliver(signedNotice(again.reference));
    expect(await memorialCount()).toBe(1);
    expect(await storedOrder()).toMatchObject({ status: 'fulfilled', overpaid: true });
    expect(await db().ledgerEntry.count({ where: { orderId: order.orderId } })).toBe(2);
  });

  it('ignores a notice without a payment', async () => {
    expect((await deliver(signedNotice(order.reference))).status).toBe(200);
    expect(await memorialCount()).toBe(0);
    expect((await storedOrder()).status).toBe('pending');
  });

  it('stores a signed notice about an unknown reference and answers 200', async () => {
    expect((await deliver(signedNotice('nobody-knows-this'))).status).toBe(200);
  });

  it.each([
    ['a reference', () => signedEvent('charge.success', { reference: `${order.reference}\0` })],
    ['a kind', () => signedEvent('charge.success\0', { reference: order.reference })],
    [
      'a refund',
      () => signedEvent('refund.processed', { transaction_reference: `${order.reference}\0` }),
    ],
    [
      'a dispute',
      () =>
        signedEvent('charge.dispute.create', {
          id: '\0',
          status: 'pending',
          transaction: { reference: order.reference },
        }),
    ],
    ['a body', () => signBody(`{"event":"charge.success"}\0${order.reference}`)],
  ])(
    'stores a signed notice with U+0000 in %s as unreadable, and answers 200',
    async (_, notice) => {
      const { body, headers } = notice();
      expect((await deliver({ body, headers })).status).toBe(200);
      const { rawBody, ...event } = await db().providerEvent.findFirstOrThrow({
        orderBy: { id: 'desc' },
        select: { rawBody: true, kind: true, outcome: true, signatureOk: true },
      });
      expect(rawBody).toBe(body.replace('\0', '␀'));
      expect(event).toEqual({ kind: 'unreadable', outcome: 'unreadable', signatureOk: true });
      expect((await storedOrder()).status).toBe('pending');
    },
  );

  it('settles a payment although a field that nobody reads has U+0000', async () => {
    await bank.pay(order);
    const notice = signedEvent('charge.success', { reference: order.reference, message: '\0' });
    expect((await deliver(notice)).status).toBe(200);
    expect(await memorialCount()).toBe(1);
  });

  const body = () => signedNotice(order.reference);
  it.each([
    ['no signature', () => ({ ...body(), headers: { 'content-type': 'application/json' } })],
    ['another key', () => signedNotice(order.reference, 'sk_test_stranger')],
    ['one changed byte', () => ({ ...body(), body: body().body.replace('a\\/b', 'a\\/c') })],
    [
      'a signature over other JSON text',
      () => ({ ...body(), body: body().body.replace('\\/', '/') }),
    ],
    ['a truncated signature', () => withSignature(body(), (full) => full.slice(0, 20))],
    ['a signature that is not hexadecimal', () => withSignature(body(), () => 'zz')],
  ])('refuses %s', async (_, notice) => {
    await bank.pay(order);
    const events = await db().providerEvent.count();
    expect((await deliver(notice() as ReturnType<typeof signedNotice>)).status).toBe(401); // some lack the header on purpose
    expect(await memorialCount()).toBe(0);
    expect(await db().providerEvent.count()).toBe(events);
  });
});

const storedOrder = () => db().order.findUniqueOrThrow({ where: { id: order.orderId } });

function withSignature(notice: ReturnType<typeof signedNotice>, change: (full: string) => string) {
  const signature = change(notice.headers['x-paystack-signature']);
  return { ...notice, headers: { ...notice.headers, 'x-paystack-signature': signature } };
}
