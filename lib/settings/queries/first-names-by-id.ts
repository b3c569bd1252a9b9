import type { Tx } from '@/lib/platform/db/client';

/** First names by id, for the accounts that still exist. */
export async function firstNamesById(
  tx: Tx,
  ids: readonly (string | null | undefined)[],
): Promise<Map<string, string>> {
  const distinctIds = [...new Set(ids.filter((id) => typeof id === 'string'))];
  if (distinctIds.length === 0) return new Map();
  const people = await tx.user.findMany({
    where: { id: { in: distinctIds } },
    select: { id: true, firstName: true },
  });
  return new Map(people.map(({ id, firstName }) => [id, firstName]));
}
