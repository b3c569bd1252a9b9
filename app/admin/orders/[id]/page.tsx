import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { AdminFrame } from '@/components/admin/admin-frame';
import { OrderActs } from '@/components/admin/order-acts';
import { OrderFacts } from '@/components/admin/order-facts';
import { OrderHappenings } from '@/components/admin/order-happenings';
import { timelineOf } from '@/components/admin/order-timeline';
import { requireAdmin } from '@/lib/auth/page-viewer';
import { AppError } from '@/lib/errors';
import { isPublicId } from '@/lib/ids/is-public-id';
import { orderHistory } from '@/lib/orders/queries/order-history';
import { paths } from '@/lib/paths';

export const metadata: Metadata = { title: 'Order', robots: { index: false } };

export default async function OrderPage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  await requireAdmin(paths.adminOrder(id));
  const order = isPublicId(id) ? await orderHistory(id).catch(nullIfUnknown) : null;
  if (!order) notFound();
  return (
    <AdminFrame title={`Order ${id}`} current={paths.adminOrders} below>
      <OrderFacts order={order} />
      <OrderActs order={order} />
      <OrderHappenings happenings={timelineOf(order)} />
    </AdminFrame>
  );
}

function nullIfUnknown(error: unknown): null {
  if (error instanceof AppError && error.code === 'not_found') return null;
  throw error;
}
