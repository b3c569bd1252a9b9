import { PageForm, PageLink } from '@/components/ui/page-link';
import { Select } from '@/components/ui/select';
import { TextInput } from '@/components/ui/text-input';
import { apiAdminExport } from '@/lib/admin/api-paths';
import type { ListPlace } from '@/lib/admin/list-place-rules';
import type { OrderType } from '@/lib/platform/db/generated/enums';
import { money } from '@/lib/platform/language/money';
import { useAmount } from '@/lib/platform/language/use-amount';
import { useTranslate } from '@/lib/platform/language/use-translate';
import type { PageCount } from '@/lib/platform/paging';
import * as paths from '@/lib/platform/paths';
import { Button } from '../ui/button';
import { DateTime } from './date-time';
import { ListSection } from './list-section';
import { orderFilters, stateLabel } from './order-labels';
import { Cell, EmptyCell, HeadCell, Table } from './table';

type Order = {
  id: string;
  type: OrderType;
  status: string;
  reviewReason: string;
  priceMinor: number;
  priceCurrency: string;
  createdAt: string;
};

type OrderListProps = {
  place: ListPlace;
  query: { status: string; search: string };
  list: { orders: Order[] } & PageCount;
};

const COLUMNS = ['order', 'for', 'state', 'price', 'opened', 'needsReviewBecause'] as const;

/** Orders, filtered by state, id or e-mail address. The default is orders with an open review. */
export function OrderList({ place, query, list }: OrderListProps) {
  const t = useTranslate();
  const amount = useAmount();
  const showsOpenReviews = query.status === 'review' && !query.search;
  return (
    <ListSection
      place={place}
      title={t(showsOpenReviews ? 'admin.orders.needReview' : 'admin.orders.title')}
      count={t('admin.orders.count', { count: list.total })}
      pages={t('admin.orders.pages')}
      page={list}
      exportAddress={apiAdminExport('orders')}
      tools={<Filter query={query} />}
      whenEmpty={t(showsOpenReviews ? 'admin.orders.noneNeedsReview' : 'admin.orders.noneFound')}
    >
      <Table
        label={t('admin.orders.title')}
        head={COLUMNS.map((name) => <HeadCell key={name}>{t(`admin.orders.${name}`)}</HeadCell>)}
      >
        {list.orders.map((order) => (
          <tr key={order.id}>
            <Cell lead>
              <PageLink
                href={paths.adminOrder(order.id)}
                className="text-link font-mono whitespace-nowrap"
              >
                {order.id}
              </PageLink>
            </Cell>
            <Cell>
              <span className="whitespace-nowrap">{t(`admin.orders.types.${order.type}`)}</span>
            </Cell>
            <Cell>{stateLabel(t, order.status)}</Cell>
            <Cell numeric>{amount(money(order.priceMinor, order.priceCurrency))}</Cell>
            <Cell>
              <DateTime at={order.createdAt} />
            </Cell>
            <Cell fullLine>{order.reviewReason || <EmptyCell />}</Cell>
          </tr>
        ))}
      </Table>
    </ListSection>
  );
}

function Filter({ query }: { query: OrderListProps['query'] }) {
  const t = useTranslate();
  return (
    <search>
      <PageForm action={paths.adminOrders} className="flex flex-wrap items-end gap-3">
        <div className="min-w-0 basis-72">
          <Select
            key={query.status}
            name="status"
            label={t('admin.orders.show')}
            placeholder={t('admin.orders.openReviews')}
            options={orderFilters(t)}
            defaultValue={query.status === 'review' ? '' : query.status}
          />
        </div>
        <div className="min-w-0 flex-1 basis-64">
          <TextInput
            key={query.search}
            name="search"
            type="search"
            label={t('admin.orders.search')}
            defaultValue={query.search}
            maxLength={254}
            autoComplete="off"
          />
        </div>
        <Button type="submit" variant="secondary">
          {t('admin.orders.showOrders')}
        </Button>
      </PageForm>
    </search>
  );
}
