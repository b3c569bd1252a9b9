import type { Metadata } from 'next';
import { OrderList } from '@/components/admin/order-list';
import { requireAdmin } from '@/lib/auth/page-viewer';
import { findOrders } from '@/lib/orders/queries/find-orders';
import { findOrdersSchema } from '@/lib/orders/schema-find';
import { paths } from '@/lib/paths';
import { ListPage } from '../list-page';
import type { SearchParams } from '../list-query';

export const metadata: Metadata = { title: 'Orders', robots: { index: false } };

export default async function OrdersPage({ searchParams }: { searchParams: SearchParams }) {
  await requireAdmin(paths.adminOrders);
  return (
    <ListPage
      path={paths.adminOrders}
      part="orders"
      searchParams={searchParams}
      schema={findOrdersSchema}
      names={['page', 'status', 'search']}
      read={findOrders}
    >
      {(shown) => <OrderList {...shown} />}
    </ListPage>
  );
}
