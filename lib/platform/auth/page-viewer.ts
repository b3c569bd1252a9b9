import { headers } from 'next/headers';
import { pathIn } from '@/lib/platform/language/addresses';
import { getLanguage } from '@/lib/platform/language/get-language';
import { getTranslate } from '@/lib/platform/language/get-translate';
import { redirectInLanguage } from '@/lib/platform/language/redirect-in-language';
import * as paths from '@/lib/platform/paths';
import { tokenFromHeaders } from './token-from-headers';
import { isAdmin, type Viewer } from './viewer';
import { viewerFromHeaders } from './viewer-from-headers';

/** The viewer of the current page; null if nobody is signed in. Makes the page dynamic. */
export const pageViewer = async (): Promise<Viewer | null> =>
  viewerFromHeaders(new Headers(await headers()));

/**
 * Returns the signed-in viewer. Redirects anybody else to /login, which shows `message` and leads
 * back to `from`.
 */
export async function requireUser(from: string, message: string): Promise<Viewer> {
  const viewer = await pageViewer();
  if (viewer) return viewer;
  return redirectInLanguage(paths.loginFrom(pathIn(await getLanguage(), from), message));
}

/**
 * Returns the admin who views the page. Redirects visitors to /login, and members to the home page
 * with a message (product.md 2 and 6).
 */
export async function requireAdmin(from: string): Promise<Viewer> {
  const hasToken = tokenFromHeaders(new Headers(await headers())) !== null;
  const t = await getTranslate();
  const message = hasToken
    ? t('accounts.loginMessages.noSession')
    : t('accounts.loginMessages.required');
  const viewer = await requireUser(from, message);
  if (isAdmin(viewer)) return viewer;
  return redirectInLanguage(paths.homeWithMessage(t('api.adminsOnly')));
}
