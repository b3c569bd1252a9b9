import { X } from 'lucide-react';
import { useLocale } from 'next-intl';
import { PageLink } from '@/components/ui/page-link';
import { QuietLink } from '@/components/ui/quiet-link';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import type { ListQuery } from '@/lib/memorials/schema-list';
import { useTranslate } from '@/lib/platform/language/use-translate';
import { type ListKind, listAddress } from './list-address';
import { activeFilters } from './list-filters';

export function ActiveFilters({ kind, query }: { kind: ListKind; query: ListQuery }) {
  const { page: _, ...search } = query;
  const t = useTranslate();
  const filters = activeFilters(query, t, useLocale());
  if (filters.length === 0) return null;
  return (
    <ul aria-label={t('lists.filters.label')} className="flex flex-wrap items-center gap-3">
      {filters.map(({ name, label }) => (
        <li key={name} className="min-w-0">
          <PageLink
            href={listAddress(kind, { ...search, [name]: undefined })}
            className="inline-flex min-h-target max-w-full items-center gap-2 rounded-full border border-edge bg-surface px-4 py-1 text-ink no-underline transition-colors hover:border-primary hover:bg-primary-soft"
          >
            {t.rich('lists.filters.remove', {
              label,
              hidden: (chunks) => <VisuallyHidden>{chunks}</VisuallyHidden>,
              filter: (chunks) => <span className="min-w-0 wrap-anywhere">{chunks}</span>,
            })}
            <X aria-hidden size={18} className="shrink-0" />
          </PageLink>
        </li>
      ))}
      <li>
        <QuietLink href={listAddress(kind, { sortBy: query.sortBy, sortOrder: query.sortOrder })}>
          {t('lists.filters.clear')}
        </QuietLink>
      </li>
    </ul>
  );
}
