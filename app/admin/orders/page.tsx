import type { Metadata } from 'next';
import { AccessDenied } from '@/components/admin/access-denied';
import { AdminFrame } from '@/components/admin/admin-frame';
import type { ListPlace } from '@/components/admin/list-place';
import { OrderList } from '@/components/admin/order-list';
import { requireAdmin } from '@/lib/auth/page-viewer';
import { findOrders } from '@/lib/orders/queries/find-orders';
import { findOrdersSchema } from '@/lib/orders/schema-find';
import { paths } from '@/lib/paths';
import {
  givenParams,
  listQuery,
  nullIfFailed,
  refuseBeyond,
  type SearchParams,
} from '../list-query';

export const metadata: Metadata = { title: 'Orders', robots: { index: false } };

export default async function OrdersPage({ searchParams }: { searchParams: SearchParams }) {
  await requireAdmin(paths.adminOrders);
  const params = await givenParams(searchParams);
  const place: ListPlace = { path: paths.adminOrders, params, prefix: '', anchor: 'orders' };
  const query = listQuery(findOrdersSchema, place, ['page', 'status', 'search']);
  const list = await nullIfFailed(findOrders(query));
  refuseBeyond(place, list);
  return (
    <AdminFrame title="Admin Dashboard" current={paths.adminOrders}>
      {list ? (
        <OrderList place={place} query={query} list={list} />
      ) : (
        <AccessDenied message="Failed to fetch orders" />
      )}
    </AdminFrame>
  );
}
