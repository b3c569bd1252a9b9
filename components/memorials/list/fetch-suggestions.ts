import { apiSuggest } from '@/lib/search/api-paths';
import type { suggestResponse } from '@/lib/search/api-schema';

export type SuggestedPerson = ReturnType<typeof suggestResponse.parse>['people'][number];

/**
 * Returns at most six people whose names begin with the typed words; null if the request failed or was aborted.
 * Failures are not reported, since the search works without suggestions.
 */
export async function fetchSuggestions(
  typed: string,
  signal: AbortSignal,
): Promise<SuggestedPerson[] | null> {
  try {
    const response = await fetch(apiSuggest(typed), { signal });
    if (!response.ok) return null;
    const { people } = (await response.json()) as { people: SuggestedPerson[] }; // the API documents the shape
    return signal.aborted ? null : people;
  } catch {
    return null;
  }
}
