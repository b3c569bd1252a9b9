import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GET as memorialRoute } from '@/app/api/memorials/[id]/route';
import { POST as elmpayNotice } from '@/app/api/payments/webhook/elmpay/route';
import { POST as oakpayNotice } from '@/app/api/payments/webhook/oakpay/route';
import { openPayment } from '@/components/payments/open-payment';
import { openPopup } from '@/components/payments/open-popup';
import { payOrder } from '@/components/payments/pay-order';
import { payWays } from '@/components/payments/pay-ways';
import { paymentMessages } from '@/components/payments/payment-messages';
import { elmpay } from '@/components/payments/providers/elmpay';
import { oakpay } from '@/components/payments/providers/oakpay';
import { pageSources } from '@/lib/payments/providers/registry';
import { db } from '@/lib/platform/db/client';
import { translatorFor } from '@/lib/platform/language/translator-for';
import { browserFetch } from '@/tests/support/browser-fetch';
import { call } from '@/tests/support/call';
import { ada, ben, type Person } from '@/tests/support/cast';
import { flowersFor } from '@/tests/support/flowers';
import { addMemorial } from '@/tests/support/memorial';
import { addDraft } from '@/tests/support/order';
import { askForRefund } from '@/tests/support/refund';
import { withReason } from '@/tests/support/review';
import { reconcileOrder } from '@/tests/support/settling';
import { startTreeBank } from '@/tests/support/tree-bank';

const t = translatorFor('en');
const bank = await startTreeBank();
let buyer: Person;
let memorialId: string;

beforeAll(async () => {
  buyer = await ben();
  memorialId = await addMemorial({ createdById: (await ada()).user.id });
  await browserFetch(buyer);
});
afterAll(() => bank.stop());

type Bought = { orderId: string; reference: string; amount: number };

/** How a browser pays with each provider without calling our server afterwards, and the provider's notice. */
const providers = {
  oakpay: {
    async pay(body: { orderType: string }, cents?: number): Promise<Bought> {
      const order = await oakpay.openOrder(body);
      const shown = { ...order, amount: cents ?? order.amount };
      expect(await openPopup(oakpay, shown, () => {}, paymentMessages(t))).toBe('paid');
      return order;
    },
    notice: (body: string, secret: string) =>
      call(oakpayNotice, {
        headers: { 'content-type': 'application/json', 'x-oakpay-secret': secret },
        body,
      }),
  },
  elmpay: {
    async pay(body: { orderType: string }, cents?: number): Promise<Bought> {
      const { orderId, amount, url, fields } = await elmpay.openOrder(body);
      const sent = new URLSearchParams({ ...fields, ...(cents && { cents: String(cents) }) });
      expect((await fetch(url, { method: 'POST', body: sent })).ok).toBe(true);
      return { orderId, amount, reference: fields.reference ?? '' };
    },
    notice: (reference: string, secret: string) =>
      call(elmpayNotice, {
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({ reference, secret }).toString(),
      }),
  },
};

const wanted = {
  async memorial() {
    return { amount: 20, orderType: 'memorial_creation', draftId: await addDraft(buyer) };
  },
  tribute: async () => flowersFor(memorialId, { message: `No ${++ordered}` }),
};
let ordered = 0;

const stored = (orderId: string) =>
  withReason(
    db().order.findUniqueOrThrow({
      where: { id: orderId },
      include: {
        attempts: { select: { provider: true, status: true } },
        ledger: { select: { provider: true, kind: true, chargeMinor: true } },
        memorial: { select: { id: true } },
        tribute: { select: { id: true, message: true } },
      },
    }),
  );

const receipts = (orderId: string) =>
  db().outboxMail.count({ where: { key: `receipt/${orderId}`, to: buyer.user.email } });

/** Expects that the order is fulfilled once, and that visitors see what was paid for. */
async function expectFulfilled(provider: string, { orderId, amount }: Bought): Promise<void> {
  const order = await stored(orderId);
  expect(order).toMatchObject({ status: 'fulfilled', reviewReason: '', overpaid: false });
  expect(order.attempts).toEqual([{ provider, status: 'success' }]);
  expect(order.ledger).toEqual([{ provider, kind: 'charge', chargeMinor: amount }]);
  expect(await receipts(orderId)).toBe(1);
  const page = await call(memorialRoute, { params: { id: order.memorial?.id ?? memorialId } });
  expect(page.status).toBe(200);
  if (order.tribute) expect(JSON.stringify(page.body)).toContain(`"${order.tribute.message}"`);
}

const kinds = (['oakpay', 'elmpay'] as const).flatMap((provider) =>
  (['memorial', 'tribute'] as const).map((what) => ({ provider, what })),
);

describe.each(kinds)('a $what paid with $provider', ({ provider, what }) => {
  const { pay, notice } = providers[provider];

  it('is created by the notice, and only once when the notice is repeated', async () => {
    const bought = await pay(await wanted[what]());
    for (const _ of [1, 2])
      expect((await notice(bought.reference, SECRETS[provider])).status).toBe(200);
    await expectFulfilled(provider, bought);
  });

  it('is created by reconciliation if no notice arrives', async () => {
    const bought = await pay(await wanted[what]());
    await reconcileOrder({ orderId: bought.orderId, check: 0 });
    await expectFulfilled(provider, bought);
  });

  it('is not created for a wrong amount, which opens a review', async () => {
    const { orderId, reference, amount } = await pay(await wanted[what](), 100);
    expect((await notice(reference, SECRETS[provider])).status).toBe(200);
    expect(await stored(orderId)).toMatchObject({
      status: 'needs_review',
      reviewReason: expect.stringContaining(`the amount is 100, not ${amount}`),
      memorial: null,
      tribute: null,
      ledger: [],
    });
    expect(await receipts(orderId)).toBe(0);
  });

  it('is not created by a forged notice', async () => {
    const { orderId, reference } = await pay(await wanted[what]());
    expect((await notice(reference, 'guessed')).status).toBe(401);
    expect((await stored(orderId)).status).toBe('pending');
  });
});

const SECRETS = { oakpay: 'acorn', elmpay: 'bark' };

describe('the browser', () => {
  it.each(['memorial', 'tribute'] as const)('learns that a %s is paid', async (what) => {
    const order = await oakpay.openOrder(await wanted[what]());
    const { orderId } = order;
    expect(await payOrder(oakpay, order, () => {}, paymentMessages(t))).toEqual({
      state: 'paid',
      orderId,
    });
    await expectFulfilled('oakpay', order);
  });

  it("may open both providers' pages and shows a button for each", () => {
    expect(pageSources(process.env)).toMatchObject({
      frame: expect.arrayContaining(['https://popup.oakpay.example']),
      formAction: expect.arrayContaining(['https://page.elmpay.example']),
    });
    expect(payWays(['oakpay', 'elmpay'], t).map(({ label }) => label)).toEqual([
      'Pay in the Oakpay popup',
      'Pay on the Elmpay page',
    ]);
  });

  it("is refused an amount below the provider's minimum", async () => {
    const flowers = flowersFor(memorialId, { amount: 1 });
    await expect(openPayment('elmpay', flowers)).rejects.toThrow(/pay this way is R20\.00/);
  });
});

it('a payment with a provider without a refund API is refunded by hand', async () => {
  const { orderId, reference } = await providers.elmpay.pay(await wanted.tribute());
  await providers.elmpay.notice(reference, SECRETS.elmpay);
  expect((await askForRefund(orderId)).body).toMatchObject({
    status: 'needs_attention',
    detail: 'Refund by hand in the Elmpay dashboard, then confirm it here.',
  });
});
