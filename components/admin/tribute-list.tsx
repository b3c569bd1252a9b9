import { PageLink } from '@/components/ui/page-link';
import type { ListPlace } from '@/lib/admin/list-place-rules';
import type { TributeRow } from '@/lib/admin/queries/list-tributes';
import { dollars } from '@/lib/payments/money-rules';
import type { PageCount } from '@/lib/platform/paging';
import { paths } from '@/lib/platform/paths';
import { DeleteTribute } from './delete-tribute';
import { ListSearch } from './list-search';
import { ListSection } from './list-section';
import { Moment } from './moment';
import { SortHead } from './sort-head';
import { Cell, HeadCell, Nothing, Table } from './table';

type TributeListProps = {
  place: ListPlace;
  query: { search: string; sortBy: string; sortOrder: 'asc' | 'desc' };
  list: { tributes: TributeRow[] } & PageCount;
};

/** All tributes, ten a page, with a search (product.md 2, "Admin dashboard"). */
export function TributeList({ place, query, list }: TributeListProps) {
  const sort = { place, sorted: query };
  return (
    <ListSection
      place={place}
      title="Tributes"
      many="tributes"
      one="tribute"
      page={list}
      exportAddress={paths.apiAdminExport('tributes')}
      tools={<ListSearch place={place} label="Search tributes" search={query.search} hint={HINT} />}
      whenEmpty={query.search ? 'No tributes match this search.' : 'There are no tributes yet.'}
    >
      <Table
        label="Tributes"
        head={
          <>
            <HeadCell>From</HeadCell>
            <HeadCell>For</HeadCell>
            <SortHead {...sort} by="amount" first="desc">
              Amount
            </SortHead>
            <HeadCell>Message</HeadCell>
            <SortHead {...sort} by="createdAt" first="desc">
              Sent
            </SortHead>
            <HeadCell>Action</HeadCell>
          </>
        }
      >
        {list.tributes.map((tribute) => (
          <TributeLine key={tribute.id} tribute={tribute} focusId={place.anchor} />
        ))}
      </Table>
    </ListSection>
  );
}

function TributeLine({ tribute, focusId }: { tribute: TributeRow; focusId: string }) {
  const sender = whole(tribute.sender);
  const receiver = whole(tribute.receiver);
  const amount = dollars(tribute.amountMinor);
  return (
    <tr>
      <Cell lead>
        <bdi>{sender}</bdi>
        {tribute.isAnonymous && <span className="text-ink-soft"> (shown as anonymous)</span>}
      </Cell>
      <Cell label="For">
        <PageLink href={paths.memorial(tribute.memorialId)} className="text-link">
          <bdi>{receiver}</bdi>
        </PageLink>
      </Cell>
      <Cell figure>{amount}</Cell>
      <Cell line>
        {tribute.message ? (
          <span className="line-clamp-3 max-w-sm">
            <bdi>{tribute.message}</bdi>
          </span>
        ) : (
          <Nothing />
        )}
      </Cell>
      <Cell>
        <Moment at={tribute.createdAt} day />
      </Cell>
      <Cell>
        <DeleteTribute focusId={focusId} tribute={{ id: tribute.id, sender, receiver, amount }} />
      </Cell>
    </tr>
  );
}

const HINT = 'Part of the sender’s name or email address, of the memorial’s name or of the message';

const whole = ({ firstName, lastName }: TributeRow['sender']) => `${firstName} ${lastName}`.trim();
