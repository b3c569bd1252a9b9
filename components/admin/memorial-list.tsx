import { useLocale } from 'next-intl';
import { QuietLink } from '@/components/ui/quiet-link';
import type { ListPlace } from '@/lib/admin/list-place-rules';
import type { MemorialRow } from '@/lib/admin/queries/list-memorials';
import { lifeYears } from '@/lib/memorials/life-date-rules';
import { useSay } from '@/lib/platform/language/use-say';
import type { ReachCount } from '@/lib/platform/paging';
import * as paths from '@/lib/platform/paths';
import { ListSearch } from './list-search';
import { ListSection } from './list-section';
import { Moment } from './moment';
import { SortHead } from './sort-head';
import { Cell, HeadCell, Table } from './table';

type MemorialListProps = {
  place: ListPlace;
  query: { search: string; sortBy: string; sortOrder: 'asc' | 'desc' };
  list: { memorials: MemorialRow[] } & ReachCount;
};

/** All memorials, ten per page, with a search. Private ones are included. */
export function MemorialList({ place, query, list }: MemorialListProps) {
  const say = useSay();
  const title = say('admin.memorials.title');
  const sort = { place, sorted: query };
  return (
    <ListSection
      place={place}
      title={title}
      count={say(list.totalIsExact ? 'admin.memorials.count' : 'admin.list.moreThan', {
        count: list.total,
      })}
      pages={say('admin.memorials.pages')}
      page={list}
      tools={
        <ListSearch
          place={place}
          label={say('admin.memorials.search')}
          search={query.search}
          hint={say('admin.memorials.searchHint')}
        />
      }
      whenEmpty={say(query.search ? 'admin.memorials.noneFound' : 'admin.memorials.none')}
    >
      <Table
        label={title}
        head={
          <>
            <SortHead {...sort} by="fullName">
              {say('admin.memorials.name')}
            </SortHead>
            <HeadCell>{say('admin.memorials.years')}</HeadCell>
            <HeadCell>{say('admin.memorials.owner')}</HeadCell>
            <HeadCell>{say('admin.memorials.tributes')}</HeadCell>
            <SortHead {...sort} by="createdAt" first="desc">
              {say('admin.memorials.created')}
            </SortHead>
          </>
        }
      >
        {list.memorials.map((memorial) => (
          <MemorialLine key={memorial.id} memorial={memorial} />
        ))}
      </Table>
    </ListSection>
  );
}

function MemorialLine({ memorial }: { memorial: MemorialRow }) {
  const say = useSay();
  const language = useLocale();
  const { id, fullName, visibility, creator, tributes, createdAt } = memorial;
  return (
    <tr>
      <Cell lead>
        <QuietLink href={paths.memorial(id)}>
          <bdi>{fullName}</bdi>
        </QuietLink>
        {visibility !== 'public' && (
          <span className="block text-ink-soft">{say(`access.levels.${visibility}`)}</span>
        )}
      </Cell>
      <Cell figure>{lifeYears(memorial, say, language)}</Cell>
      <Cell>
        {creator ? (
          <>
            <bdi>{`${creator.firstName} ${creator.lastName}`.trim()}</bdi>
            <span className="block text-ink-soft">{creator.email}</span>
          </>
        ) : (
          <span className="text-ink-soft">{say('admin.memorials.accountDeleted')}</span>
        )}
      </Cell>
      <Cell label={say('admin.memorials.tributes')} figure>
        {tributes}
      </Cell>
      <Cell>
        <Moment at={createdAt} day />
      </Cell>
    </tr>
  );
}
