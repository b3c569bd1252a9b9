'use client';

import { useEffect, useState } from 'react';
import { callApi } from '@/lib/client/api';
import { forgetFormPaidBy } from '@/lib/client/stored-form';
import type { OrderView } from '@/lib/orders/queries';
import { Deleted, Done, Failed, Waiting } from './payment-outcome';

type Props = { orderId: string; first: OrderView | null };

const ASK_EVERY_MS = 1_500;
const GIVE_UP_AFTER = 40;

/** Waits for the order to be fulfilled, however the news of the payment comes in (spec 2, "Payment returns"). */
export function PaymentReturn({ orderId, first }: Props) {
  const [order, setOrder] = useState(first);
  const [asked, setAsked] = useState(0);
  const waiting = order?.state === 'waiting' || order?.state === 'paid';
  const [hasWaited] = useState(waiting);

  useEffect(() => {
    if (order?.state === 'done') forgetFormPaidBy(order.orderId);
  }, [order]);

  useEffect(() => {
    if (!waiting || asked >= GIVE_UP_AFTER) return;
    const timer = setTimeout(async () => {
      const next = await callApi<OrderView>(`/api/payments/orders/${orderId}`).catch(() => null);
      if (next) setOrder(next);
      setAsked((count) => count + 1);
    }, ASK_EVERY_MS);
    return () => clearTimeout(timer);
  }, [waiting, asked, orderId]);

  if (waiting && asked < GIVE_UP_AFTER) return <Waiting />;
  if (order?.state !== 'done')
    return <Failed isNews={hasWaited} orderId={orderId} message={messageFor(orderId, order)} />;
  if (!order.memorialId) return <Deleted isNews={hasWaited} />;
  return <Done isNews={hasWaited} memorialId={order.memorialId} />;
}

function messageFor(orderId: string, order: OrderView | null): string {
  if (!orderId) return 'Payment identifier (Order ID) not found in URL.';
  if (!order) return 'This order was not found.';
  if (order.state === 'failed') return 'The payment was not completed.';
  if (order.state === 'review') return 'Your payment arrived, and a person is looking at it now.';
  return 'The payment has not been confirmed yet. The memorial is made as soon as it is.';
}
