import { PageLink } from '@/components/ui/page-link';
import { paths } from '@/lib/platform/paths';

/** The pages of the dashboard, in their order. */
const PAGES = [
  { href: paths.admin, label: 'Overview' },
  { href: paths.adminUsers, label: 'Users' },
  { href: paths.adminMemorials, label: 'Memorials' },
  { href: paths.adminTributes, label: 'Tributes' },
  { href: paths.adminOrders, label: 'Orders' },
  { href: paths.adminMessages, label: 'Messages' },
  { href: paths.adminAudit, label: 'Audit trail' },
] as const;

type AdminNavProps = {
  /** The current page, or the one above it. */
  current: (typeof PAGES)[number]['href'];
  /** The current page is below it. */
  below?: boolean | undefined;
};

export function AdminNav({ current, below = false }: AdminNavProps) {
  const mark = below ? 'true' : 'page';
  return (
    <nav aria-label="Admin pages" className="border-b border-line print:hidden">
      <ul className="-mb-px flex flex-wrap gap-x-6">
        {PAGES.map(({ href, label }) => (
          <li key={href}>
            <PageLink
              href={href}
              aria-current={href === current ? mark : undefined}
              className="inline-flex min-h-target items-center border-b-2 border-transparent text-primary no-underline hover:border-line aria-[current]:border-primary aria-[current]:font-semibold aria-[current]:text-ink"
            >
              {label}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
