import type PaystackPop from '@paystack/inline-js';

/** What POST /api/payments/initiate-memorial-order answers, as far as the popup needs it. */
export type PaymentOrder = {
  orderId: string;
  email: string;
  publicKey: string;
  /** Set by the sandbox only: its own popup page stands in for the provider's. */
  popupUrl: string | null;
  /** ZAR cents. */
  amount: number;
  currency: string;
  reference: string;
};

/** Told how to close a popup that has shown no sign of life for a while, and null when it did or ended. */
export type OnStuck = (close: (() => void) | null) => void;

type Outcome = 'paid' | 'cancelled';

export const LOAD_TIMEOUT_MS = 15_000;
export const NOT_OPENED = 'The payment window did not open.';

let popup: PaystackPop | undefined;
let isOpen = false;
let isBroken = false;

/**
 * Opens the provider's card popup and waits for the person, however long that takes: a popup that loads
 * late can still be paid. When it cannot load at all no callback of the provider's ever comes, so
 * `onStuck` gets a way to close it, after which this throws. One popup at a time, and one popup object a
 * page: each leaves two frames behind for ever (integrations 1.7).
 */
export async function openPopup(order: PaymentOrder, onStuck: OnStuck): Promise<Outcome> {
  if (isOpen) throw new Error('The payment window is open already.');
  isOpen = true;
  try {
    popup ??= await createPopup(order.popupUrl);
    if (isBroken) reload(popup.checkoutIframe);
    isBroken = false;
    return await pay(popup, order, onStuck);
  } finally {
    isOpen = false;
  }
}

async function createPopup(popupUrl: string | null): Promise<PaystackPop> {
  const { default: Paystack } = await import('@paystack/inline-js');
  const created = new Paystack();
  if (popupUrl) created.checkoutIframe.src = popupUrl;
  return created;
}

const pay = (paystack: PaystackPop, order: PaymentOrder, onStuck: OnStuck) =>
  new Promise<Outcome>((resolve, reject) => {
    const timer = setTimeout(() => onStuck(close), LOAD_TIMEOUT_MS);
    const alive = () => {
      clearTimeout(timer);
      onStuck(null);
    };
    const end = (finish: () => void) => {
      alive();
      finish();
    };
    // Rejects first: hiding the frames calls onCancel, and only the first end counts.
    const fail = (message: string) => {
      end(() => reject(new Error(message)));
      paystack.cancelTransaction();
    };
    const close = () => {
      fail(NOT_OPENED);
      isBroken = true;
    };
    paystack.newTransaction({
      key: order.publicKey,
      email: order.email,
      amount: order.amount,
      currency: order.currency,
      reference: order.reference,
      metadata: { orderId: order.orderId },
      // A transfer would be told through onCancel while the money is on its way.
      channels: ['card'],
      onLoad: alive,
      onSuccess: () => end(() => resolve('paid')),
      onCancel: () => end(() => resolve('cancelled')),
      onError: ({ message }) => fail(message),
    });
  });

/** A frame that failed to load stays so; the next try needs a fresh one. */
function reload(frame: HTMLIFrameElement): void {
  const { src } = frame;
  frame.src = src;
}
