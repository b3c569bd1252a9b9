import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { PaymentReturn } from '@/components/payment/payment-return';
import { requireUser } from '@/lib/auth/page-viewer';
import { isPublicId } from '@/lib/ids/is-public-id';
import { awaitsForm } from '@/lib/memorials/queries/awaits-form';
import { ownOrder } from '@/lib/orders/queries';
import { paths } from '@/lib/paths';

type Props = { searchParams: Promise<{ order_id?: string | string[] }> };

export const metadata: Metadata = { title: 'Your memorial', robots: { index: false } };

/** Reads the order's state and waits for it: it works on another device, after a reload, before the webhook. */
export default async function MemorialPaidPage({ searchParams }: Props) {
  const { order_id: given } = await searchParams;
  const orderId = typeof given === 'string' && isPublicId(given) ? given : '';
  const viewer = await requireUser(
    paths.memorialPaid(orderId),
    'Authentication error. Please log in to complete the process.',
  );
  const order = orderId ? await ownOrder(viewer, orderId) : null;
  if (order?.type === 'flower_tribute') redirect(paths.flowersPaid(orderId));
  return (
    <div className="page-width max-w-2xl py-16">
      <PaymentReturn
        orderId={orderId}
        userId={viewer.userId}
        first={order}
        awaitsForm={order?.state === 'review' && (await awaitsForm(viewer, orderId))}
      />
    </div>
  );
}
