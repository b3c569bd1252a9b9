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
  first: OrderView | null;
  /** The memorial of `first`, if that order is done. */
  created: NewMemorialDetails | null;
  /** True if `first` is paid and in review, and its memorial can still be created from a form stored in the browser. */
  awaitsForm: boolean;
};

/** Waits until the order is fulfilled, however the payment gets confirmed (product.md 2, "Payment returns"). */
export function PaymentReturn({ orderId, userId, email, first, created, awaitsForm }: Props) {
  const t = useTranslate();
  const { order, isWaiting, hasWaited, errorMessage } = useOrder(orderId, first);
  const [isRecovered, setRecovered] = useState(false);
  const router = useRouter();
  const hasBecome = (state: OrderView['state']) => order?.state === state && first?.state !== state;
  // Only the server knows whether a review needs the form, and only it renders the created memorial.
  const needsServer = hasBecome('review') || (hasBecome('done') && order?.memorialId !== null);
  const isCreated = isRecovered && first?.state !== 'done';

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
  if (!created) return <MemorialDeleted isAnnounced={hasWaited} />;
  return (
    <CreatedMemorial memorial={created} email={email} isAnnounced={hasWaited || isRecovered}>
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
