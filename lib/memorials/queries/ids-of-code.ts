import { LIST_TAG } from '@/lib/platform/cache/cache-tags';
import { PUBLIC_ID_IN_UPPER_CASE } from '@/lib/platform/ids/public-id';
import { readPublic } from '@/lib/platform/replica/read-public';

/** A page never lists more. Two are already unlikely: some 61 random bits remain of an id in upper case. */
const MAX_IDS = 6;

/**
 * Returns the ids of memorials, also of deleted ones, that a printed code may mean (product.md, "Addresses and
 * identifiers"). A code with a lower-case letter means the id that it is, whether or not there is such a memorial. A
 * code in upper case means the id that it is if there is one, else all ids that are the same in upper case, at most
 * six.
 */
export async function idsOfCode(code: string): Promise<string[]> {
  if (!PUBLIC_ID_IN_UPPER_CASE.test(code)) return [code];
  const rows = await readPublic(
    LIST_TAG,
    (client) => client.$queryRaw<{ id: string }[]>`
      SELECT id FROM memorials WHERE upper(id COLLATE "C") = ${code}
      UNION ALL
      SELECT id FROM deleted_memorials WHERE upper(id COLLATE "C") = ${code}
      LIMIT ${MAX_IDS}`,
  );
  // Sorted here: for a sorted query, PostgreSQL may read all ids in their order instead of the index in upper case.
  const ids = rows.map(({ id }) => id).toSorted();
  return ids.length === 0 || ids.includes(code) ? [code] : ids;
}
