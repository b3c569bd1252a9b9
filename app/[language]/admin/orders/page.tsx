import type { Metadata } from 'next';
import { ListPage } from '@/components/admin/list-page';
import { OrderList } from '@/components/admin/order-list';
import type { SearchParams } from '@/lib/admin/list-query';
import { readList } from '@/lib/admin/read-list';
import { findOrders } from '@/lib/payments/order/find-orders';
import { findOrdersSchema } from '@/lib/payments/schema-find';
import { requireAdmin } from '@/lib/platform/auth/page-viewer';
import { getTranslate } from '@/lib/platform/language/get-translate';
import * as paths from '@/lib/platform/paths';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslate();
  return { title: t('admin.orders.title'), robots: { index: false } };
}

export default async function OrdersPage({ searchParams }: { searchParams: SearchParams }) {
  await requireAdmin(paths.adminOrders);
  const t = await getTranslate();
  const { place, query, list } = await readList({
    path: paths.adminOrders,
    part: 'orders',
    searchParams,
    schema: findOrdersSchema,
    names: ['page', 'status', 'search'],
    read: (query) => findOrders(query, t),
  });
  return (
    <ListPage path={paths.adminOrders} list={list}>
      {(list) => <OrderList place={place} query={query} list={list} />}
    </ListPage>
  );
}
