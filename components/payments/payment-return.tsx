'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import { type Created, CreatedMemorial } from '@/components/memorials/create/created-memorial';
import { deleteFormPaidBy } from '@/lib/browser/stored-form';
import type { OrderView } from '@/lib/payments/order/queries';
import type { Say } from '@/lib/platform/language/said';
import { useSay } from '@/lib/platform/language/use-say';
import { MemorialRescue } from './memorial-rescue';
import { Deleted, Failed, Waiting } from './payment-outcome';
import { useOrder } from './use-order';

type Props = {
  /** '' if the address has none. */
  orderId: string;
  userId: string;
  /** The address the receipt is sent to. */
  email: string;
  first: OrderView | null;
  /** The memorial of `first`, if that order is done. */
  created: Created | null;
  /** True if `first` is paid and in review, and its memorial can still be created from a form stored in the browser. */
  awaitsForm: boolean;
};

/** Waits until the order is fulfilled, however the payment gets confirmed (product.md 2, "Payment returns"). */
export function PaymentReturn({ orderId, userId, email, first, created, awaitsForm }: Props) {
  const say = useSay();
  const { order, isWaiting, hasWaited, fault } = useOrder(orderId, first);
  const [isRescued, setRescued] = useState(false);
  const router = useRouter();
  const hasBecome = (state: OrderView['state']) => order?.state === state && first?.state !== state;
  // Only the server knows whether a review needs the form, and only it renders the created memorial.
  const needsServer = hasBecome('review') || (hasBecome('done') && order?.memorialId !== null);
  const isMade = isRescued && first?.state !== 'done';

  useEffect(() => {
    if (order?.state === 'done') deleteFormPaidBy(order.orderId);
  }, [order]);

  useEffect(() => {
    if (needsServer || isMade) router.refresh();
  }, [needsServer, isMade, router]);

  if (isWaiting || needsServer) return <Waiting />;
  if (awaitsForm && order?.state === 'review')
    return <MemorialRescue userId={userId} orderId={orderId} onMade={() => setRescued(true)} />;
  if (order?.state !== 'done') {
    const message = fault || messageFor(orderId, order, say);
    return <Failed isNews={hasWaited} orderId={orderId} message={message} />;
  }
  if (!created) return <Deleted isNews={hasWaited} />;
  return (
    <CreatedMemorial memorial={created} email={email} isNews={hasWaited || isRescued}>
      {isRescued && <p>{say('payments.outcome.fromCopy')}</p>}
    </CreatedMemorial>
  );
}

function messageFor(orderId: string, order: OrderView | null, say: Say): string {
  if (!orderId) return say('payments.outcome.noOrderId');
  if (!order) return say('payments.outcome.neitherCopy'); // the order is somebody else's, so this person has no stored form for it
  if (order.state === 'failed') return say('payments.outcome.notCompleted');
  if (order.state === 'review') return say('payments.outcome.inReview');
  return say('payments.outcome.notConfirmed');
}
