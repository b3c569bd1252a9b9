'use client';

import { useEffect } from 'react';
import type { OnTheWall } from '@/components/memorials/wall-spread';
import { useOrder } from '@/components/payments/use-order';
import { pathHere } from '@/lib/browser/path-here';
import { deleteTributeFor } from '@/lib/browser/stored-tribute';
import type { OrderView } from '@/lib/payments/order/queries';
import type { Say } from '@/lib/platform/language/said';
import { useSay } from '@/lib/platform/language/use-say';
import * as paths from '@/lib/platform/paths';
import { tributeAnchor } from '@/lib/tributes/rules';
import type { FlowerSize } from '@/lib/tributes/size-rules';
import { FlowersFailed, FlowersInReview, FlowersSent, FlowersWaiting } from './flowers-outcome';

type Props = {
  /** '' if the address has none. */
  orderId: string;
  /** The address the receipt is sent to. */
  email: string;
  first: OrderView | null;
  /** The size of the flowers that the order paid for. */
  size: FlowerSize;
  /** null if it was deleted or this person may not see it. */
  memorial: OnTheWall | null;
};

/**
 * Waits until the tribute exists, however the payment gets confirmed, then opens the memorial (product.md 4, "Flower
 * send"). It only reads; nothing here creates a tribute.
 */
export function FlowersReturn({ orderId, email, first, size, memorial }: Props) {
  const say = useSay();
  const { order, isWaiting, hasWaited, fault } = useOrder(orderId, first);
  const isDone = order?.state === 'done';

  useEffect(() => {
    if (!isDone || !order.memorialId) return;
    deleteTributeFor(order.memorialId);
    // Replaced in the history: on Back, this page would only redirect again.
    if (memorial) window.location.replace(pathHere(addressOf(memorial.id, order.tributeId)));
  }, [isDone, order, memorial]);

  const ended = { isNews: hasWaited, memorial };
  if (isWaiting) return <FlowersWaiting memorial={memorial} />;
  if (isDone) return <FlowersSent {...ended} email={email} size={size} />;
  if (order?.state === 'review') {
    const isTargetGone = order.memorialId === null;
    return <FlowersInReview {...ended} orderId={orderId} isTargetGone={isTargetGone} />;
  }
  const message = fault || messageFor(orderId, order, say);
  return <FlowersFailed {...ended} orderId={orderId} message={message} />;
}

/** Returns the tribute's place on the memorial's page, or the page itself if the tribute was deleted. */
const addressOf = (memorialId: string, tributeId: string | null) =>
  tributeId ? paths.memorialPart(memorialId, tributeAnchor(tributeId)) : paths.memorial(memorialId);

function messageFor(orderId: string, order: OrderView | null, say: Say): string {
  if (!orderId) return say('tributes.outcome.noOrderId');
  if (!order) return say('tributes.outcome.orderNotFound');
  if (order.state === 'failed') return say('tributes.outcome.notCompleted');
  return say('tributes.outcome.notConfirmed');
}
