'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { forgetFormPaidBy } from '@/lib/client/stored-form';
import type { OrderView } from '@/lib/orders/queries';
import { IN_REVIEW } from './in-review';
import { MemorialRescue } from './memorial-rescue';
import { NEITHER_COPY } from './neither-copy';
import { Deleted, Done, Failed, Waiting } from './payment-outcome';
import { useOrder } from './use-order';

type Props = {
  /** '' when the address names none. */
  orderId: string;
  userId: string;
  first: OrderView | null;
  /** `first` is paid and in review, and its memorial can still be made from a form that is sent. */
  awaitsForm: boolean;
};

/** Waits for the order to be fulfilled, however the news of the payment comes in (spec 2, "Payment returns"). */
export function PaymentReturn({ orderId, userId, first, awaitsForm }: Props) {
  const { order, isWaiting, hasWaited, fault } = useOrder(orderId, first);
  const router = useRouter();
  const isNewlyInReview = order?.state === 'review' && first?.state !== 'review';

  useEffect(() => {
    if (order?.state === 'done') forgetFormPaidBy(order.orderId);
  }, [order]);

  useEffect(() => {
    if (isNewlyInReview) router.refresh(); // the server says whether it awaits the form
  }, [isNewlyInReview, router]);

  if (isWaiting || isNewlyInReview) return <Waiting />;
  if (awaitsForm && order?.state === 'review')
    return <MemorialRescue userId={userId} orderId={orderId} />;
  if (order?.state !== 'done') {
    const message = fault || messageFor(orderId, order);
    return <Failed isNews={hasWaited} orderId={orderId} message={message} />;
  }
  if (!order.memorialId) return <Deleted isNews={hasWaited} />;
  return <Done isNews={hasWaited} memorialId={order.memorialId} />;
}

function messageFor(orderId: string, order: OrderView | null): string {
  if (!orderId) return 'Payment identifier (Order ID) not found in URL.';
  if (!order) return NEITHER_COPY; // somebody else's, so this person has no saved form for it either
  if (order.state === 'failed') return 'The payment was not completed.';
  if (order.state === 'review') return IN_REVIEW;
  return 'The payment has not been confirmed yet. The memorial is made as soon as it is.';
}
