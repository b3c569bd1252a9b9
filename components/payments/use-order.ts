import { useEffect, useState } from 'react';
import { ApiError, callApi } from '@/lib/browser/api';
import { leaveForLogin } from '@/lib/browser/leave-for-login';
import type { OrderView } from '@/lib/payments/order/queries';
import { useSay } from '@/lib/platform/language/use-say';
import * as paths from '@/lib/platform/paths';
import { pollFault } from './server-fault';

const ASK_EVERY_MS = 1_500;
const GIVE_UP_AFTER = 40;

/**
 * Polls an order's state for a return page. `first` is the order the page was rendered with, or null if this person has
 * no such order; a refresh of the page replaces the state. `isWaiting` ends when the order is settled or after a
 * minute. `fault` is the spec's sentence if the last request failed (product.md 8, "Return pages"); '' while the server
 * is too busy.
 */
export function useOrder(orderId: string, first: OrderView | null) {
  const say = useSay();
  const [order, setOrder] = useState(first);
  const [rendered, setRendered] = useState(first);
  const [asked, setAsked] = useState(0);
  const [fault, setFault] = useState('');
  if (first !== rendered) {
    setRendered(first);
    setOrder(first);
  }
  const isOpen = order?.state === 'waiting' || order?.state === 'paid';
  const isWaiting = isOpen && asked < GIVE_UP_AFTER;
  const [hasWaited] = useState(isWaiting);

  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(async () => {
      try {
        setOrder(await callApi<OrderView>(paths.apiOrder(orderId)));
        setFault('');
      } catch (error) {
        if (error instanceof ApiError && error.status === 401)
          return leaveForLogin(say('accounts.loginMessages.toFinish'));
        setFault(pollFault(error, say));
      }
      setAsked(asked + 1);
    }, ASK_EVERY_MS);
    return () => clearTimeout(timer);
  }, [isWaiting, asked, orderId, say]);

  return { order, isWaiting, hasWaited, fault };
}
