import type { Metadata } from 'next';
import { AdminFrame } from '@/components/admin/admin-frame';
import { OrderActions } from '@/components/admin/order-actions';
import { OrderFacts } from '@/components/admin/order-facts';
import { OrderHistory } from '@/components/admin/order-history';
import { timelineOf } from '@/components/admin/order-timeline';
import { LostPage } from '@/components/layout/lost-page';
import { orderHistory } from '@/lib/payments/order/order-history';
import { requireAdmin } from '@/lib/platform/auth/page-viewer';
import { AppError } from '@/lib/platform/errors';
import { answerMissing } from '@/lib/platform/http/answer-missing';
import { isPublicId } from '@/lib/platform/ids/public-id';
import { getLanguage } from '@/lib/platform/language/get-language';
import { getSay } from '@/lib/platform/language/get-say';
import { type Money, moneyIn } from '@/lib/platform/language/money';
import * as paths from '@/lib/platform/paths';

export async function generateMetadata(): Promise<Metadata> {
  const say = await getSay();
  return { title: say('admin.order.title'), robots: { index: false } };
}

export default async function OrderPage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  await requireAdmin(paths.adminOrder(id));
  const say = await getSay();
  const order = isPublicId(id) ? await orderHistory(id, say).catch(nullIfUnknown) : null;
  if (!order) return answerMissing(<LostPage />);
  const language = await getLanguage();
  const amount = (money: Money) => moneyIn(language, money);
  return (
    <AdminFrame title={say('admin.order.heading', { id })} current={paths.adminOrders} below>
      <OrderFacts order={order} />
      <OrderActions order={order} />
      <OrderHistory entries={timelineOf(order, say, amount)} />
    </AdminFrame>
  );
}

function nullIfUnknown(error: unknown): null {
  if (error instanceof AppError && error.code === 'not_found') return null;
  throw error;
}
