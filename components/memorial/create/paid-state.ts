import { callApi } from '@/lib/client/api';
import type { OrderView } from '@/lib/orders/queries';
import { paths } from '@/lib/paths';

const PATIENCE_MS = 4_000;
const PAID = ['done', 'paid', 'review'];

/**
 * The state of an order whose money has come in, as far as the server says so in a few seconds; null for any
 * other. Without an answer it is null: the server itself refuses to be paid twice.
 */
export async function askPaidState(orderId: string): Promise<OrderView['state'] | null> {
  const asked = callApi<OrderView>(paths.apiOrder(orderId)).catch(() => null);
  const waited = new Promise<null>((resolve) => setTimeout(() => resolve(null), PATIENCE_MS));
  const order = await Promise.race([asked, waited]);
  return order && PAID.includes(order.state) ? order.state : null;
}
