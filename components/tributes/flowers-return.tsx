'use client';

import { useEffect } from 'react';
import type { WallMemorial } from '@/components/memorials/wall-spread';
import { useOrder } from '@/components/payments/use-order';
import { pathInPageLanguage } from '@/lib/browser/path-in-page-language';
import { deleteStoredTribute } from '@/lib/browser/stored-tribute';
import type { OrderView } from '@/lib/payments/order/queries';
import type { Translate } from '@/lib/platform/language/message';
import { useTranslate } from '@/lib/platform/language/use-translate';
import * as paths from '@/lib/platform/paths';
import { tributeAnchor } from '@/lib/tributes/rules';
import type { FlowerSize } from '@/lib/tributes/size-rules';
import { FlowersFailed, FlowersInReview, FlowersSent, FlowersWaiting } from './flowers-outcome';

type Props = {
  /** '' if the address has none. */
  orderId: string;
  /** The address the receipt is sent to. */
  email: string;
  initialOrder: OrderView | null;
  /** The size of the flowers that the order paid for. */
  size: FlowerSize;
  /** null if it was deleted or this person may not see it. */
  memorial: WallMemorial | null;
};

/**
 * Waits until the tribute exists, however the payment is confirmed, then opens the memorial (product.md 4, "Flower
 * send"). It only reads; nothing here creates a tribute.
 */
export function FlowersReturn({ orderId, email, initialOrder, size, memorial }: Props) {
  const t = useTranslate();
  const { order, isWaiting, hasWaited, errorMessage } = useOrder(orderId, initialOrder);
  const isDone = order?.state === 'done';

  useEffect(() => {
    if (!isDone || !order.memorialId) return;
    deleteStoredTribute(order.memorialId);
    // Replaces this page in the history, since on Back it would only redirect again.
    if (memorial)
      window.location.replace(pathInPageLanguage(addressOf(memorial.id, order.tributeId)));
  }, [isDone, order, memorial]);

  const outcomeProps = { isAnnounced: hasWaited, memorial };
  if (isWaiting) return <FlowersWaiting memorial={memorial} />;
  if (isDone) return <FlowersSent {...outcomeProps} email={email} size={size} />;
  if (order?.state === 'review') {
    const isTargetGone = order.memorialId === null;
    return <FlowersInReview {...outcomeProps} orderId={orderId} isTargetGone={isTargetGone} />;
  }
  const message = errorMessage || outcomeMessage(orderId, order, t);
  return <FlowersFailed {...outcomeProps} orderId={orderId} message={message} />;
}

/** Returns the tribute's place on the memorial's page, or the page itself if the tribute was deleted. */
const addressOf = (memorialId: string, tributeId: string | null) =>
  tributeId ? paths.memorialPart(memorialId, tributeAnchor(tributeId)) : paths.memorial(memorialId);

function outcomeMessage(orderId: string, order: OrderView | null, t: Translate): string {
  if (!orderId) return t('tributes.outcome.noOrderId');
  if (!order) return t('tributes.outcome.orderNotFound');
  if (order.state === 'failed') return t('tributes.outcome.notCompleted');
  return t('tributes.outcome.notConfirmed');
}
