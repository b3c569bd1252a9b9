import { postForm } from '@/lib/browser/post-form';
import type { HostedPayment } from './providers/browser-provider';
import { HOSTED } from './providers/registry';
import { InvalidDetails } from './refusal';

/** Opens an order that is paid on the provider's own page. Throws `ApiError`, or `InvalidDetails`. */
export async function openHostedPayment(body: object): Promise<HostedPayment> {
  const payment = await HOSTED.openOrder(body);
  const { orderId, amount, url, fields } = payment;
  if (!orderId || !url || !fields || !(amount > 0)) throw new InvalidDetails();
  return payment;
}

/** Leaves for the provider's page, which must be opened by posting a form with hidden fields (product.md 4). */
export const leaveForHostedPage = ({ url, fields }: HostedPayment): void => postForm(url, fields);
