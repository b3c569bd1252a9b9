import { pathInPageLanguage } from '@/lib/browser/path-in-page-language';
import * as paths from '@/lib/platform/paths';

/**
 * Opens the return page of the paid order, replacing the form in the history so that Back does not lead to it. The
 * stored form is kept until that page has found the memorial, which may still have to be created from the form.
 */
export const openReturnPage = (orderId: string): void =>
  window.location.replace(pathInPageLanguage(paths.memorialPaid(orderId)));
