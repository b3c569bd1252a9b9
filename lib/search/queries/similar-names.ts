import type { MemorialCardPage } from '@/lib/memorials/queries/list-memorials';
import { consumeNetworkLimit } from '@/lib/platform/http/rate-limit';
import { markIncomplete } from '@/lib/platform/http/request-context';
import { ENOUGH, type Search, searchPeople } from './search-people';

/**
 * If the first page of a list by name found few people: why they were found, and similar names and spellings. Null if
 * it found enough, or if the caller's network has exceeded its limit of reads (decision 0062): the list is complete
 * without them, and that response is not shared with others.
 */
export async function similarNames(
  name: string,
  { total, memorials }: Pick<MemorialCardPage, 'total' | 'memorials'>,
  request: Request,
): Promise<Search | null> {
  if (total >= ENOUGH) return null;
  if (!(await isWithinLimit(request))) {
    markIncomplete();
    return null;
  }
  const known = memorials.map(({ id }) => id);
  return searchPeople({ q: name, page: 1 }, known);
}

const isWithinLimit = (request: Request): Promise<boolean> =>
  consumeNetworkLimit('read', request).then(
    () => true,
    () => false,
  );
