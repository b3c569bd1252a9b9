'use client';

import { useEffect, useState } from 'react';
import { Banner } from '@/components/ui/banner';
import { ButtonLink } from '@/components/ui/button';
import { Spinner } from '@/components/ui/spinner';
import { callApi } from '@/lib/client/api';
import type { OrderView } from '@/lib/orders/queries';
import { paths } from '@/lib/paths';

type Props = { orderId: string; first: OrderView | null };

const ASK_EVERY_MS = 1_500;
const GIVE_UP_AFTER = 40;

/** Waits for the order to be fulfilled, however the news of the payment comes in (spec 2, "Payment returns"). */
export function PaymentReturn({ orderId, first }: Props) {
  const [order, setOrder] = useState(first);
  const [asked, setAsked] = useState(0);
  const waiting = order?.state === 'waiting' || order?.state === 'paid';

  useEffect(() => {
    if (!waiting || asked >= GIVE_UP_AFTER) return;
    const timer = setTimeout(async () => {
      const next = await callApi<OrderView>(`/api/payments/orders/${orderId}`).catch(() => null);
      if (next) setOrder(next);
      setAsked((count) => count + 1);
    }, ASK_EVERY_MS);
    return () => clearTimeout(timer);
  }, [waiting, asked, orderId]);

  if (order?.state === 'done' && order.memorialId) return <Done memorialId={order.memorialId} />;
  if (waiting && asked < GIVE_UP_AFTER) return <Waiting />;
  return <Failed orderId={orderId} message={messageFor(orderId, order)} />;
}

function messageFor(orderId: string, order: OrderView | null): string {
  if (!orderId) return 'Payment identifier (Order ID) not found in URL.';
  if (!order) return 'This order was not found.';
  if (order.state === 'failed') return 'The payment was not completed.';
  if (order.state === 'review') return 'Your payment arrived, and a person is looking at it now.';
  return 'The payment has not been confirmed yet. The memorial is made as soon as it is.';
}

const Waiting = () => (
  <div className="space-y-4 text-center">
    <h1 className="text-3xl">Finalizing Memorial Creation</h1>
    <Spinner label="Waiting for the payment to be confirmed…" />
  </div>
);

const Done = ({ memorialId }: { memorialId: string }) => (
  <div className="space-y-6 text-center">
    <h1 className="text-3xl">Memorial Created Successfully!</h1>
    <p>A receipt is on its way to your e-mail address.</p>
    <div className="flex flex-wrap justify-center gap-3">
      <ButtonLink href={paths.memorial(memorialId)}>View Memorial</ButtonLink>
      <ButtonLink href={paths.home} variant="secondary">
        Go to Homepage
      </ButtonLink>
    </div>
  </div>
);

const Failed = ({ orderId, message }: { orderId: string; message: string }) => (
  <div className="space-y-6">
    <h1 className="text-3xl">Error Finalizing Memorial</h1>
    <Banner tone="error">
      <p>{message}</p>
      {orderId && <p>If this does not change, please contact support and quote order {orderId}.</p>}
    </Banner>
    <ButtonLink href={paths.home} variant="secondary">
      Go to Homepage
    </ButtonLink>
  </div>
);
