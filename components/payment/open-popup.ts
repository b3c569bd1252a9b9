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

type Outcome = 'paid' | 'cancelled';

const LOAD_TIMEOUT_MS = 15_000;
let popup: PaystackPop | undefined;

/**
 * Opens the provider's card popup and waits for the person. One popup object a page: each leaves two
 * frames behind for ever (integrations 1.7). Throws when the popup cannot be loaded, for then no
 * callback of the provider's ever comes.
 */
export async function openPopup(order: PaymentOrder): Promise<Outcome> {
  popup ??= await createPopup(order.popupUrl);
  return pay(popup, order);
}

async function createPopup(popupUrl: string | null): Promise<PaystackPop> {
  const { default: Paystack } = await import('@paystack/inline-js');
  const created = new Paystack();
  if (popupUrl) created.checkoutIframe.src = popupUrl;
  return created;
}

const pay = (paystack: PaystackPop, order: PaymentOrder) =>
  new Promise<Outcome>((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new Error('The payment window did not open.')),
      LOAD_TIMEOUT_MS,
    );
    const end = (finish: () => void) => () => {
      clearTimeout(timer);
      finish();
    };
    paystack.newTransaction({
      key: order.publicKey,
      email: order.email,
      amount: order.amount,
      currency: order.currency,
      reference: order.reference,
      metadata: { orderId: order.orderId },
      onLoad: () => clearTimeout(timer),
      onSuccess: end(() => resolve('paid')),
      onCancel: end(() => resolve('cancelled')),
      onError: ({ message }) => end(() => reject(new Error(message)))(),
    });
  });
