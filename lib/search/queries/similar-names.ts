import type { MemorialList } from '@/lib/memorials/queries/list-memorials';
import { answerOneCaller } from '@/lib/platform/http/answer-status';
import { consumeNetworkLimit } from '@/lib/platform/http/rate-limit';
import { ENOUGH, type Search, searchPeople } from './search-people';

/**
 * Similar names and spellings where the first page of a list by name alone found few, and why these were found. Null where
 * it found enough, and beyond the limit of reads of the network that asks (decision 0062): the list is whole without them, and
 * nobody else gets that answer.
 */
export async function similarNames(
  name: string,
  { total, memorials }: Pick<MemorialList, 'total' | 'memorials'>,
  request: Request,
): Promise<Search | null> {
  if (total >= ENOUGH) return null;
  if (!(await isWithinLimit(request))) {
    answerOneCaller();
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
