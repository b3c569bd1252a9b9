import { Download } from 'lucide-react';
import { useLocale } from 'next-intl';
import type { ReactNode } from 'react';
import { type ListPlace, placeAddress } from '@/lib/admin/list-place-rules';
import { useTranslate } from '@/lib/platform/language/use-translate';
import type { PageCount } from '@/lib/platform/paging';
import { EmptyState } from '../ui/empty-state';
import { Pager, pagerLabels } from '../ui/pager';

type ListSectionProps = {
  place: ListPlace;
  title: string;
  /** `count` is a sentence with the total; `pages` is the pager's accessible name. */
  count: string;
  pages: string;
  page: PageCount;
  exportAddress?: string;
  /** Shown above the table, for example a search. */
  tools?: ReactNode;
  whenEmpty: string;
  children: ReactNode;
};

export function ListSection({ place, title, count, pages, page, ...rest }: ListSectionProps) {
  const t = useTranslate();
  const language = useLocale();
  const { currentPage, totalPages, total } = page;
  return (
    <section aria-labelledby={place.anchor} className="space-y-4">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div>
          <h2 id={place.anchor} tabIndex={-1} className="text-2xl">
            {title}
          </h2>
          <p role="status" className="text-ink-soft">
            {count}
          </p>
        </div>
        {rest.exportAddress && (
          <a
            href={rest.exportAddress}
            download
            className="text-link inline-flex min-h-target items-center gap-2 print:hidden"
          >
            <Download aria-hidden size={18} />
            {t('admin.list.exportAll')}
          </a>
        )}
      </div>
      {rest.tools}
      {total === 0 ? <EmptyState title={rest.whenEmpty} /> : rest.children}
      {total > 0 && (
        <Pager
          page={currentPage}
          pages={totalPages}
          href={(number) => placeAddress(place, { page: number })}
          labels={pagerLabels(t, pages, language)}
        />
      )}
    </section>
  );
}
