import Link from 'next/link';
import { classNames } from './class-names';

export type TabLink = { label: string; href: string; current: boolean };

/** Tabs that are real links: they can be shared, opened in a new window and read without script. */
export function TabLinks({ label, tabs }: { label: string; tabs: TabLink[] }) {
  return (
    <nav aria-label={label} className="border-b border-line print:hidden">
      <ul className="-mb-px flex flex-wrap gap-x-1 sm:gap-x-3">
        {tabs.map((tab) => (
          <li key={tab.href}>
            <Link
              href={tab.href}
              scroll={false}
              prefetch={false}
              aria-current={tab.current ? 'page' : undefined}
              className={classNames(
                'inline-flex min-h-target items-center rounded-t-md border-b-2 px-3 py-2 transition-colors',
                tab.current
                  ? 'border-primary font-semibold text-ink'
                  : 'border-transparent text-ink-soft hover:border-edge hover:text-ink',
              )}
            >
              {tab.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
