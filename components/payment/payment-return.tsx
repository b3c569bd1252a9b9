'use client';

import { useEffect } from 'react';
import { forgetFormPaidBy } from '@/lib/client/stored-form';
import type { OrderView } from '@/lib/orders/queries';
import { Deleted, Done, Failed, Waiting } from './payment-outcome';
import { useOrder } from './use-order';

type Props = { orderId: string; first: OrderView | null };

/** Waits for the order to be fulfilled, however the news of the payment comes in (spec 2, "Payment returns"). */
export function PaymentReturn({ orderId, first }: Props) {
  const { order, isWaiting, hasWaited, fault } = useOrder(orderId, first);

  useEffect(() => {
    if (order?.state === 'done') forgetFormPaidBy(order.orderId);
  }, [order]);

  if (isWaiting) return <Waiting />;
  if (order?.state !== 'done') {
    const message = fault || messageFor(orderId, order);
    return <Failed isNews={hasWaited} orderId={orderId} message={message} />;
  }
  if (!order.memorialId) return <Deleted isNews={hasWaited} />;
  return <Done isNews={hasWaited} memorialId={order.memorialId} />;
}

function messageFor(orderId: string, order: OrderView | null): string {
  if (!orderId) return 'Payment identifier (Order ID) not found in URL.';
  if (!order) return NEITHER_COPY;
  if (order.state === 'failed') return 'The payment was not completed.';
  if (order.state === 'review') return 'Your payment arrived, and a person is looking at it now.';
  return 'The payment has not been confirmed yet. The memorial is made as soon as it is.';
}

/** An order that is not this person's has no saved form of theirs either. */
const NEITHER_COPY =
  'Temporary memorial data was not found. The creation process cannot be completed. ' +
  'Please try creating the memorial again or contact support.';
