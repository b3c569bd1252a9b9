import { apiSuggest } from '@/lib/search/api-paths';
import type { suggestAnswer } from '@/lib/search/api-schema';

export type Suggested = ReturnType<typeof suggestAnswer.parse>['people'][number];

/**
 * Returns at most six people whose names contain the typed text; null if the request failed or was aborted. Failures
 * are not reported, since the search works without suggestions.
 */
export async function askSuggestions(
  typed: string,
  signal: AbortSignal,
): Promise<Suggested[] | null> {
  try {
    const response = await fetch(apiSuggest(typed), { signal });
    if (!response.ok) return null;
    const { people } = (await response.json()) as { people: Suggested[] }; // the API documents the shape
    return signal.aborted ? null : people;
  } catch {
    return null;
  }
}
