import { paths } from '@/lib/paths';

/**
 * Off to the return page of the order that paid; the browser's Back must not lead to the paid form again.
 * What is stored of the form stays until that page has seen the memorial: it is made from that otherwise.
 */
export const leaveAsPaid = (orderId: string): void =>
  window.location.replace(paths.memorialPaid(orderId));
