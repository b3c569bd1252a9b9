import { redirect } from 'next/navigation';
import type { z } from 'zod';
import { type ListPlace, paramName, placeAddress } from '@/components/admin/list-place';
import { log } from '@/lib/log/log';

export type SearchParams = Promise<Record<string, string | string[] | undefined>>;

/** A page's query; of what is there twice the first counts. */
export async function givenParams(searchParams: SearchParams): Promise<Record<string, string>> {
  const given = Object.entries(await searchParams).map(([name, value]) => [
    name,
    (Array.isArray(value) ? value[0] : value) ?? '',
  ]);
  return Object.fromEntries(given);
}

/** What a list's part of the address asks for. A mistyped one is the list as it is at first. */
export function listQuery<Schema extends z.ZodType>(
  schema: Schema,
  { params, prefix }: ListPlace,
  names: readonly string[],
): z.output<Schema> {
  const asked = names.flatMap((name) => {
    const value = params[paramName(prefix, name)];
    return value ? [[name, value]] : [];
  });
  const read = schema.safeParse(Object.fromEntries(asked));
  return read.success ? read.data : schema.parse({});
}

/** Whoever asks for a page behind the last one, after a deletion for example, is led to the last one. */
export function refuseBeyond(place: ListPlace, list: Counted | null): void {
  if (list && list.currentPage > list.totalPages)
    redirect(placeAddress(place, { page: list.totalPages }));
}

export type Counted = { currentPage: number; totalPages: number };

/** null for what could not be read now: the page says so, and shows the rest. */
export function nullIfFailed<Value>(reading: Promise<Value>): Promise<Value | null> {
  return reading.catch((error: unknown) => {
    log.error({ err: error }, 'a part of the dashboard could not be read');
    return null;
  });
}
