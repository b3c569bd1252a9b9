import { vi } from 'vitest';
import { POST as open } from '@/app/api/payments/initiate-stripe-order/route';
import { POST as notice } from '@/app/api/payments/webhook/stripe/route';
import { fulfil } from '@/lib/fulfilment';
import { reconcilePayment } from '@/lib/payments/reconcile/reconcile-payment';
import { sendRefund } from '@/lib/payments/refunds/send-refund';
import { db } from '@/lib/platform/db/client';
import { stripeSignature } from '@/sandbox/stripe/events';
import { startBank } from './bank';
import { call } from './call';
import type { Person } from './cast';
import { flowersFor } from './flowers';
import { PATIENCE } from './patience';
import { refundRow, requestAcceptedRefund } from './refund';

const SECRET = 'whsec_perennial';

type OpenOrder = {
  orderId: string;
  reference: string;
  amount: number;
  currency: string;
  url: string;
};

/** Stripe for API tests, with its real wire protocol. It sends no notices; tests deliver them. */
export async function startStripeBank() {
  const bank = await startBank();
  const press = async (url: string, button: 'pay' | 'decline' | 'later' | 'close') =>
    (await fetch(`${url}/${button}`, { method: 'POST', redirect: 'manual' })).headers.get(
      'location',
    );
  return {
    ...bank,
    press,
    pay: ({ url }: { url: string }) => press(url, 'pay'),
    /** Simulates what happens without the buyer: time passes, or a bank acts. */
    act: ({ reference }: { reference: string }, act: string, status = '') =>
      fetch(new URL(`/control/stripe/${reference}/${act}?status=${status}`, bank.url), {
        method: 'POST',
      }),
    /** The refunds that Stripe has recorded for a payment. */
    async refundsOf({ reference }: { reference: string }): Promise<{ id: string }[]> {
      const query = new URLSearchParams({ payment_intent: await transactionOf(reference) });
      return (await bank.asMerchant(`/v1/refunds?${query}`)).data;
    },
  };
}

/** Opens an order with Stripe. Returns the answer, whatever its status. */
export const orderWithStripe = (person: Person, body: object) =>
  call(open, { headers: person.headers, body });

async function openOrderWithStripe(person: Person, body: object): Promise<OpenOrder> {
  const answer = await orderWithStripe(person, body);
  if (answer.status !== 201) throw new Error(`No order: ${JSON.stringify(answer.body)}`);
  return answer.body;
}

export const orderMemorial = (person: Person, draftId: string, amount = 20) =>
  openOrderWithStripe(person, { amount, orderType: 'memorial_creation', draftId });

export const orderFlowers = (person: Person, memorialId: string, change: object = {}) =>
  openOrderWithStripe(person, flowersFor(memorialId, change));

type Signing = { secret?: string; at?: number };

/** A notice as Stripe sends it: the exact, indented body with the signature over time and body. */
export function stripeEvent(type: string, object: object, { secret = SECRET, at }: Signing = {}) {
  const event = { id: 'evt_1', object: 'event', type, livemode: false, data: { object } };
  const body = JSON.stringify(event, null, 2);
  return {
    body,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'stripe-signature': stripeSignature(body, secret, at),
    },
  };
}

/** The notice that a checkout page was completed. */
export const completedEvent = (reference: string, signing: Signing = {}) =>
  stripeEvent(
    'checkout.session.completed',
    { object: 'checkout.session', client_reference_id: reference, url: 'a/b' },
    signing,
  );

export const deliver = (event: { body: string; headers: object }) =>
  call(notice, { body: event.body, headers: event.headers as Record<string, string> }); // as: some lack the signature on purpose

export const reconcileWithStripe = (reference: string) =>
  reconcilePayment({ provider: 'stripe', reference }, fulfil);

/** Stripe's id of a settled payment. */
export async function transactionOf(reference: string): Promise<string> {
  const { providerTxnId } = await db().paymentAttempt.findUniqueOrThrow({
    where: { provider_reference: { provider: 'stripe', reference } },
  });
  return providerTxnId ?? '';
}

/** Requests a refund and waits for its final state, which the sandbox's knobs decide. */
export async function refundThroughStripe(order: OpenOrder, body: object = {}) {
  const refundId = await requestAcceptedRefund(order.orderId, body);
  await sendRefund({ refundId });
  const payment_intent = await transactionOf(order.reference);
  await vi.waitFor(async () => {
    await deliver(stripeEvent('refund.updated', { object: 'refund', payment_intent }));
    const { status } = await refundRow(refundId);
    if (status === 'pending' || status === 'requested') throw new Error('still on its way');
  }, PATIENCE);
  return refundRow(refundId);
}

/** An order with everything that a payment can create. */
export const storedOrder = ({ orderId }: { orderId: string }) =>
  db().order.findUniqueOrThrow({
    where: { id: orderId },
    include: {
      ledger: true,
      attempts: true,
      memorial: { select: { id: true } },
      tribute: { select: { id: true } },
      reviews: { where: { closedAt: null } },
    },
  });
