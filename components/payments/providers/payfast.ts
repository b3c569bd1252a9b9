import { callApi } from '@/lib/browser/api';
import type { HostedProvider } from './browser-provider';

/** The part of the answer of POST /api/payments/create-payfast-payment that the browser needs. */
type Answer = {
  orderId: string;
  amount: number;
  payfastUrl: string;
  formData: Record<string, string>;
};

export const payfast: HostedProvider = {
  payLabel: 'Pay by card or EFT with PayFast',
  payHint:
    'PayFast is a South African payment service. You pay on its own page, with a card or by EFT ' +
    '(a transfer from your bank account), and come back here afterwards.',

  async openOrder(body) {
    const { orderId, amount, payfastUrl, formData } = await callApi<Answer>(
      '/api/payments/create-payfast-payment',
      { method: 'POST', body },
    );
    return { orderId, amount, url: payfastUrl, fields: formData };
  },
};
