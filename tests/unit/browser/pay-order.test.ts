import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { paymentMessages } from '@/components/payments/payment-messages';
import { paystack } from '@/components/payments/providers/paystack';
import { ERROR_STATUS } from '@/lib/platform/errors';
import { UNAVAILABLE_KINDS } from '@/lib/platform/http/unavailable-error';
import { translateIn, translatorFor } from '@/lib/platform/language/translator-for';
import { payOrder } from '../../../components/payments/pay-order.ts';

const openPopup = vi.hoisted(() => vi.fn());
vi.mock('@/components/payments/open-popup', () => ({ openPopup }));

const order = {
  orderId: 'o1',
  email: 'ada@example.org',
  publicKey: 'pk',
  popupUrl: null,
  amount: 37_000,
  currency: 'ZAR',
  reference: 'r1',
};
const CONFIRMED = { success: true, message: 'Payment confirmed' };
const NOT_CONFIRMED = {
  success: false,
  message: 'Payment confirmation failed on our server. Please contact support.',
};
const CANCELLED = { state: 'open', message: 'Payment process was cancelled.' };

const server = vi.fn<(path: string, init: RequestInit) => Promise<Response>>();
const answerWith = (body: object, status = 200) =>
  server.mockResolvedValue(Response.json(body, { status }));
const messages = paymentMessages(translatorFor('en'));
const pay = (change: object = {}) =>
  payOrder(paystack, { ...order, ...change }, () => undefined, messages);

beforeEach(() => {
  openPopup.mockReset();
  server.mockReset();
  vi.stubGlobal('fetch', server);
});
afterEach(() => vi.unstubAllGlobals());

describe('an attempt to pay', () => {
  it('returns the order that was paid', async () => {
    openPopup.mockResolvedValue('paid');
    answerWith(CONFIRMED);
    expect(await pay()).toEqual({ state: 'paid', orderId: 'o1' });
  });

  it('cannot be repeated while the server has not confirmed the payment', async () => {
    openPopup.mockResolvedValue('paid');
    answerWith(NOT_CONFIRMED);
    expect(await pay()).toEqual({ state: 'unconfirmed', message: NOT_CONFIRMED.message });
    server.mockRejectedValue(new TypeError('Failed to fetch'));
    expect(await pay()).toEqual({
      state: 'unconfirmed',
      message:
        'Failed to communicate with verification server. Please check connection or contact support.',
    });
    answerWith({ message: 'Please log in to continue.' }, 401);
    expect(await pay()).toEqual({
      state: 'unconfirmed',
      message: 'Authentication error during payment verification.',
    });
    answerWith({ message: 'Something went wrong on our side.' }, 500);
    expect(await pay()).toEqual({
      state: 'unconfirmed',
      message: 'An error occurred while confirming your payment. Please contact support.',
    });
  });

  it.each(UNAVAILABLE_KINDS)(
    'never offers a second payment after an answer of %s',
    async (kind) => {
      openPopup.mockResolvedValue('paid');
      const message = translateIn('en', { key: `api.${kind}` });
      answerWith({ code: kind, message }, ERROR_STATUS[kind]);
      const result = await pay();
      if (kind === 'provider') expect(result).toEqual({ state: 'unconfirmed', message });
      else if (ERROR_STATUS[kind] === 503) expect(result).toEqual({ state: 'paid', orderId: 'o1' });
      else
        expect(result).toEqual({
          state: 'unconfirmed',
          message: 'An error occurred while confirming your payment. Please contact support.',
        });
    },
  );

  it("treats a proxy's 503 page as paid, so that the return page waits", async () => {
    openPopup.mockResolvedValue('paid');
    server.mockResolvedValue(new Response('<h1>Sorry</h1>', { status: 503 }));
    expect(await pay()).toEqual({ state: 'paid', orderId: 'o1' });
  });

  it('asks the server once after a cancellation, and trusts its answer', async () => {
    openPopup.mockResolvedValue('cancelled');
    answerWith(CONFIRMED);
    expect(await pay()).toEqual({ state: 'paid', orderId: 'o1' });
    expect(server).toHaveBeenCalledOnce();
    expect(server.mock.calls[0]?.[1].body).toBe('{"reference":"r1","orderId":"o1"}');
  });

  it.each([
    ['knows of no payment', () => answerWith(NOT_CONFIRMED)],
    ['is broken', () => answerWith({ message: 'Something went wrong.' }, 503)],
    ['cannot be reached', () => server.mockRejectedValue(new TypeError('Failed to fetch'))],
  ])('remains cancelled if the server %s', async (_, setAnswer) => {
    openPopup.mockResolvedValue('cancelled');
    setAnswer();
    expect(await pay()).toEqual(CANCELLED);
  });

  it('asks the server after an error of the popup too', async () => {
    openPopup.mockRejectedValue(new Error('The payment window did not open.'));
    answerWith(NOT_CONFIRMED);
    expect(await pay()).toEqual({
      state: 'open',
      message: 'Failed to start payment: The payment window did not open.',
    });
    answerWith(CONFIRMED);
    expect(await pay()).toEqual({ state: 'paid', orderId: 'o1' });
  });

  it.each([{ orderId: '' }, { publicKey: '' }, { reference: '' }, { amount: 0 }])(
    'does not open the popup with %j',
    async (change) => {
      expect(await pay(change)).toEqual({
        state: 'open',
        message: 'Received invalid payment details from server.',
      });
      expect(openPopup).not.toHaveBeenCalled();
    },
  );
});
