import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GET as ordersToReview } from '@/app/api/admin/orders/route';
import { POST as createHosted } from '@/app/api/payments/create-payfast-payment/route';
import { POST as verify } from '@/app/api/payments/verify-paystack/route';
import { POST as notice } from '@/app/api/payments/webhook/payfast/route';
import { db } from '@/lib/platform/db/client';
import { withReason } from '@/tests/support/review';
import { call } from '../../support/call';
import { ada, ben, type Person, root } from '../../support/cast';
import { orderFlowers, orderHostedFlowers } from '../../support/flowers';
import { startHostedBank } from '../../support/hosted-bank';
import { addMemorial } from '../../support/memorial';
import { addDraft, openOrder } from '../../support/order';
import { refundThrough } from '../../support/refund';

const bank = await startHostedBank();
let owner: Person;
let sender: Person;

beforeAll(async () => {
  owner = await ada();
  sender = await ben();
});
afterAll(() => bank.stop());

/** One order with a reference at each provider. */
const openAtBoth = {
  async memorial() {
    const draftId = await addDraft(owner);
    const body = { amount: 20, orderType: 'memorial_creation', draftId };
    const popup = await openOrder(owner, draftId);
    const hosted = (await call(createHosted, { headers: owner.headers, body })).body;
    return { person: owner, popup, hosted };
  },
  async flowers() {
    const memorialId = await addMemorial({ createdById: owner.user.id });
    const popup = await orderFlowers(sender, memorialId);
    const hosted = await orderHostedFlowers(sender, memorialId);
    return { person: sender, popup, hosted };
  },
};
type BothPayments = Awaited<ReturnType<(typeof openAtBoth)['memorial']>>;

/** Sends the request that the page sends after its popup was closed, or the card was declined or charged. */
const askPopup = async ({ person: { headers }, popup: { orderId, reference } }: BothPayments) =>
  (await call(verify, { headers, body: { orderId, reference } })).body.success;

async function payHosted({ hosted }: BothPayments) {
  const headers = {
    'content-type': 'application/x-www-form-urlencoded',
    'x-client-address': '197.97.145.150',
  };
  for (const body of await bank.payHosted(hosted))
    expect((await call(notice, { body, headers })).status).toBe(200);
}

const stored = ({ popup: { orderId } }: BothPayments) =>
  withReason(
    db().order.findUniqueOrThrow({
      where: { id: orderId },
      include: {
        attempts: { select: { provider: true, status: true }, orderBy: { provider: 'asc' } },
        ledger: { select: { provider: true, kind: true } },
        memorial: { select: { id: true } },
        tribute: { select: { id: true } },
      },
    }),
  );

/** Returns how many memorials and tributes an order created. */
const countCreated = async ({ popup: { orderId } }: BothPayments) =>
  (await db().memorial.count({ where: { orderId } })) +
  (await db().tribute.count({ where: { orderId } }));

describe.each(['memorial', 'flowers'] as const)('%s tried at both providers', (what) => {
  it('is one order with a reference at each', async () => {
    const { popup, hosted } = await openAtBoth[what]();
    expect(hosted.orderId).toBe(popup.orderId);
    expect(hosted.reference).not.toBe(popup.reference);
  });

  it('is paid once at PayFast after the popup was closed', async () => {
    const both = await openAtBoth[what]();
    expect(await askPopup(both)).toBe(false);
    await payHosted(both);
    expect(await stored(both)).toMatchObject({ status: 'fulfilled', overpaid: false });
    expect(await countCreated(both)).toBe(1);
  });

  it('is paid once at PayFast after the card was declined for good', async () => {
    const both = await openAtBoth[what]();
    await bank.decline(both.popup, 2);
    expect(await askPopup(both)).toBe(false);
    await payHosted(both);
    expect(await stored(both)).toMatchObject({
      status: 'fulfilled',
      overpaid: false,
      ledger: [{ provider: 'payfast', kind: 'charge' }],
      attempts: [
        { provider: 'paystack', status: 'failed' },
        { provider: 'payfast', status: 'success' },
      ],
    });
    expect(await countCreated(both)).toBe(1);
  });

  it.each(['popup', 'hosted'] as const)(
    'and paid at both, %s first, is made once, and the second payment needs a refund',
    async (first) => {
      const both = await openAtBoth[what]();
      await bank.pay(both.popup);
      if (first === 'popup') expect(await askPopup(both)).toBe(true);
      await payHosted(both);
      expect(await askPopup(both)).toBe(true);
      expect(await stored(both)).toMatchObject({ status: 'fulfilled', overpaid: true });
      expect((await stored(both)).ledger).toHaveLength(2);
      expect(await countCreated(both)).toBe(1);

      const { body } = await call(ordersToReview, { headers: (await root()).headers });
      const task = JSON.stringify(body).includes(both.popup.orderId);
      expect(task, 'an admin finds it').toBe(true);
      expect((await stored(both)).reviewReason).toContain('the second payment must be refunded');
    },
  );
});

it('the second payment is refunded by the provider it came from, and the review closes', async () => {
  const both = await openAtBoth.memorial();
  await payHosted(both);
  await bank.pay(both.popup);
  await askPopup(both);
  await bank.knobs({ refundDelayMs: 0 });
  await refundThrough(both.popup);
  expect(await stored(both)).toMatchObject({
    status: 'fulfilled',
    overpaid: false,
    reviewReason: '',
  });
  expect(await countCreated(both)).toBe(1);
});
