import { PageLink } from '@/components/ui/page-link';
import { adminCases } from '@/lib/keepers/api-paths';
import { useTranslate } from '@/lib/platform/language/use-translate';
import * as paths from '@/lib/platform/paths';
import { adminSettings } from '@/lib/settings/api-paths';
import { adminWebhooks } from '@/lib/webhooks/api-paths';

const PAGES = [
  { href: paths.admin, name: 'overview' },
  { href: paths.adminUsers, name: 'users' },
  { href: paths.adminMemorials, name: 'memorials' },
  { href: paths.adminTributes, name: 'tributes' },
  { href: paths.adminOrders, name: 'orders' },
  { href: paths.adminMessages, name: 'messages' },
  { href: paths.adminCondolences, name: 'condolences' },
  { href: adminCases, name: 'cases' },
  { href: adminSettings, name: 'settings' },
  { href: adminWebhooks, name: 'webhooks' },
  { href: paths.adminAudit, name: 'audit' },
  { href: paths.adminOperations, name: 'operations' },
] as const;

type AdminNavProps = {
  /** The current page or its parent. */
  current: (typeof PAGES)[number]['href'];
  /** True if the current page is a child of `current`. */
  isSubpage?: boolean | undefined;
};

export function AdminNav({ current, isSubpage = false }: AdminNavProps) {
  const t = useTranslate();
  const ariaCurrent = isSubpage ? 'true' : 'page';
  return (
    <nav aria-label={t('admin.nav.label')} className="min-w-0 print:hidden">
      <ul className="sticky top-8 flex gap-1 max-lg:overflow-x-auto lg:flex-col">
        {PAGES.map(({ href, name }) => (
          <li key={href} className="shrink-0 has-aria-[current]:[scroll-initial-target:nearest]">
            <PageLink
              href={href}
              aria-current={href === current ? ariaCurrent : undefined}
              className="flex min-h-target items-center rounded-lg px-3 text-primary no-underline hover:bg-primary-soft aria-[current]:bg-primary-soft aria-[current]:font-semibold aria-[current]:text-ink forced-colors:aria-[current]:underline"
            >
              {t(`admin.nav.${name}`)}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
