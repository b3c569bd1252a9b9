import { pathHere } from '@/lib/browser/path-here';
import * as paths from '@/lib/platform/paths';

/**
 * Opens the return page of the paid order, replacing the form in the history so that Back does not lead to it. The
 * stored form is kept until that page has found the memorial, since the memorial may have to be created from it.
 */
export const leaveAsPaid = (orderId: string): void =>
  window.location.replace(pathHere(paths.memorialPaid(orderId)));
