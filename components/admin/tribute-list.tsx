import Link from 'next/link';
import { dollars } from '@/lib/orders/rules';
import { paths } from '@/lib/paths';
import { DeleteTribute } from './delete-tribute';
import type { ListPlace } from './list-place';
import { ListSection } from './list-section';
import { Moment } from './moment';
import { SortHead } from './sort-head';
import { Cell, HeadCell, Table } from './table';

type Name = { firstName: string; lastName: string };

type Tribute = {
  id: string;
  memorialId: string;
  sender: Name;
  receiver: Name;
  isAnonymous: boolean;
  amountMinor: number;
  message: string;
  createdAt: string;
};

type TributeListProps = {
  place: ListPlace;
  query: { sortBy: string; sortOrder: 'asc' | 'desc' };
  list: { tributes: Tribute[]; currentPage: number; totalPages: number; total: number };
};

/** All tributes, ten a page (spec 2, "Admin dashboard"). */
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
      whenEmpty="There are no tributes yet."
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

function TributeLine({ tribute, focusId }: { tribute: Tribute; focusId: string }) {
  const sender = whole(tribute.sender);
  const receiver = whole(tribute.receiver);
  const amount = dollars(tribute.amountMinor);
  return (
    <tr>
      <Cell label="From">
        <bdi>{sender}</bdi>
        {tribute.isAnonymous && <span className="text-ink-soft"> (shown as anonymous)</span>}
      </Cell>
      <Cell label="For">
        <Link href={paths.memorial(tribute.memorialId)} prefetch={false} className="text-link">
          <bdi>{receiver}</bdi>
        </Link>
      </Cell>
      <Cell label="Amount" figure>
        {amount}
      </Cell>
      <Cell label="Message">
        <span className="line-clamp-3 max-w-sm">
          <bdi>{tribute.message || '–'}</bdi>
        </span>
      </Cell>
      <Cell label="Sent">
        <Moment at={tribute.createdAt} day />
      </Cell>
      <Cell label="Action">
        <DeleteTribute focusId={focusId} tribute={{ id: tribute.id, sender, receiver, amount }} />
      </Cell>
    </tr>
  );
}

const whole = ({ firstName, lastName }: Name) => `${firstName} ${lastName}`.trim();
