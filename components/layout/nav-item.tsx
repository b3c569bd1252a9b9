import { classNames } from '@/components/ui/class-names';
import { PageLink } from '@/components/ui/page-link';
import type { NavLink } from './nav-links';

const PLAIN =
  'flex min-h-target items-center rounded-lg px-3 transition-colors hover:bg-primary-soft ' +
  'aria-[current]:font-semibold aria-[current]:text-primary aria-[current]:underline ' +
  'aria-[current]:decoration-2 aria-[current]:underline-offset-8';
const BUTTON =
  'flex min-h-target items-center rounded-lg border border-primary px-3 font-semibold text-primary ' +
  'transition-colors hover:bg-primary-soft bar:px-4';

type NavItemProps = { link: NavLink; label: string; current: boolean };

// No prefetching: most visitors come for one memorial, on a phone, and stay there.
export function NavItem({ link, label, current }: NavItemProps) {
  return (
    <li>
      <PageLink
        href={link.href}
        aria-current={current ? 'page' : undefined}
        className={classNames('whitespace-nowrap', link.look === 'button' ? BUTTON : PLAIN)}
      >
        {label}
      </PageLink>
    </li>
  );
}
