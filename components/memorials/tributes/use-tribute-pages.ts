import { useCallback, useEffect, useRef, useState } from 'react';
import { callApi, failureMessage } from '@/lib/browser/api';
import { minorDigits } from '@/lib/platform/currency-rules';
import * as paths from '@/lib/platform/paths';
import { type ShownSums, toShown } from '@/lib/tributes/sum-rules';
import type { TributeCardLabels } from './tribute-card-labels';

export type ApiTribute = {
  _id: string;
  senderName: string;
  /** In units of `currency`; null when it is not shown. */
  amount: number | null;
  currency: string;
  message: string;
  createdAt: string;
};
/** Returns what the card of a tribute shows to a viewer who sees these sums. `currencies`: as in the card's labels. */
export const toCard = (
  { _id, amount, ...tribute }: ApiTribute,
  sums: ShownSums,
  currencies: TributeCardLabels['currencies'],
) => {
  const unit = 10 ** minorDigits(tribute.currency);
  const amountMinor = Math.round((amount ?? 0) * unit);
  const seen = { ...tribute, id: _id, amountMinor, isAmountHidden: amount === null };
  return toShown(seen, sums, currencies[tribute.currency]?.step);
};

type Answer = { memorial: { tributes: ApiTribute[] }; totalPages: number };
type Page = { page: number; totalPages: number; tributes: ApiTribute[] };

/**
 * Loads a memorial's tributes, ten at a time (product.md 7, GET /api/memorials/{id}?page={n}). `shown` is null
 * until the first page has loaded, and stays on the last page while the next one loads. `failed` is the message for
 * a failure that the server says nothing about.
 */
export function useTributePages(memorialId: string, failed: string) {
  const [shown, setShown] = useState<Page | null>(null);
  const [asked, setAsked] = useState(1);
  const [loading, setLoading] = useState(true);
  const [failure, setFailure] = useState('');
  const newest = useRef(0);

  const load = useCallback(
    async (page: number) => {
      const call = ++newest.current;
      setAsked(page);
      setLoading(true);
      setFailure('');
      try {
        const answer = await callApi<Answer>(`${paths.apiMemorial(memorialId)}?page=${page}`);
        if (call !== newest.current) return; // the answer to an older request came late
        const { memorial, totalPages } = answer;
        setShown({ page, totalPages, tributes: memorial.tributes });
      } catch (error) {
        if (call === newest.current) setFailure(failureMessage(error, failed));
      }
      if (call === newest.current) setLoading(false);
    },
    [memorialId, failed],
  );

  useEffect(() => {
    void load(1);
    return () => {
      newest.current += 1; // closed: ignore answers that still come
    };
  }, [load]);

  return { shown, asked, loading, failure, load };
}
