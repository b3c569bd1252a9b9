import { PageLink } from '@/components/ui/page-link';
import type { NavLink } from './nav-links';

type NavItemProps = { link: NavLink; label: string; current: boolean };

// PageLink does not prefetch: most visitors open one memorial, on a phone, and stay there.
export function NavItem({ link, label, current }: NavItemProps) {
  return (
    <li>
      <PageLink
        href={link.href}
        aria-current={current ? 'page' : undefined}
        className={link.look === 'button' ? 'nav-link nav-button' : 'nav-link'}
      >
        {label}
      </PageLink>
    </li>
  );
}
