import { callApi } from '@/lib/browser/api';
import type { OrderView } from '@/lib/payments/order/queries';
import * as paths from '@/lib/platform/paths';

const MAX_WAIT_MS = 4_000;
const PAID_STATES = ['done', 'paid', 'review'];

/**
 * Returns the paid order among a draft's orders, or null if there is none. It also returns null if there is no response
 * within a few seconds, which is safe because the server rejects a second payment.
 */
export async function findPaidOrder(orderIds: string[]): Promise<OrderView | null> {
  const orders = await Promise.all(orderIds.map(fetchOrder));
  const paidOrders = orders.filter((order) => order && PAID_STATES.includes(order.state));
  return paidOrders.find((order) => order?.state === 'done') ?? paidOrders[0] ?? null;
}

function fetchOrder(orderId: string): Promise<OrderView | null> {
  const response = callApi<OrderView>(paths.apiOrder(orderId)).catch(() => null);
  const timeout = new Promise<null>((resolve) => setTimeout(() => resolve(null), MAX_WAIT_MS));
  return Promise.race([response, timeout]);
}
