import { Prisma } from '@/lib/platform/db/generated/client';
import { allOf, type Condition } from './contains';
import { hasMarks, isOfPeriod, periodsBetween } from './entry-marks';
import { FIRST, type RecentEntries, recentEntries } from './recent-entries';

/** A condition, and the mark with the same meaning (entry-marks.ts). */
type Marked = {
  condition: Prisma.Sql;
  mark: number;
};

/** The conditions that an entry `e` must all meet. */
export type Wanted = {
  conditions: readonly Condition[];
  /** Further conditions, which have marks. */
  marked: readonly Marked[];
  /** Whether the index of an order is not enough, because the search has a text or several conditions. */
  isSearch: boolean;
  /** Set if the search is only for a part of a word in the names of listed entries. */
  partOfName?: string | undefined;
};

type Asked = Pick<Wanted, 'conditions'> & Partial<Pick<Wanted, 'marked'>>;

/** A part of a query: expressions for its WITH clause, and a SELECT that reads them. */
type NewestFirst = { parts: Prisma.Sql; rows: Prisma.Sql };

/** At most this many times the estimated number of entries is searched; it stops once there are enough. */
const MARGIN = 2;

/**
 * A query of the newest matching entries, up to one beyond `reach`. First it reads the newest of all entries one by
 * one. The number of matches among them tells how far back enough should be found. That far, it searches the index
 * period by period, newest first, until there are enough; if there are not, it searches the whole index. So common
 * matches are found by reading few entries, however many memorials there are (decision 0071). `name` is the prefix of its WITH expressions. It finds nobody unless `only`
 * is true. The rows have the columns of the order, and the names if `isNamed`.
 */
export async function newestFirst(
  name: string,
  wanted: Asked,
  reach: number,
  { only = Prisma.sql`true`, isNamed = false }: { only?: Prisma.Sql; isNamed?: boolean } = {},
): Promise<NewestFirst> {
  const names = isNamed ? Prisma.sql`, e.names, e."fullName"` : Prisma.empty;
  const sorted = (from: Prisma.Sql) => Prisma.sql`
    SELECT e."memorialId", e."createdAt"${names} FROM (${from}) e
    ORDER BY e."createdAt" DESC, e."memorialId" DESC`;
  const part = (from: Prisma.Sql) =>
    Prisma.sql`AS MATERIALIZED (${sorted(from)} LIMIT ${reach + 1})`;
  const recent = await recentEntries();
  const every = Prisma.raw(`${name}_every`);
  if (!recent)
    return {
      parts: Prisma.sql`${every} ${part(matching(wanted, [only]))}`,
      rows: Prisma.sql`SELECT * FROM ${every}`,
    };
  const [near, wide] = ['near', 'wide'].map((look) => Prisma.raw(`${name}_${look}`)) as [
    Prisma.Sql,
    Prisma.Sql, // two of two
  ];
  /** The oldest of the entries that are read one by one. */
  const last = Prisma.raw(`${name}_last`);
  const isOlder = Prisma.sql`(e."createdAt", e."memorialId") < (SELECT "createdAt", "memorialId" FROM ${last})`;
  const found = Prisma.sql`${count(near)} + ${count(wide)}`;
  /** The percentage of the newest entries in which enough matches should be found. */
  const percent = Prisma.sql`(${MARGIN * (reach + 1) * recent.percent}::float8 / greatest(1, ${count(near)}))`;
  const periods = periodsOf(recent, percent, Prisma.sql`(SELECT "createdAt" FROM ${last})`);
  // Without this there would be no periods either, but `last` would still be read.
  const isNeeded = Prisma.sql`${only} AND ${count(near)} <= ${reach} AND ${percent} <= ${recent.since.length}`;
  const further = Prisma.sql`(SELECT CASE WHEN ${isNeeded} THEN ${periods} END)`;
  return {
    parts: Prisma.sql`
      ${near} ${part(amongNewest(wanted, only))},
      ${last} AS MATERIALIZED (
        SELECT "createdAt", "memorialId" FROM search_entries ORDER BY "createdAt" DESC, "memorialId" DESC
        OFFSET ${FIRST - 1} LIMIT 1),
      ${wide} AS MATERIALIZED (
        SELECT e.* FROM (SELECT period FROM unnest(${further}) period ORDER BY period DESC) p
        CROSS JOIN LATERAL (${sorted(matching(wanted, [isOfPeriod(Prisma.sql`p.period`), isOlder, only]))}) e
        LIMIT ${reach + 1} - ${count(near)}),
      ${every} ${part(matching(wanted, [Prisma.sql`${found} <= ${reach}`, only]))}`,
    rows: Prisma.join(
      [
        ...[near, wide].map((look) => Prisma.sql`SELECT * FROM ${look} WHERE ${found} > ${reach}`),
        Prisma.sql`SELECT * FROM ${every}`,
      ],
      ' UNION ALL ',
    ),
  };
}

/**
 * Whether, judging by the newest entries, at most `most` should match: an expression for the WITH clause, and the
 * condition. Null if there are too few entries to tell.
 */
export async function fewWanted(
  wanted: Asked,
  most: number,
): Promise<{ parts: Prisma.Sql; isFew: Prisma.Sql } | null> {
  const recent = await recentEntries();
  if (!recent) return null;
  const ofNewest = Math.ceil((most * recent.percent) / 100);
  const sample = Prisma.sql`newest_sample`;
  return {
    parts: Prisma.sql`${sample} AS MATERIALIZED (
      ${amongNewest(wanted)} LIMIT ${ofNewest + 1})`,
    isFew: Prisma.sql`${count(sample)} <= ${ofNewest}`,
  };
}

/**
 * All matching entries, in any order. OFFSET 0 keeps the planner from reading along the index of an order, which takes
 * long if few match.
 */
export function matching({ conditions, marked = [] }: Asked, only: Prisma.Sql[]): Prisma.Sql {
  const marks = marked.length > 0 ? [hasMarks(marked.map(({ mark }) => mark))] : [];
  return Prisma.sql`
    SELECT e.* FROM search_entries e
    WHERE ${allOf([...conditions.map(({ found }) => found), ...marks, ...only])} OFFSET 0`;
}

/** The matches among the newest entries. Reading each of these costs less than using a text index. */
const amongNewest = (wanted: Asked, only: Prisma.Sql = Prisma.sql`true`) => Prisma.sql`
  SELECT e.* FROM (
    SELECT * FROM search_entries ORDER BY "createdAt" DESC, "memorialId" DESC LIMIT ${FIRST}) e
  WHERE ${isRead(wanted, only)}`;

/** The conditions for an entry that is already read, and `only`. */
export const isRead = ({ conditions, marked = [] }: Asked, only: Prisma.Sql) =>
  allOf([...conditions.map(({ read }) => read), ...marked.map(({ condition }) => condition), only]);

/**
 * The periods up to `end` in which the newest `percent` of all memorials were created; NULL if that is nearly all. One
 * percent of ten million is a hundred thousand, so below one percent the time is interpolated between the start of the
 * newest `FIRST` and that of the newest percent.
 */
function periodsOf(
  { percent: first, start, since }: RecentEntries,
  percent: Prisma.Sql,
  end: Prisma.Sql,
) {
  const [ofOne] = since;
  const whole = Prisma.sql`(${since.map((time) => time.toISOString())}::timestamptz[])[ceil(${percent})::int]`;
  const from =
    ofOne && first < 1
      ? Prisma.sql`CASE WHEN ${percent} < 1 THEN ${ofOne}::timestamptz
          + (${start}::timestamptz - ${ofOne}::timestamptz) * greatest(0, (1 - ${percent}) / ${1 - first}::float8)
          ELSE ${whole} END`
      : whole;
  return periodsBetween(from, end);
}

const count = (of: Prisma.Sql) => Prisma.sql`(SELECT count(*) FROM ${of})`;
