import { useLocale } from 'next-intl';
import { QuietLink } from '@/components/ui/quiet-link';
import type { ListPlace } from '@/lib/admin/list-place-rules';
import type { AdminMemorialRow } from '@/lib/admin/queries/list-all-memorials';
import { lifeYears } from '@/lib/memorials/life-date-rules';
import { useTranslate } from '@/lib/platform/language/use-translate';
import type { ReachCount } from '@/lib/platform/paging';
import * as paths from '@/lib/platform/paths';
import { DateTime } from './date-time';
import { ListSearch } from './list-search';
import { ListSection } from './list-section';
import { SortHead } from './sort-head';
import { Cell, HeadCell, Table } from './table';

type MemorialListProps = {
  place: ListPlace;
  query: { search: string; sortBy: string; sortOrder: 'asc' | 'desc' };
  list: { memorials: AdminMemorialRow[] } & ReachCount;
};

/** All memorials, including private ones, ten per page, with a search. */
export function MemorialList({ place, query, list }: MemorialListProps) {
  const t = useTranslate();
  const title = t('admin.memorials.title');
  const sort = { place, sorting: query };
  return (
    <ListSection
      place={place}
      title={title}
      count={t(list.totalIsExact ? 'admin.memorials.count' : 'admin.list.moreThan', {
        count: list.total,
      })}
      pages={t('admin.memorials.pages')}
      page={list}
      tools={
        <ListSearch
          place={place}
          label={t('admin.memorials.search')}
          search={query.search}
          hint={t('admin.memorials.searchHint')}
        />
      }
      whenEmpty={t(query.search ? 'admin.memorials.noneFound' : 'admin.memorials.none')}
    >
      <Table
        label={title}
        head={
          <>
            <SortHead {...sort} by="fullName">
              {t('admin.memorials.name')}
            </SortHead>
            <HeadCell>{t('admin.memorials.years')}</HeadCell>
            <HeadCell>{t('admin.memorials.owner')}</HeadCell>
            <HeadCell>{t('admin.memorials.tributes')}</HeadCell>
            <SortHead {...sort} by="createdAt" firstOrder="desc">
              {t('admin.memorials.created')}
            </SortHead>
          </>
        }
      >
        {list.memorials.map((memorial) => (
          <MemorialTableRow key={memorial.id} memorial={memorial} />
        ))}
      </Table>
    </ListSection>
  );
}

function MemorialTableRow({ memorial }: { memorial: AdminMemorialRow }) {
  const t = useTranslate();
  const language = useLocale();
  const { id, fullName, visibility, creator, tributes, createdAt } = memorial;
  return (
    <tr>
      <Cell lead>
        <QuietLink href={paths.memorial(id)}>
          <bdi>{fullName}</bdi>
        </QuietLink>
        {visibility !== 'public' && (
          <span className="block text-ink-soft">{t(`access.levels.${visibility}`)}</span>
        )}
      </Cell>
      <Cell numeric>{lifeYears(memorial, t, language)}</Cell>
      <Cell>
        {creator ? (
          <>
            <bdi>{`${creator.firstName} ${creator.lastName}`.trim()}</bdi>
            <span className="block text-ink-soft">{creator.email}</span>
          </>
        ) : (
          <span className="text-ink-soft">{t('admin.memorials.accountDeleted')}</span>
        )}
      </Cell>
      <Cell label={t('admin.memorials.tributes')} numeric>
        {tributes}
      </Cell>
      <Cell>
        <DateTime at={createdAt} dateOnly />
      </Cell>
    </tr>
  );
}
