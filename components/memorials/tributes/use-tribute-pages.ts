import { useCallback, useEffect, useRef, useState } from 'react';
import { apiErrorMessage, callApi } from '@/lib/browser/api';
import { minorDigits } from '@/lib/platform/currency-rules';
import * as paths from '@/lib/platform/paths';
import { toShownTribute, type VisibleAmounts } from '@/lib/tributes/visible-amount-rules';
import type { TributeCardLabels } from './tribute-card-labels';

export type ApiTribute = {
  _id: string;
  senderName: string;
  /** In major units of `currency`; null if it is hidden. */
  amount: number | null;
  currency: string;
  message: string;
  createdAt: string;
};
/**
 * Converts a tribute from the API to a card's props. `sums` says whose amounts the viewer may see; `currencies` comes
 * from the card's labels.
 */
export const toCard = (
  { _id, amount, ...tribute }: ApiTribute,
  sums: VisibleAmounts,
  currencies: TributeCardLabels['currencies'],
) => {
  const unit = 10 ** minorDigits(tribute.currency);
  const amountMinor = Math.round((amount ?? 0) * unit);
  const tributeToShow = { ...tribute, id: _id, amountMinor, isAmountHidden: amount === null };
  return toShownTribute(tributeToShow, sums, currencies[tribute.currency]?.step);
};

type Answer = { memorial: { tributes: ApiTribute[] }; totalPages: number };
type Page = { page: number; totalPages: number; tributes: ApiTribute[] };

/**
 * Loads a memorial's tributes, ten at a time (product.md 7, GET /api/memorials/{id}?page={n}). `shown` is null until
 * the first page has loaded, and keeps the previous page while the next one loads. `defaultError` is the
 * message if the server's error has none.
 */
export function useTributePages(memorialId: string, defaultError: string) {
  const [shown, setShown] = useState<Page | null>(null);
  const [requestedPage, setRequestedPage] = useState(1);
  const [loading, setLoading] = useState(true);
  const [failure, setFailure] = useState('');
  const lastCall = useRef(0);

  const load = useCallback(
    async (page: number) => {
      const call = ++lastCall.current;
      setRequestedPage(page);
      setLoading(true);
      setFailure('');
      try {
        const query = `?page=${page}&gallery=none`;
        const answer = await callApi<Answer>(paths.apiMemorial(memorialId) + query);
        if (call !== lastCall.current) return; // a late response to an older request
        const { memorial, totalPages } = answer;
        setShown({ page, totalPages, tributes: memorial.tributes });
      } catch (error) {
        if (call === lastCall.current) setFailure(apiErrorMessage(error, defaultError));
      }
      if (call === lastCall.current) setLoading(false);
    },
    [memorialId, defaultError],
  );

  useEffect(() => {
    void load(1);
    return () => {
      lastCall.current += 1; // closed: ignore pending responses
    };
  }, [load]);

  return { shown, requestedPage, loading, failure, load };
}
