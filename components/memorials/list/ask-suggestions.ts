import { apiSuggest } from '@/lib/search/api-paths';
import type { suggestAnswer } from '@/lib/search/api-schema';

export type Suggested = ReturnType<typeof suggestAnswer.parse>['people'][number];

/**
 * The people whose names have what was typed, at most six; null when they could not be asked for, or the question
 * was aborted. Nothing is said of it: the field searches without them, too.
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
