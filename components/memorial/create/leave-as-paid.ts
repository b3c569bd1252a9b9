import { forgetStoredForm } from '@/lib/client/stored-form';
import { paths } from '@/lib/paths';

/** Off to the return page of the order that paid; the browser's Back must not lead to the paid form again. */
export function leaveAsPaid(orderId: string): void {
  forgetStoredForm();
  window.location.replace(paths.memorialPaid(orderId));
}
