'use client';

import { type ComponentType, lazy, type MouseEvent, Suspense } from 'react';
import { useLanguage } from '#use-language';
import { usePagePath } from '@/lib/browser/page-path';
import { type StoredUser, useStoredUser } from '@/lib/browser/stored-user';
import type { Language } from '@/lib/platform/language/languages';
import { LanguageMenu } from './language-menu';
import { NavItem } from './nav-item';
import type { NavLabels } from './nav-labels';
import { NAV_LINKS, type NavAudience } from './nav-links';
import { UserLinks } from './user-links';
import type { UserMenuProps } from './user-menu';

/** Loaded only for signed-in users, a minority of visitors. If loading fails, its links are shown without a menu. */
const UserMenu = lazy(async (): Promise<{ default: ComponentType<UserMenuProps> }> => {
  const loaded = await import('./user-menu').catch(() => null);
  return { default: loaded?.UserMenu ?? UserLinks };
});

type Props = { id: string; labels: NavLabels; languages: readonly Language[] };

/**
 * On cached pages, the navigation is the only component that depends on who is signed in, so that the rest of the page
 * can be the same HTML for everybody.
 */
export function SiteNav({ id, labels, languages }: Props) {
  const language = useLanguage();
  const user = useStoredUser();
  const pathname = usePagePath();
  const links = NAV_LINKS.filter(
    (link) => labels.links[link.name] && isShownTo(link.audience, user),
  );
  // If two links have the same address, the last one is highlighted, since its label matches the page.
  const current = links.findLast(
    ({ href }) => pathname === href || pathname.startsWith(`${href}/`),
  );

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: activating a link by keyboard also fires a click.
    <nav
      id={id}
      popover="auto"
      aria-label={labels.label}
      onClick={closeAfterChoice}
      className="site-menu"
    >
      <ul className="flex flex-col gap-1 bar:flex-row bar:items-center">
        {links.map((link) => (
          <NavItem
            key={`${link.name} ${link.href}`}
            link={link}
            label={labels.links[link.name]}
            current={link === current}
          />
        ))}
        {user && (
          <Suspense fallback={null}>
            <UserMenu user={user} pathname={pathname} labels={labels} />
          </Suspense>
        )}
      </ul>
      {languages.length > 1 && (
        <LanguageMenu labels={labels} current={language} languages={languages} />
      )}
    </nav>
  );
}

function isShownTo(audience: NavAudience, user: StoredUser | null): boolean {
  if (audience === 'everyone') return true;
  if (audience === 'signed-out') return user === null;
  if (audience === 'signed-in') return user !== null;
  return user?.role === 'admin';
}

/** Closes the popover once a link is chosen, since client-side navigation does not. */
function closeAfterChoice(event: MouseEvent<HTMLElement>) {
  const chosenLink = event.target instanceof Element && event.target.closest('a');
  if (chosenLink && event.currentTarget.matches(':popover-open')) event.currentTarget.hidePopover();
}
