import { paths } from '@/lib/platform/paths';

/** `signed-out` and `signed-in` depend on the stored user, `admin` on that user's role. The server checks again. */
export type NavAudience = 'everyone' | 'signed-out' | 'signed-in' | 'admin';

export type NavLink = { label: string; href: string; audience: NavAudience; look?: 'button' };

/** The links of the navigation bar, in order. */
export const NAV_LINKS: readonly NavLink[] = [
  { label: 'Find Memorials', href: paths.findMemorials, audience: 'everyone' },
  { label: 'Scan Code', href: paths.scanCode, audience: 'everyone' },
  { label: 'About us', href: paths.about, audience: 'everyone' },
  { label: 'Contact', href: paths.contact, audience: 'everyone' },
  { label: 'Create Memorial', href: paths.signup, audience: 'signed-out' },
  { label: 'Create Memorial', href: paths.createMemorial, audience: 'signed-in' },
  { label: 'My Memorials', href: paths.myMemorials, audience: 'signed-in' },
  { label: 'Admin Dashboard', href: paths.admin, audience: 'admin' },
  { label: 'Login', href: paths.login, audience: 'signed-out' },
  { label: 'Sign Up', href: paths.signup, audience: 'signed-out', look: 'button' },
];

/** In the user menu, above Logout. */
export const USER_MENU_LINKS: readonly NavLink[] = [
  { label: 'Profile', href: paths.profile, audience: 'signed-in' },
];
