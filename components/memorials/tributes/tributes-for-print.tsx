import type { ReactNode } from 'react';
import { callApi } from '@/lib/browser/api';
import * as paths from '@/lib/platform/paths';
import { MAX_TRIBUTES_PER_PAGE } from '@/lib/tributes/rules';
import { TributeCard } from './tribute-card';
import type { TributeCardMessages } from './tribute-card-labels';
import { type ApiTribute, toCard } from './use-tribute-pages';

/** Amounts are never printed. */
const NO_SUMS: string[] = [];

type Answer = { memorial: { tributes: ApiTribute[] }; totalPages: number };

/**
 * Loads all tributes of a memorial as cards for printing. A tribute sent meanwhile shifts the pages, so the map
 * drops duplicates. Rejects with `ApiError`.
 */
export async function tributesForPrint(
  memorialId: string,
  messages: TributeCardMessages,
): Promise<ReactNode> {
  const all = new Map<string, ApiTribute>();
  for (let page = 1, pages = 1; page <= pages; page++) {
    const query = `?page=${page}&limit=${MAX_TRIBUTES_PER_PAGE}&gallery=none`;
    const answer = await callApi<Answer>(paths.apiMemorial(memorialId) + query);
    for (const tribute of answer.memorial.tributes) all.set(tribute._id, tribute);
    pages = answer.totalPages;
  }
  return [...all.values()].map((tribute) => (
    <TributeCard
      key={tribute._id}
      {...toCard(tribute, NO_SUMS, messages.labels.currencies)}
      {...messages}
    />
  ));
}
