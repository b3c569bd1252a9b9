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

/** Loaded only for signed-in people, who are few. If loading fails, its links are shown without the menu. */
const UserMenu = lazy(async (): Promise<{ default: ComponentType<UserMenuProps> }> => {
  const loaded = await import('./user-menu').catch(() => null);
  return { default: loaded?.UserMenu ?? UserLinks };
});

type Props = { id: string; labels: NavLabels; languages: readonly Language[] };

/**
 * The only component that depends on who is signed in, so that the page around it can be the same HTML for everybody.
 */
export function SiteNav({ id, labels, languages }: Props) {
  const language = useLanguage();
  const user = useStoredUser();
  const pathname = usePagePath();
  const links = NAV_LINKS.filter((link) => labels.links[link.name] && isFor(link.audience, user));
  // Two links may have the same address. The later one is highlighted, since it names the page.
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

function isFor(audience: NavAudience, user: StoredUser | null): boolean {
  if (audience === 'everyone') return true;
  if (audience === 'signed-out') return user === null;
  if (audience === 'signed-in') return user !== null;
  return user?.role === 'admin';
}

/** Client-side navigation does not close a popover. */
function closeAfterChoice(event: MouseEvent<HTMLElement>) {
  const chosen = event.target instanceof Element && event.target.closest('a');
  if (chosen && event.currentTarget.matches(':popover-open')) event.currentTarget.hidePopover();
}
