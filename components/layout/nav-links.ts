import * as paths from '@/lib/platform/paths';
import type { NavLabels } from './nav-labels';

/**
 * `signed-out` and `signed-in` depend on the user stored in the browser, `admin` on that user's role. This only hides
 * links; the server checks access.
 */
export type NavAudience = 'everyone' | 'signed-out' | 'signed-in' | 'admin';

type NavName = keyof NavLabels['links'];

/** `name` is the key of the label. */
export type NavLink = { name: NavName; href: string; audience: NavAudience; look?: 'button' };

export const NAV_LINKS: readonly NavLink[] = [
  { name: 'findMemorials', href: paths.findMemorials, audience: 'everyone' },
  { name: 'scanCode', href: paths.scanCode, audience: 'everyone' },
  { name: 'about', href: paths.about, audience: 'everyone' },
  { name: 'contact', href: paths.contact, audience: 'everyone' },
  { name: 'createMemorial', href: paths.signup, audience: 'signed-out' },
  { name: 'createMemorial', href: paths.createMemorialPage, audience: 'signed-in' },
  { name: 'myMemorials', href: paths.myMemorials, audience: 'signed-in' },
  { name: 'admin', href: paths.admin, audience: 'admin' },
  { name: 'login', href: paths.login, audience: 'signed-out' },
  { name: 'signUp', href: paths.signup, audience: 'signed-out', look: 'button' },
];

/** The links in the user menu, above Logout. */
export const USER_MENU_LINKS: readonly NavLink[] = [
  { name: 'profile', href: paths.profile, audience: 'signed-in' },
];
