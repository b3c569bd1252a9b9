import type { z } from 'zod';
import { redirectInLanguage } from '@/lib/platform/language/redirect-in-language';
import { lastPageIfBeyond, type PageCount } from '@/lib/platform/paging';
import { type ListPlace, paramName, placeAddress } from './list-place-rules';
import { LoadError } from './load-error-rules';

export type SearchParams = Promise<Record<string, string | string[] | undefined>>;

/** The query of a page. If a name occurs twice, the first value counts. */
export async function readSearchParams(
  searchParams: SearchParams,
): Promise<Record<string, string>> {
  const entries = Object.entries(await searchParams).map(([name, value]) => [
    name,
    (Array.isArray(value) ? value[0] : value) ?? '',
  ]);
  return Object.fromEntries(entries);
}

/**
 * Parses a list's parameters. If they are invalid, uses the defaults and removes them from the
 * returned place, so that the list's links continue from what is shown.
 */
export function listQuery<Schema extends z.ZodType>(
  schema: Schema,
  place: ListPlace,
  names: readonly string[],
): { query: z.output<Schema>; place: ListPlace } {
  const requested = names.flatMap((name) => {
    const value = place.params[paramName(place.prefix, name)];
    return value ? [[name, value]] : [];
  });
  const parsed = schema.safeParse(Object.fromEntries(requested));
  if (parsed.success) return { query: parsed.data, place };
  const listParams = new Set(names.map((name) => paramName(place.prefix, name)));
  const params = Object.fromEntries(
    Object.entries(place.params).filter(([name]) => !listParams.has(name)),
  );
  return { query: schema.parse({}), place: { ...place, params } };
}

/**
 * Redirects a request for a page beyond the last one to the last one, for example after a deletion.
 */
export async function redirectToLastPage(
  place: ListPlace,
  list: PagePosition | LoadError,
): Promise<void> {
  if (list instanceof LoadError) return;
  const page = lastPageIfBeyond(list.currentPage, list);
  if (page !== null) await redirectInLanguage(placeAddress(place, { page }));
}

export type PagePosition = Pick<PageCount, 'currentPage' | 'totalPages'>;
