import type PaystackPop from '@paystack/inline-js';
import { callApi } from '@/lib/browser/api';
import type { PaymentOrder, Popup, PopupProvider, Verification } from './browser-provider';

const NAME = { provider: 'Paystack' };

let popup: PaystackPop | undefined;

/** Each page creates only one popup object, since the two frames of an object are never removed (payments.md 1.7). */
export const paystack: PopupProvider = {
  channel: 'popup',
  payLabel: (t) => t('payments.pay.byCard', NAME),
  payHint: () => '',

  openOrder: (body) =>
    callApi<PaymentOrder>(
      body.orderType === 'memorial_creation'
        ? '/api/payments/initiate-memorial-order'
        : '/api/payments/initiate-paystack-order',
      { method: 'POST', body },
    ),

  verify: ({ orderId, reference }) =>
    callApi<Verification>('/api/payments/verify-paystack', {
      method: 'POST',
      body: { reference, orderId },
    }),

  async prepare(order, isBroken) {
    popup ??= await createPopup(order.popupUrl);
    if (isBroken) reload(popup.checkoutIframe);
    return toPopup(popup);
  },
};

async function createPopup(popupUrl: string | null): Promise<PaystackPop> {
  const { default: Paystack } = await import('@paystack/inline-js');
  const instance = new Paystack();
  if (popupUrl) instance.checkoutIframe.src = popupUrl;
  return instance;
}

const toPopup = (instance: PaystackPop): Popup => ({
  open: (order, { onLoaded, onPaid, onCancelled, onFailed }) =>
    instance.newTransaction({
      key: order.publicKey,
      email: order.email,
      amount: order.amount,
      currency: order.currency,
      reference: order.reference,
      metadata: { orderId: order.orderId },
      // Card only: a bank transfer would end in onCancel although the money is on its way.
      channels: ['card'],
      onLoad: onLoaded,
      onSuccess: onPaid,
      onCancel: onCancelled,
      onError: ({ message }) => onFailed(message),
    }),
  cancel: () => instance.cancelTransaction(),
});

/** A frame that failed to load stays broken until it is reloaded. */
function reload(frame: HTMLIFrameElement): void {
  const { src } = frame;
  frame.src = src;
}
