import { callApi } from '@/lib/client/api';
import type { OrderView } from '@/lib/orders/queries';

const PATIENCE_MS = 4_000;

/**
 * Whether the money of an order has come in, as far as the server says so in a few seconds. Without an
 * answer it is false: the server itself refuses to be paid twice.
 */
export async function isPaid(orderId: string): Promise<boolean> {
  const asked = callApi<OrderView>(`/api/payments/orders/${orderId}`).catch(() => null);
  const waited = new Promise<null>((resolve) => setTimeout(() => resolve(null), PATIENCE_MS));
  const order = await Promise.race([asked, waited]);
  return order !== null && ['done', 'paid', 'review'].includes(order.state);
}
