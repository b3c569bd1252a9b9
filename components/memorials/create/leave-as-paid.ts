import { pathHere } from '@/lib/browser/path-here';
import * as paths from '@/lib/platform/paths';

/**
 * Goes to the return page of the order that was paid; the browser's Back must not lead to the paid form
 * again. The stored form is kept until that page has seen the memorial: it may have to be created from it.
 */
export const leaveAsPaid = (orderId: string): void =>
  window.location.replace(pathHere(paths.memorialPaid(orderId)));
