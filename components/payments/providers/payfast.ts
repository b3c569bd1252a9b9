import { callApi } from '@/lib/browser/api';
import type { HostedProvider } from './browser-provider';

/** The part of the response of POST /api/payments/create-payfast-payment that the browser needs. */
type Answer = {
  orderId: string;
  amount: number;
  currency: string;
  payfastUrl: string;
  formData: Record<string, string>;
};

const NAME = { provider: 'PayFast' };

export const payfast: HostedProvider = {
  channel: 'redirect',
  payLabel: (t) => t('payments.pay.byCardOrTransfer', NAME),
  payHint: (t) => t('payments.pay.byCardOrTransferHint', NAME),

  async openOrder(body) {
    const { orderId, amount, currency, payfastUrl, formData } = await callApi<Answer>(
      '/api/payments/create-payfast-payment',
      { method: 'POST', body },
    );
    return { orderId, amount, currency, method: 'post', url: payfastUrl, fields: formData };
  },
};
