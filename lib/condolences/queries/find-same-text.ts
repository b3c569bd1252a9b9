import type { Tx } from '@/lib/platform/db/client';
import { DAY_MS } from '@/lib/platform/durations';
import { COPY_DAYS, REFUSED_RETENTION_DAYS } from '../rules';
import { MIN_SHARED_KEYS } from '../text-key-rules';
import type { TextKeys } from '../text-keys';

type SameTextFound = { isLikeRefused: boolean; seenOnOtherMemorials: number };

/**
 * Looks for the same or nearly the same words: whether an operator has marked them to be refused,
 * and on how many other memorials they were sent.
 */
export async function findSameText(
  tx: Tx,
  memorialId: string,
  { textKey, likeness }: TextKeys,
  now: Date,
): Promise<SameTextFound> {
  const refusedSince = new Date(now.getTime() - REFUSED_RETENTION_DAYS * DAY_MS);
  const sentSince = new Date(now.getTime() - COPY_DAYS * DAY_MS);
  const [found] = await tx.$queryRaw<SameTextFound[]>`
    SELECT coalesce(bool_or("isRemembered"), false) AS "isLikeRefused",
      (count(DISTINCT "memorialId") FILTER (
        WHERE "memorialId" <> ${memorialId} AND "createdAt" > ${sentSince}))::int AS "seenOnOtherMemorials"
    FROM (
      SELECT "memorialId", "createdAt", "isRemembered" FROM condolences
      WHERE "textKey" = ${textKey} AND greatest("createdAt", "decidedAt") > ${refusedSince}
      UNION ALL
      SELECT "memorialId", "createdAt", "isRemembered" FROM condolences
      WHERE likeness && ${likeness}::int[] AND greatest("createdAt", "decidedAt") > ${refusedSince} AND ${MIN_SHARED_KEYS} <= (
        SELECT count(*) FROM unnest(likeness, ${likeness}::int[]) AS pair(one, other) WHERE one = other)
    ) AS alike`;
  return found ?? { isLikeRefused: false, seenOnOtherMemorials: 0 };
}
