'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import {
  CreatedMemorial,
  type NewMemorialDetails,
} from '@/components/memorials/create/created-memorial';
import { deletePaidForm } from '@/lib/browser/stored-form';
import type { OrderView } from '@/lib/payments/order/queries';
import type { Translate } from '@/lib/platform/language/message';
import { useTranslate } from '@/lib/platform/language/use-translate';
import { MemorialRecovery } from './memorial-recovery';
import { MemorialDeleted, PaymentFailed, PaymentPending } from './payment-outcome';
import { useOrder } from './use-order';

type Props = {
  /** '' if the address has none. */
  orderId: string;
  userId: string;
  /** The address the receipt is sent to. */
  email: string;
  initialOrder: OrderView | null;
  /** The memorial of `initialOrder`, if that order is done. */
  newMemorial: NewMemorialDetails | null;
  /** True if `initialOrder` is paid and in review, and a form stored in the browser may still create its memorial. */
  awaitsForm: boolean;
};

/** Waits until the order is fulfilled, no matter how the payment is confirmed (product.md 2, "Payment returns"). */
export function PaymentReturn({
  orderId,
  userId,
  email,
  initialOrder,
  newMemorial,
  awaitsForm,
}: Props) {
  const t = useTranslate();
  const { order, isWaiting, hasWaited, errorMessage } = useOrder(orderId, initialOrder);
  const [isRecovered, setRecovered] = useState(false);
  const router = useRouter();
  const hasBecome = (state: OrderView['state']) =>
    order?.state === state && initialOrder?.state !== state;
  // Only the server knows whether a review needs the form, and only it renders the created memorial.
  const needsServer = hasBecome('review') || (hasBecome('done') && order?.memorialId !== null);
  const isCreated = isRecovered && initialOrder?.state !== 'done';

  useEffect(() => {
    if (order?.state === 'done') deletePaidForm(order.orderId);
  }, [order]);

  useEffect(() => {
    if (needsServer || isCreated) router.refresh();
  }, [needsServer, isCreated, router]);

  if (isWaiting || needsServer) return <PaymentPending />;
  if (awaitsForm && order?.state === 'review')
    return (
      <MemorialRecovery userId={userId} orderId={orderId} onCreated={() => setRecovered(true)} />
    );
  if (order?.state !== 'done') {
    const message = errorMessage || outcomeMessage(orderId, order, t);
    return <PaymentFailed isAnnounced={hasWaited} orderId={orderId} message={message} />;
  }
  if (!newMemorial) return <MemorialDeleted isAnnounced={hasWaited} />;
  return (
    <CreatedMemorial memorial={newMemorial} email={email} isAnnounced={hasWaited || isRecovered}>
      {isRecovered && <p>{t('payments.outcome.fromCopy')}</p>}
    </CreatedMemorial>
  );
}

function outcomeMessage(orderId: string, order: OrderView | null, t: Translate): string {
  if (!orderId) return t('payments.outcome.noOrderId');
  if (!order) return t('payments.outcome.neitherCopy'); // the order is somebody else's, so this person has no stored form for it
  if (order.state === 'failed') return t('payments.outcome.notCompleted');
  if (order.state === 'review') return t('payments.outcome.inReview');
  return t('payments.outcome.notConfirmed');
}
