import { PageLink } from '@/components/ui/page-link';
import { apiAdminExport } from '@/lib/admin/api-paths';
import type { ListPlace } from '@/lib/admin/list-place-rules';
import type { TributeRow } from '@/lib/admin/queries/list-tributes';
import { money } from '@/lib/platform/language/money';
import { useAmount } from '@/lib/platform/language/use-amount';
import { useSay } from '@/lib/platform/language/use-say';
import type { ReachCount } from '@/lib/platform/paging';
import * as paths from '@/lib/platform/paths';
import { DeleteTribute } from './delete-tribute';
import { ListSearch } from './list-search';
import { ListSection } from './list-section';
import { Moment } from './moment';
import { SortHead } from './sort-head';
import { Cell, HeadCell, Nothing, Table } from './table';

type TributeListProps = {
  place: ListPlace;
  query: { search: string; sortBy: string; sortOrder: 'asc' | 'desc' };
  list: { tributes: TributeRow[] } & ReachCount;
};

/** All tributes, ten per page, with a search (product.md 2, "Admin dashboard"). */
export function TributeList({ place, query, list }: TributeListProps) {
  const say = useSay();
  const title = say('admin.tributes.title');
  const sort = { place, sorted: query };
  return (
    <ListSection
      place={place}
      title={title}
      count={say(list.totalIsExact ? 'admin.tributes.count' : 'admin.list.moreThan', {
        count: list.total,
      })}
      pages={say('admin.tributes.pages')}
      page={list}
      exportAddress={apiAdminExport('tributes')}
      tools={
        <ListSearch
          place={place}
          label={say('admin.tributes.search')}
          search={query.search}
          hint={say('admin.tributes.searchHint')}
        />
      }
      whenEmpty={say(query.search ? 'admin.tributes.noneFound' : 'admin.tributes.none')}
    >
      <Table
        label={title}
        head={
          <>
            <HeadCell>{say('admin.tributes.from')}</HeadCell>
            <HeadCell>{say('admin.tributes.for')}</HeadCell>
            <SortHead {...sort} by="amount" first="desc">
              {say('admin.tributes.amount')}
            </SortHead>
            <HeadCell>{say('admin.tributes.message')}</HeadCell>
            <SortHead {...sort} by="createdAt" first="desc">
              {say('admin.tributes.sent')}
            </SortHead>
            <HeadCell>{say('admin.list.action')}</HeadCell>
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
  const say = useSay();
  const sender = whole(tribute.sender);
  const receiver = whole(tribute.receiver);
  const amount = useAmount()(money(tribute.amountMinor, tribute.currency));
  return (
    <tr>
      <Cell lead>
        <bdi>{sender}</bdi>
        {tribute.isAnonymous && (
          <span className="text-ink-soft"> {say('admin.tributes.shownAnonymous')}</span>
        )}
      </Cell>
      <Cell label={say('admin.tributes.for')}>
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

const whole = ({ firstName, lastName }: TributeRow['sender']) => `${firstName} ${lastName}`.trim();
