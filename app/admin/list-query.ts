import { redirect } from 'next/navigation';
import type { z } from 'zod';
import { type ListPlace, paramName, placeAddress } from '@/components/admin/list-place';
import { Unread } from './reading';

export type SearchParams = Promise<Record<string, string | string[] | undefined>>;

/** A page's query; of what is there twice the first counts. */
export async function givenParams(searchParams: SearchParams): Promise<Record<string, string>> {
  const given = Object.entries(await searchParams).map(([name, value]) => [
    name,
    (Array.isArray(value) ? value[0] : value) ?? '',
  ]);
  return Object.fromEntries(given);
}

/**
 * What a list's part of the address asks for. A mistyped one is the list as it is at first, and its place
 * then has nothing of it: the list's links lead on from what is shown.
 */
export function listQuery<Schema extends z.ZodType>(
  schema: Schema,
  place: ListPlace,
  names: readonly string[],
): { query: z.output<Schema>; place: ListPlace } {
  const asked = names.flatMap((name) => {
    const value = place.params[paramName(place.prefix, name)];
    return value ? [[name, value]] : [];
  });
  const read = schema.safeParse(Object.fromEntries(asked));
  if (read.success) return { query: read.data, place };
  const own = new Set(names.map((name) => paramName(place.prefix, name)));
  const params = Object.fromEntries(
    Object.entries(place.params).filter(([name]) => !own.has(name)),
  );
  return { query: schema.parse({}), place: { ...place, params } };
}

/** Whoever asks for a page behind the last one, after a deletion for example, is led to the last one. */
export function refuseBeyond(place: ListPlace, list: Counted | Unread): void {
  if (!(list instanceof Unread) && list.currentPage > list.totalPages)
    redirect(placeAddress(place, { page: list.totalPages }));
}

export type Counted = { currentPage: number; totalPages: number };
