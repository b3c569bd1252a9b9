import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { paymentMessages } from '@/components/payments/payment-messages';
import { paystack } from '@/components/payments/providers/paystack';
import { translatorFor } from '@/lib/platform/language/translator-for';
import { LOAD_TIMEOUT_MS, openPopup } from '../../../components/payments/open-popup.ts';

const messages = paymentMessages(translatorFor('en'));
const NOT_OPENED = messages.notOpened;

type Callbacks = {
  onLoad: () => void;
  onSuccess: () => void;
  onCancel: () => void;
  onError: (error: { message: string }) => void;
};

const provider = vi.hoisted(() => ({ opened: 0, callbacks: undefined as unknown }));
vi.mock('@paystack/inline-js', () => ({
  default: class {
    checkoutIframe = { src: '' };
    newTransaction(callbacks: unknown) {
      provider.opened++;
      provider.callbacks = callbacks;
    }
    cancelTransaction() {
      callbacks().onCancel();
    }
  },
}));
const callbacks = () => provider.callbacks as Callbacks; // as: the mock above received them

const order = {
  orderId: 'o1',
  email: 'ada@example.org',
  publicKey: 'pk',
  popupUrl: null,
  amount: 37_000,
  currency: 'ZAR',
  reference: 'r1',
};

const open = async (onStuck = vi.fn()) => {
  const before = provider.opened;
  const outcome = openPopup(paystack, order, onStuck, messages);
  outcome.catch(() => undefined); // keeps the rejection handled until the test checks it
  await vi.waitFor(() => expect(provider.opened).toBe(before + 1));
  return { outcome, onStuck };
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the card popup', () => {
  it('reports a payment and a cancellation', async () => {
    const firstPopup = await open();
    callbacks().onLoad();
    callbacks().onSuccess();
    expect(await firstPopup.outcome).toBe('paid');
    const secondPopup = await open();
    callbacks().onCancel();
    expect(await secondPopup.outcome).toBe('cancelled');
  });

  it('still reports a payment after loading took too long', async () => {
    const { outcome, onStuck } = await open();
    await vi.advanceTimersByTimeAsync(LOAD_TIMEOUT_MS);
    expect(onStuck).toHaveBeenCalledExactlyOnceWith(expect.any(Function));
    callbacks().onLoad();
    expect(onStuck).toHaveBeenLastCalledWith(null);
    callbacks().onSuccess();
    expect(await outcome).toBe('paid');
  });

  it('can be closed if it does not load, and opened again', async () => {
    const { outcome, onStuck } = await open();
    await vi.advanceTimersByTimeAsync(LOAD_TIMEOUT_MS);
    onStuck.mock.calls[0]?.[0]();
    await expect(outcome).rejects.toThrow(NOT_OPENED);
    const second = await open();
    callbacks().onSuccess();
    expect(await second.outcome).toBe('paid');
  });

  it('reports no problem if it loads in time', async () => {
    const { outcome, onStuck } = await open();
    callbacks().onLoad();
    await vi.advanceTimersByTimeAsync(10 * LOAD_TIMEOUT_MS);
    expect(onStuck).not.toHaveBeenCalledWith(expect.any(Function));
    callbacks().onSuccess();
    expect(await outcome).toBe('paid');
  });

  it("closes with the provider's message on an error", async () => {
    const { outcome } = await open();
    callbacks().onError({ message: 'Duplicate Transaction Reference' });
    await expect(outcome).rejects.toThrow('Duplicate Transaction Reference');
  });

  it('cannot be opened twice at once', async () => {
    const { outcome } = await open();
    const opened = provider.opened;
    await expect(openPopup(paystack, order, vi.fn(), messages)).rejects.toThrow(
      'The payment window is already open.',
    );
    callbacks().onSuccess();
    expect(await outcome).toBe('paid');
    expect(provider.opened).toBe(opened);
  });
});
