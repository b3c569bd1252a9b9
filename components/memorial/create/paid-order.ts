import { callApi } from '@/lib/client/api';
import type { OrderView } from '@/lib/orders/queries';
import { paths } from '@/lib/paths';

const PATIENCE_MS = 4_000;
const PAID = ['done', 'paid', 'review'];

/**
 * Of a draft's orders the one whose money has come in, as far as the server says so in a few seconds; null
 * for none. Without an answer it is null: the server itself refuses to be paid twice.
 */
export async function askPaidOrder(orderIds: string[]): Promise<OrderView | null> {
  const orders = await Promise.all(orderIds.map(ask));
  const paid = orders.filter((order) => order && PAID.includes(order.state));
  return paid.find((order) => order?.state === 'done') ?? paid[0] ?? null;
}

function ask(orderId: string): Promise<OrderView | null> {
  const asked = callApi<OrderView>(paths.apiOrder(orderId)).catch(() => null);
  const waited = new Promise<null>((resolve) => setTimeout(() => resolve(null), PATIENCE_MS));
  return Promise.race([asked, waited]);
}
