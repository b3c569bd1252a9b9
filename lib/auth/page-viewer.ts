import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { paths } from '@/lib/paths';
import { ADMINS_ONLY } from './login-messages';
import { tokenFromHeaders } from './token-from-headers';
import { isAdmin, type Viewer } from './viewer';
import { viewerFrom } from './viewer-from';

/** Who is looking at this page; null for a visitor. Makes the page dynamic. */
export const pageViewer = async (): Promise<Viewer | null> =>
  viewerFrom(new Headers(await headers()));

/** The signed-in viewer of a page, else off to /login, to come back to `from` with `message` shown. */
export async function requireUser(from: string, message: string): Promise<Viewer> {
  const viewer = await pageViewer();
  return viewer ?? redirect(paths.loginFrom(from, message));
}

/**
 * The admin looking at a page; strangers go to /login, others home and are told why (spec 2 and 6). A token whose session
 * is gone is told apart from none at all.
 */
export async function requireAdmin(from: string): Promise<Viewer> {
  const hasToken = tokenFromHeaders(new Headers(await headers())) !== null;
  const message = hasToken
    ? 'User session data missing.'
    : 'Authentication required. Please log in.';
  const viewer = await requireUser(from, message);
  return isAdmin(viewer) ? viewer : redirect(paths.homeSaying(ADMINS_ONLY));
}
