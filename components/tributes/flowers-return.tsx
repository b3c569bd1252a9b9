'use client';

import { useEffect } from 'react';
import { useOrder } from '@/components/payments/use-order';
import { deleteTributeFor } from '@/lib/browser/stored-tribute';
import type { OrderView } from '@/lib/payments/order/queries';
import { paths } from '@/lib/platform/paths';
import { tributeAnchor } from '@/lib/tributes/rules';
import {
  FlowersFailed,
  FlowersInReview,
  FlowersSent,
  FlowersWaiting,
  type Memorial,
} from './flowers-outcome';

type Props = {
  /** '' when the address has none. */
  orderId: string;
  first: OrderView | null;
  /** null when it was deleted, or this person may not see it. */
  memorial: Memorial | null;
};

/**
 * Waits until the tribute exists, however the payment is confirmed, and goes to the memorial (product.md 4,
 * "Flower send"). It only reads: nothing here creates a tribute.
 */
export function FlowersReturn({ orderId, first, memorial }: Props) {
  const { order, isWaiting, hasWaited, fault } = useOrder(orderId, first);
  const isDone = order?.state === 'done';

  useEffect(() => {
    if (!isDone || !order.memorialId) return;
    deleteTributeFor(order.memorialId);
    // Back must not lead here: this page would leave again at once.
    if (memorial) window.location.replace(addressOf(memorial.id, order.tributeId));
  }, [isDone, order, memorial]);

  const ended = { isNews: hasWaited, memorial };
  if (isWaiting) return <FlowersWaiting memorial={memorial} />;
  if (isDone) return <FlowersSent {...ended} />;
  if (order?.state === 'review') {
    const isTargetGone = order.memorialId === null;
    return <FlowersInReview {...ended} orderId={orderId} isTargetGone={isTargetGone} />;
  }
  const message = fault || messageFor(orderId, order);
  return <FlowersFailed {...ended} orderId={orderId} message={message} />;
}

/** The tribute on the memorial's page; the page itself when the tribute has been deleted. */
const addressOf = (memorialId: string, tributeId: string | null) =>
  tributeId ? paths.memorialPart(memorialId, tributeAnchor(tributeId)) : paths.memorial(memorialId);

function messageFor(orderId: string, order: OrderView | null): string {
  if (!orderId) return 'No order ID found in URL';
  if (!order) return 'This order was not found.';
  if (order.state === 'failed') return 'The payment was not completed.';
  return 'The payment has not been confirmed yet. The flowers will appear as soon as it is.';
}
