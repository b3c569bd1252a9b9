import { PageLink } from '@/components/ui/page-link';
import type { ListPlace } from '@/lib/admin/list-place-rules';
import type { MemorialRow } from '@/lib/admin/queries/list-memorials';
import { lifeYears } from '@/lib/memorials/rules';
import type { PageCount } from '@/lib/platform/paging';
import { paths } from '@/lib/platform/paths';
import { ListSearch } from './list-search';
import { ListSection } from './list-section';
import { Moment } from './moment';
import { SortHead } from './sort-head';
import { Cell, HeadCell, Table } from './table';

type MemorialListProps = {
  place: ListPlace;
  query: { search: string; sortBy: string; sortOrder: 'asc' | 'desc' };
  list: { memorials: MemorialRow[] } & PageCount;
};

/** All memorials, ten a page, with a search. Each name opens its page, private ones included. */
export function MemorialList({ place, query, list }: MemorialListProps) {
  const sort = { place, sorted: query };
  return (
    <ListSection
      place={place}
      title="Memorials"
      many="memorials"
      one="memorial"
      page={list}
      tools={
        <ListSearch place={place} label="Search memorials" search={query.search} hint={HINT} />
      }
      whenEmpty={query.search ? 'No memorials match this search.' : 'There are no memorials yet.'}
    >
      <Table
        label="Memorials"
        head={
          <>
            <SortHead {...sort} by="fullName">
              Name
            </SortHead>
            <HeadCell>Years</HeadCell>
            <HeadCell>Created by</HeadCell>
            <HeadCell>Tributes</HeadCell>
            <SortHead {...sort} by="createdAt" first="desc">
              Created
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
  const { id, fullName, birthDate, deathDate, isPublic, creator, tributes, createdAt } = memorial;
  return (
    <tr>
      <Cell lead>
        <PageLink
          href={paths.memorial(id)}
          className="text-link inline-flex min-h-target items-center"
        >
          <bdi>{fullName}</bdi>
        </PageLink>
        {!isPublic && <span className="ms-2 text-ink-soft">(private)</span>}
      </Cell>
      <Cell figure>{lifeYears(birthDate, deathDate)}</Cell>
      <Cell>
        {creator ? (
          <>
            <bdi>{`${creator.firstName} ${creator.lastName}`.trim()}</bdi>
            <span className="block text-ink-soft">{creator.email}</span>
          </>
        ) : (
          <span className="text-ink-soft">Account deleted</span>
        )}
      </Cell>
      <Cell label="Tributes" figure>
        {tributes}
      </Cell>
      <Cell>
        <Moment at={createdAt} day />
      </Cell>
    </tr>
  );
}

const HINT = 'Words of a name in any order, or a part of the code';
