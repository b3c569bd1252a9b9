import Link from 'next/link';
import { dollars } from '@/lib/orders/rules';
import { paths } from '@/lib/paths';
import { Select } from '../forms/select';
import { TextInput } from '../forms/text-input';
import { Button } from '../ui/button';
import type { ListPlace } from './list-place';
import { ListSection } from './list-section';
import { Moment } from './moment';
import { inWords, NEEDS_A_PERSON, ORDER_FILTERS, ORDER_STATES, ORDER_TYPES } from './order-words';
import { Cell, HeadCell, Table } from './table';

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
  list: { orders: Order[]; currentPage: number; totalPages: number; total: number };
};

const HEAD = ['Order', 'For', 'State', 'Price', 'Opened', 'Waits for a person because'];

/** Orders by state, id or e-mail address; at first those that a person must decide about. */
export function OrderList({ place, query, list }: OrderListProps) {
  const atWork = query.status === 'review' && !query.search;
  return (
    <ListSection
      place={place}
      title={atWork ? 'Orders that need a person' : 'Orders'}
      many="orders"
      one="order"
      page={list}
      exportAddress={paths.apiAdminExport('orders')}
      tools={<Filter query={query} />}
      whenEmpty={atWork ? 'No order needs a person.' : 'No orders match this search.'}
    >
      <Table label="Orders" head={HEAD.map((name) => <HeadCell key={name}>{name}</HeadCell>)}>
        {list.orders.map((order) => (
          <tr key={order.id}>
            <Cell label="Order">
              <Link
                href={paths.adminOrder(order.id)}
                prefetch={false}
                className="text-link font-mono"
              >
                {order.id}
              </Link>
            </Cell>
            <Cell label="For">{ORDER_TYPES[order.type]}</Cell>
            <Cell label="State">{inWords(ORDER_STATES, order.status)}</Cell>
            <Cell label="Price" figure>
              {dollars(order.priceMinor)}
            </Cell>
            <Cell label="Opened">
              <Moment at={order.createdAt} />
            </Cell>
            <Cell label="Waits because">{order.reviewReason || '–'}</Cell>
          </tr>
        ))}
      </Table>
    </ListSection>
  );
}

function Filter({ query }: { query: OrderListProps['query'] }) {
  return (
    <search>
      <form action={paths.adminOrders} className="flex flex-wrap items-end gap-3">
        <div className="min-w-0 basis-64">
          <Select
            key={query.status}
            name="status"
            label="Show"
            placeholder={NEEDS_A_PERSON}
            options={ORDER_FILTERS}
            defaultValue={query.status === 'review' ? '' : query.status}
          />
        </div>
        <div className="min-w-0 flex-1 basis-64">
          <TextInput
            key={query.search}
            name="search"
            type="search"
            label="Order id or whole email address"
            defaultValue={query.search}
            maxLength={254}
            autoComplete="off"
          />
        </div>
        <Button type="submit" variant="secondary">
          Show orders
        </Button>
      </form>
    </search>
  );
}
