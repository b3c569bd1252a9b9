'use client';

import { useEffect } from 'react';
import { useOrder } from '@/components/payment/use-order';
import { forgetTributeFor } from '@/lib/client/stored-tribute';
import type { OrderView } from '@/lib/orders/queries';
import { paths } from '@/lib/paths';
import {
  FlowersFailed,
  FlowersInReview,
  FlowersSent,
  FlowersWaiting,
  type Memorial,
} from './flowers-outcome';

type Props = {
  /** '' when the address names none. */
  orderId: string;
  first: OrderView | null;
  /** null when it is gone, or not for this person to see. */
  memorial: Memorial | null;
};

/**
 * Waits until the flowers are there, however the news of the payment comes in, and goes to the memorial
 * (spec 4, "Flower send"). It only reads: nothing here makes a tribute.
 */
export function FlowersReturn({ orderId, first, memorial }: Props) {
  const { order, isWaiting, hasWaited, fault } = useOrder(orderId, first);
  const isDone = order?.state === 'done';

  useEffect(() => {
    if (!isDone || !order.memorialId) return;
    forgetTributeFor(order.memorialId);
    // Back must not lead here: it would come straight forth again.
    if (memorial) window.location.replace(paths.memorial(memorial.id));
  }, [isDone, order, memorial]);

  const ended = { isNews: hasWaited, memorial };
  if (isWaiting) return <FlowersWaiting />;
  if (isDone) return <FlowersSent {...ended} />;
  if (order?.state === 'review') {
    const isTargetGone = order.memorialId === null;
    return <FlowersInReview {...ended} orderId={orderId} isTargetGone={isTargetGone} />;
  }
  const message = fault || messageFor(orderId, order);
  return <FlowersFailed {...ended} orderId={orderId} message={message} />;
}

function messageFor(orderId: string, order: OrderView | null): string {
  if (!orderId) return 'No order ID found in URL';
  if (!order) return 'This order was not found.';
  if (order.state === 'failed') return 'The payment was not completed.';
  return 'The payment has not been confirmed yet. The flowers appear as soon as it is.';
}
