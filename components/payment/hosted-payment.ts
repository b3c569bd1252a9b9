import { callApi } from '@/lib/client/api';
import { postForm } from '@/lib/client/post-form';
import { paths } from '@/lib/paths';
import { InvalidDetails } from './refusal';

/** What POST /api/payments/create-payfast-payment answers, as far as the browser needs it. */
export type HostedPayment = {
  orderId: string;
  /** ZAR cents. */
  amount: number;
  payfastUrl: string;
  formData: Record<string, string>;
};

/** Opens an order that is paid on PayFast's own page. Throws `ApiError`, or `InvalidDetails`. */
export async function openHostedPayment(body: object): Promise<HostedPayment> {
  const payment = await callApi<HostedPayment>(paths.apiPayfastPayment, { method: 'POST', body });
  const { orderId, amount, payfastUrl, formData } = payment;
  if (!orderId || !payfastUrl || !formData || !(amount > 0)) throw new InvalidDetails();
  return payment;
}

/** Off to PayFast's page, as it wants to be reached: by a form with hidden fields (spec 4). */
export const leaveForHostedPage = ({ payfastUrl, formData }: HostedPayment): void =>
  postForm(payfastUrl, formData);
