import { notePaidOrder } from '@/lib/client/stored-form';
import { paths } from '@/lib/paths';

/**
 * Off to the return page of the order that paid; the browser's Back must not lead to the paid form again.
 * The stored form stays until that page has seen the memorial: it is the copy to make it from otherwise.
 */
export function leaveAsPaid(orderId: string): void {
  notePaidOrder(orderId);
  window.location.replace(paths.memorialPaid(orderId));
}
