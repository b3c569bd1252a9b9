import type { Metadata } from 'next';
import { AdminFrame } from '@/components/admin/admin-frame';
import { OrderActions } from '@/components/admin/order-actions';
import { OrderDetails } from '@/components/admin/order-details';
import { OrderHistory } from '@/components/admin/order-history';
import { getOrderTimeline } from '@/components/admin/order-timeline';
import { NotFoundPage } from '@/components/layout/not-found-page';
import { orderHistory } from '@/lib/payments/order/order-history';
import { requireAdmin } from '@/lib/platform/auth/page-viewer';
import { AppError } from '@/lib/platform/errors';
import { respondNotFound } from '@/lib/platform/http/respond-not-found';
import { isPublicId } from '@/lib/platform/ids/public-id';
import { getLanguage } from '@/lib/platform/language/get-language';
import { getTranslate } from '@/lib/platform/language/get-translate';
import { formatMoney, type Money } from '@/lib/platform/language/money';
import * as paths from '@/lib/platform/paths';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslate();
  return { title: t('admin.order.title'), robots: { index: false } };
}

export default async function OrderPage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  await requireAdmin(paths.adminOrder(id));
  const t = await getTranslate();
  const order = isPublicId(id) ? await orderHistory(id, t).catch(nullIfUnknown) : null;
  if (!order) return respondNotFound(<NotFoundPage />);
  const language = await getLanguage();
  const formatAmount = (money: Money) => formatMoney(language, money);
  return (
    <AdminFrame title={t('admin.order.heading', { id })} current={paths.adminOrders} isSubpage>
      <OrderDetails order={order} />
      <OrderActions order={order} />
      <OrderHistory entries={getOrderTimeline(order, t, formatAmount)} />
    </AdminFrame>
  );
}

function nullIfUnknown(error: unknown): null {
  if (error instanceof AppError && error.code === 'not_found') return null;
  throw error;
}
