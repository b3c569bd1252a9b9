import type { Metadata } from 'next';
import { FlowersReturn } from '@/components/tributes/flowers-return';
import { ClientWords } from '@/components/ui/client-words';
import { pageReader } from '@/lib/access/page-reader';
import { ownOrder } from '@/lib/payments/order/queries';
import { requireUser } from '@/lib/platform/auth/page-viewer';
import { isPublicId } from '@/lib/platform/ids/public-id';
import { getSay } from '@/lib/platform/language/get-say';
import { redirectInLanguage } from '@/lib/platform/language/redirect-in-language';
import * as paths from '@/lib/platform/paths';
import { orderedSize } from '@/lib/tributes/queries/ordered-size';
import { tributeTarget } from '@/lib/tributes/queries/tribute-target';

type Props = { searchParams: Promise<{ order_id?: string | string[] }> };

export async function generateMetadata(): Promise<Metadata> {
  const say = await getSay();
  return { title: say('tributes.page.paidTitle'), robots: { index: false } };
}

/** Polls the order's state, so that it works on another device, after a reload and before the webhook arrives. */
export default async function FlowersPaidPage({ searchParams }: Props) {
  const { order_id: given } = await searchParams;
  const orderId = typeof given === 'string' && isPublicId(given) ? given : '';
  const viewer = await requireUser(
    paths.flowersPaid(orderId),
    (await getSay())('accounts.loginMessages.toFinish'),
  );
  const order = orderId ? await ownOrder(viewer, orderId) : null;
  if (order?.type === 'memorial_creation') return redirectInLanguage(paths.memorialPaid(orderId));
  const [memorial, size] = await Promise.all([
    order?.memorialId ? tributeTarget(order.memorialId, await pageReader()) : null,
    orderedSize(viewer, orderId),
  ]);
  return (
    <ClientWords parts={['tributes.outcome', 'payments.support', 'accounts.loginMessages', 'ui']}>
      <FlowersReturn
        orderId={orderId}
        email={viewer.email}
        first={order}
        size={size}
        memorial={memorial}
      />
    </ClientWords>
  );
}
