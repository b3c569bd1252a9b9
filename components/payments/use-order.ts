import { useEffect, useState } from 'react';
import { ApiError, callApi } from '@/lib/browser/api';
import { redirectToLogin } from '@/lib/browser/redirect-to-login';
import type { OrderView } from '@/lib/payments/order/queries';
import { useTranslate } from '@/lib/platform/language/use-translate';
import * as paths from '@/lib/platform/paths';
import { pollErrorMessage } from './server-error-message';

const POLL_INTERVAL_MS = 1_500;
const MAX_REQUESTS = 40;

/**
 * Polls an order's state for a return page. `initialOrder` is the order that the page was rendered with, or null if
 * this person has no such order. Refreshing the page replaces the state. `isWaiting` ends when the order is settled or
 * after a minute. `errorMessage` is the spec's sentence if the last request failed (product.md 8, "Return pages"), but
 * '' while the server is too busy.
 */
export function useOrder(orderId: string, initialOrder: OrderView | null) {
  const t = useTranslate();
  const [order, setOrder] = useState(initialOrder);
  const [rendered, setRendered] = useState(initialOrder);
  const [requestCount, setRequestCount] = useState(0);
  const [errorMessage, setErrorMessage] = useState('');
  if (initialOrder !== rendered) {
    setRendered(initialOrder);
    setOrder(initialOrder);
  }
  const isOpen = order?.state === 'waiting' || order?.state === 'paid';
  const isWaiting = isOpen && requestCount < MAX_REQUESTS;
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
    }, POLL_INTERVAL_MS);
    return () => clearTimeout(timer);
  }, [isWaiting, requestCount, orderId, t]);

  return { order, isWaiting, hasWaited, errorMessage };
}
