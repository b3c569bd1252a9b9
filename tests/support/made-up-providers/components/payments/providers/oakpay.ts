import { callApi } from '@/lib/browser/api';
import type { PaymentOrder, PopupProvider, Verification } from './browser-provider';

/** The buyer pays as soon as the popup opens. */
export const oakpay: PopupProvider = {
  channel: 'popup',
  payLabel: () => 'Pay in the Oakpay popup',
  payHint: () => '',

  openOrder: (body) =>
    callApi<PaymentOrder>(
      body.orderType === 'memorial_creation'
        ? '/api/payments/initiate-memorial-order'
        : '/api/payments/initiate-oakpay-order',
      { method: 'POST', body },
    ),

  verify: ({ orderId, reference }) =>
    callApi<Verification>('/api/payments/verify-paystack', {
      method: 'POST',
      body: { reference, orderId },
    }),

  prepare: async ({ popupUrl }) => ({
    open({ reference, orderId, amount }, { onLoaded, onPaid, onFailed }) {
      onLoaded();
      const body = new URLSearchParams({ reference, order: orderId, cents: String(amount) });
      fetch(popupUrl ?? '', { method: 'POST', body }).then(onPaid, () => onFailed('No popup'));
    },
    cancel() {},
  }),
};
