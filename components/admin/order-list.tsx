import { PageForm, PageLink } from '@/components/ui/page-link';
import { Select } from '@/components/ui/select';
import { TextInput } from '@/components/ui/text-input';
import type { ListPlace } from '@/lib/admin/list-place-rules';
import { dollars } from '@/lib/payments/money-rules';
import type { PageCount } from '@/lib/platform/paging';
import { paths } from '@/lib/platform/paths';
import { Button } from '../ui/button';
import { ListSection } from './list-section';
import { Moment } from './moment';
import { labelOf, OPEN_REVIEWS, ORDER_FILTERS, ORDER_STATES, ORDER_TYPES } from './order-labels';
import { Cell, HeadCell, Nothing, Table } from './table';

type Order = {
  id: string;
  type: keyof typeof ORDER_TYPES;
  status: string;
  reviewReason: string;
  priceMinor: number;
  createdAt: string;
};

type OrderListProps = {
  place: ListPlace;
  query: { status: string; search: string };
  list: { orders: Order[] } & PageCount;
};

const HEAD = ['Order', 'For', 'State', 'Price', 'Opened', 'Needs review because'];

/** Orders by state, id or e-mail address; at first those with an open review. */
export function OrderList({ place, query, list }: OrderListProps) {
  const atWork = query.status === 'review' && !query.search;
  return (
    <ListSection
      place={place}
      title={atWork ? 'Orders that need review' : 'Orders'}
      many="orders"
      one="order"
      page={list}
      exportAddress={paths.apiAdminExport('orders')}
      tools={<Filter query={query} />}
      whenEmpty={atWork ? 'No order needs review.' : 'No orders match this search.'}
    >
      <Table label="Orders" head={HEAD.map((name) => <HeadCell key={name}>{name}</HeadCell>)}>
        {list.orders.map((order) => (
          <tr key={order.id}>
            <Cell lead>
              <PageLink href={paths.adminOrder(order.id)} className="text-link font-mono">
                {order.id}
              </PageLink>
            </Cell>
            <Cell>{ORDER_TYPES[order.type]}</Cell>
            <Cell>{labelOf(ORDER_STATES, order.status)}</Cell>
            <Cell figure>{dollars(order.priceMinor)}</Cell>
            <Cell>
              <Moment at={order.createdAt} />
            </Cell>
            <Cell line>{order.reviewReason || <Nothing />}</Cell>
          </tr>
        ))}
      </Table>
    </ListSection>
  );
}

function Filter({ query }: { query: OrderListProps['query'] }) {
  return (
    <search>
      <PageForm action={paths.adminOrders} className="flex flex-wrap items-end gap-3">
        <div className="min-w-0 basis-64">
          <Select
            key={query.status}
            name="status"
            label="Show"
            placeholder={OPEN_REVIEWS}
            options={ORDER_FILTERS}
            defaultValue={query.status === 'review' ? '' : query.status}
          />
        </div>
        <div className="min-w-0 flex-1 basis-64">
          <TextInput
            key={query.search}
            name="search"
            type="search"
            label="Order id or full email address"
            defaultValue={query.search}
            maxLength={254}
            autoComplete="off"
          />
        </div>
        <Button type="submit" variant="secondary">
          Show orders
        </Button>
      </PageForm>
    </search>
  );
}
