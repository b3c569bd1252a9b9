import { callApi } from '@/lib/browser/api';
import type { HostedProvider } from './browser-provider';

type Answer = {
  orderId: string;
  amount: number;
  elmpayUrl: string;
  formData: Record<string, string>;
};

export const elmpay: HostedProvider = {
  payLabel: () => 'Pay on the Elmpay page',
  payHint: () => 'Elmpay is made up.',

  async openOrder(body) {
    const { orderId, amount, elmpayUrl, formData } = await callApi<Answer>(
      '/api/payments/initiate-elmpay-order',
      { method: 'POST', body },
    );
    return { orderId, amount, url: elmpayUrl, fields: formData };
  },
};
