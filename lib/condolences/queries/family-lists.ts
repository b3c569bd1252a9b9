import { FIRST_READING_HOURS } from '@/lib/keepers/rules';
import { Prisma } from '@/lib/platform/db/generated/client';
import { type FamilyList, REPORTS_THAT_HIDE } from '../state-rules';

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

const waitsSince = Prisma.sql`coalesce(c."waitingSince", c."createdAt")`;

/**
 * A table for SQL statements: the condolences that wait and were not set aside, since when, and since when all keepers
 * see them (`isLeftToFirstReader`): at once if nobody reads first, else when they were passed on, when the reading ended,
 * or after some days.
 * `firstReaderId` is the keeper who sees them from the beginning.
 */
export const waitingCondolences: Prisma.Sql = Prisma.sql`
  SELECT c.id, c."memorialId", ${waitsSince} AS since, f."userId" AS "firstReaderId",
    CASE WHEN f."memorialId" IS NOT NULL AND c."readFirstAt" IS NULL
      THEN ${waitsSince} + make_interval(hours => ${FIRST_READING_HOURS}::int)
      ELSE greatest(c."readFirstAt", ${waitsSince}) END AS "shownSince"
  FROM condolences c LEFT JOIN first_readers f ON f."memorialId" = c."memorialId"
  WHERE c.state = 'waiting' AND c."setAsideAt" IS NULL`;

/**
 * The `FROM` and `WHERE` of an SQL statement for the condolences `c` in a list of the family; `a` is their row of
 * `askedCondolences`. What waits for the family includes what it is asked to keep on the page, which is in both lists.
 * @param userId the keeper who reads the list
 */
export const fromFamilyList = (
  userId: string,
  memorialId: string,
  list: FamilyList,
  now: Date,
): Prisma.Sql => Prisma.sql`
  FROM condolences c LEFT JOIN (${askedCondolences(memorialId)}) a ON a.id = c.id
    LEFT JOIN (${waitingCondolences}) w ON w.id = c.id AND w."memorialId" = c."memorialId"
  WHERE c."memorialId" = ${memorialId} AND ${isInList(userId, list, now)}`;

function isInList(userId: string, list: FamilyList, now: Date): Prisma.Sql {
  if (list === 'set_aside') return Prisma.sql`c.state = 'waiting' AND c."setAsideAt" IS NOT NULL`;
  if (list !== 'waiting') return Prisma.sql`c.state = ${list}::"CondolenceState"`;
  return Prisma.sql`(
    w."firstReaderId" = ${userId} OR w."shownSince" <= ${now}
    OR (c.state = 'published' AND a.id IS NOT NULL))`;
}
