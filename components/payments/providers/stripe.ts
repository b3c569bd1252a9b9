import { callApi } from '@/lib/browser/api';
import type { HostedProvider } from './browser-provider';

/** The part of the response of POST /api/payments/initiate-stripe-order that the browser needs. */
type Answer = { orderId: string; amount: number; currency: string; url: string };

const NAME = { provider: 'Stripe' };

export const stripe: HostedProvider = {
  channel: 'redirect',
  payLabel: (t) => t('payments.pay.byCard', NAME),
  payHint: (t) => t('payments.pay.byCardHint', NAME),

  async openOrder(body) {
    const { orderId, amount, currency, url } = await callApi<Answer>(
      '/api/payments/initiate-stripe-order',
      { method: 'POST', body },
    );
    return { orderId, amount, currency, method: 'get', url, fields: {} };
  },
};
