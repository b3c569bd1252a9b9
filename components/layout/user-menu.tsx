import { ChevronDown, CircleUserRound } from 'lucide-react';
import type { StoredUser } from '@/lib/browser/stored-user';
import { closeOnBlur, closeOnEscape } from './close-details';
import { LogoutButton } from './logout-button';
import type { NavLabels } from './nav-labels';
import { UserLinks } from './user-links';

export type UserMenuProps = { user: StoredUser; pathname: string; labels: NavLabels };

export function UserMenu({ user, pathname, labels }: UserMenuProps) {
  return (
    <li>
      {/* The key closes the menu when the page changes. */}
      <details
        key={pathname}
        onBlur={closeOnBlur}
        onKeyDown={closeOnEscape}
        className="group relative"
      >
        <summary className="flex min-h-target list-none items-center gap-2 rounded-lg px-3 hover:bg-primary-soft [&::-webkit-details-marker]:hidden">
          <CircleUserRound aria-hidden size={22} className="shrink-0" />
          <span className="max-w-40 truncate bar:max-w-20 2xl:max-w-40">
            {user.firstName || user.email}
          </span>
          <ChevronDown aria-hidden size={18} className="shrink-0 group-open:rotate-180" />
        </summary>
        <ul className="bar:absolute bar:top-full bar:end-0 bar:z-10 bar:mt-2 bar:min-w-48 bar:rounded-lg bar:border bar:border-line bar:bg-surface bar:p-2">
          <UserLinks pathname={pathname} labels={labels} />
          <li>
            <LogoutButton labels={labels.logout} />
          </li>
        </ul>
      </details>
    </li>
  );
}
