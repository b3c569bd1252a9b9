import { Prisma } from '@/lib/platform/db/generated/client';
import { type FamilyState, REPORTS_THAT_HIDE } from '../state-rules';

/**
 * A table for SQL statements: the condolences that the family is asked to keep despite reports, with the number of
 * reports, and since when it is asked. That takes as many reports as hide what was published unread
 * (`stateAfterReport`), so that no single stranger causes a question and a mail. Nobody is asked about what is still on
 * the page if the family wrote it or the operator has kept it (decision 0094).
 * @param memorialId all memorials if it is omitted
 */
export const askedCondolences = (memorialId?: string): Prisma.Sql => Prisma.sql`
  SELECT c.id, c."memorialId", c.state, count(*)::int AS reports,
    least(min(r."createdAt") FILTER (WHERE r."isByKeeper"),
      (array_agg(r."createdAt" ORDER BY r."createdAt"))[${REPORTS_THAT_HIDE}::int]) AS since
  FROM condolence_reports r JOIN condolences c ON c.id = r."condolenceId"
  WHERE c."familyKeptAt" IS NULL
    AND (c.state = 'waiting' OR (c.state = 'published' AND NOT c."isFromFamily" AND c."keptAt" IS NULL))
    ${memorialId === undefined ? Prisma.empty : Prisma.sql`AND c."memorialId" = ${memorialId}`}
  GROUP BY c.id HAVING count(*) >= ${REPORTS_THAT_HIDE}::int OR bool_or(r."isByKeeper")`;

/**
 * The `FROM` and `WHERE` of an SQL statement for the condolences `c` in a list of the family; `a` is their row of
 * `askedCondolences`. What waits for the family includes what it is asked to keep on the page, which is in both lists.
 */
export const fromFamilyList = (memorialId: string, state: FamilyState): Prisma.Sql => Prisma.sql`
  FROM condolences c LEFT JOIN (${askedCondolences(memorialId)}) a ON a.id = c.id
  WHERE c."memorialId" = ${memorialId}
    AND (c.state = ${state}::"CondolenceState" OR (${state === 'waiting'}::boolean AND a.id IS NOT NULL))`;
