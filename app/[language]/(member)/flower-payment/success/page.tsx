import type { Metadata } from 'next';
import { FlowersReturn } from '@/components/tributes/flowers-return';
import { ClientMessages } from '@/components/ui/client-messages';
import { pageReader } from '@/lib/access/page-reader';
import { ownOrder } from '@/lib/payments/order/queries';
import { requireUser } from '@/lib/platform/auth/page-viewer';
import { isPublicId } from '@/lib/platform/ids/public-id';
import { getTranslate } from '@/lib/platform/language/get-translate';
import { redirectInLanguage } from '@/lib/platform/language/redirect-in-language';
import * as paths from '@/lib/platform/paths';
import { orderedSize } from '@/lib/tributes/queries/ordered-size';
import { tributeTarget } from '@/lib/tributes/queries/tribute-target';

type Props = { searchParams: Promise<{ order_id?: string | string[] }> };

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslate();
  return { title: t('tributes.page.paidTitle'), robots: { index: false } };
}

/** Polls the order's state, so that the page works on another device, after a reload and before the webhook arrives. */
export default async function FlowersPaidPage({ searchParams }: Props) {
  const { order_id: orderIdParam } = await searchParams;
  const orderId = typeof orderIdParam === 'string' && isPublicId(orderIdParam) ? orderIdParam : '';
  const viewer = await requireUser(
    paths.flowersPaid(orderId),
    (await getTranslate())('accounts.loginMessages.toFinish'),
  );
  const order = orderId ? await ownOrder(viewer, orderId) : null;
  if (order?.type === 'memorial_creation') return redirectInLanguage(paths.memorialPaid(orderId));
  const [memorial, size] = await Promise.all([
    order?.memorialId ? tributeTarget(order.memorialId, await pageReader()) : null,
    orderedSize(viewer, orderId),
  ]);
  return (
    <ClientMessages
      parts={['tributes.outcome', 'payments.support', 'accounts.loginMessages', 'ui']}
    >
      <FlowersReturn
        orderId={orderId}
        email={viewer.email}
        initialOrder={order}
        size={size}
        memorial={memorial}
      />
    </ClientMessages>
  );
}
