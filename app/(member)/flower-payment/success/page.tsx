import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { FlowersReturn } from '@/components/tribute/flowers-return';
import { requireUser } from '@/lib/auth/page-viewer';
import { isPublicId } from '@/lib/ids/is-public-id';
import { ownOrder } from '@/lib/orders/queries';
import { paths } from '@/lib/paths';
import { flowerTarget } from '@/lib/tributes/queries/flower-target';

type Props = { searchParams: Promise<{ order_id?: string | string[] }> };

export const metadata: Metadata = { title: 'Your flowers', robots: { index: false } };

/** Reads the order's state and waits for it: it works on another device, after a reload, before the webhook. */
export default async function FlowersPaidPage({ searchParams }: Props) {
  const { order_id: given } = await searchParams;
  const orderId = typeof given === 'string' && isPublicId(given) ? given : '';
  const viewer = await requireUser(
    paths.flowersPaid(orderId),
    'Authentication error. Please log in to complete the process.',
  );
  const order = orderId ? await ownOrder(viewer, orderId) : null;
  if (order?.type === 'memorial_creation') redirect(paths.memorialPaid(orderId));
  const memorial = order?.memorialId ? await flowerTarget(order.memorialId, viewer) : null;
  return (
    <div className="page-width max-w-2xl py-16">
      <FlowersReturn orderId={orderId} first={order} memorial={memorial} />
    </div>
  );
}
