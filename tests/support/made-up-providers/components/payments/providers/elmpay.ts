import { callApi } from '@/lib/browser/api';
import type { HostedProvider } from './browser-provider';

type Answer = {
  orderId: string;
  amount: number;
  currency: string;
  elmpayUrl: string;
  formData: Record<string, string>;
};

export const elmpay: HostedProvider = {
  channel: 'redirect',
  payLabel: () => 'Pay on the Elmpay page',
  payHint: () => 'Elmpay is made up.',

  async openOrder(body) {
    const { orderId, amount, currency, elmpayUrl, formData } = await callApi<Answer>(
      '/api/payments/initiate-elmpay-order',
      { method: 'POST', body },
    );
    return { orderId, amount, currency, method: 'post', url: elmpayUrl, fields: formData };
  },
};
