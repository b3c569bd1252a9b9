import { useEffect, useState } from 'react';
import { ApiError, callApi } from '@/lib/browser/api';
import { redirectToLogin } from '@/lib/browser/redirect-to-login';
import type { OrderView } from '@/lib/payments/order/queries';
import { useTranslate } from '@/lib/platform/language/use-translate';
import * as paths from '@/lib/platform/paths';
import { pollErrorMessage } from './server-error-message';

const ASK_EVERY_MS = 1_500;
const GIVE_UP_AFTER = 40;

/**
 * Polls an order's state for a return page. `first` is the order the page was rendered with, or null if this person has
 * no such order; a refresh of the page replaces the state. `isWaiting` ends when the order is settled or after a
 * minute. `errorMessage` is the spec's sentence if the last request failed (product.md 8, "Return pages"); '' while the server
 * is too busy.
 */
export function useOrder(orderId: string, first: OrderView | null) {
  const t = useTranslate();
  const [order, setOrder] = useState(first);
  const [rendered, setRendered] = useState(first);
  const [requestCount, setRequestCount] = useState(0);
  const [errorMessage, setErrorMessage] = useState('');
  if (first !== rendered) {
    setRendered(first);
    setOrder(first);
  }
  const isOpen = order?.state === 'waiting' || order?.state === 'paid';
  const isWaiting = isOpen && requestCount < GIVE_UP_AFTER;
  const [hasWaited] = useState(isWaiting);

  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(async () => {
      try {
        setOrder(await callApi<OrderView>(paths.apiOrder(orderId)));
        setErrorMessage('');
      } catch (error) {
        if (error instanceof ApiError && error.status === 401)
          return redirectToLogin(t('accounts.loginMessages.toFinish'));
        setErrorMessage(pollErrorMessage(error, t));
      }
      setRequestCount(requestCount + 1);
    }, ASK_EVERY_MS);
    return () => clearTimeout(timer);
  }, [isWaiting, requestCount, orderId, t]);

  return { order, isWaiting, hasWaited, errorMessage };
}
