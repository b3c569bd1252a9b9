import { Prisma } from '@/lib/platform/db/generated/client';
import { allOf, type Condition } from './contains';
import { hasMarks, isOfPeriod, periodsBetween } from './entry-marks';
import { FIRST, type RecentEntries, recentEntries } from './recent-entries';

/** A condition, and the mark that says the same (entry-marks.ts). */
type Marked = {
  condition: Prisma.Sql;
  mark: number;
  /** Whether it is a year, and no entries but listed ones are searched: an index has these in the order of the newest. */
  isListedYear: boolean;
};

/** What an entry `e` must meet, all of it. */
export type Wanted = {
  conditions: readonly Condition[];
  /** Further conditions. */
  marked: readonly Marked[];
  /** Whether it takes more than an order's index to find them: a text is asked for, or several things are. */
  isSearch: boolean;
  /** The part of a word of the names that is all that is asked for, of listed entries; undefined for everything else. */
  partOfName?: string | undefined;
};

type Asked = Pick<Wanted, 'conditions'> & Partial<Pick<Wanted, 'marked'>>;

/** A part of a query: what its WITH names, and what reads it. */
type NewestFirst = { parts: Prisma.Sql; rows: Prisma.Sql };

/** The estimate times this many are looked through at most; it ends where there are enough. */
const MARGIN = 2;

/** The entries of a year are read one by one where at least one in so many of the newest has what else is asked for. */
const COMMON = 8;

/** And where there should be so many times as many as are wanted, as the newest have it: a handful of these may be there by chance. */
const SURELY = 1.5;

/**
 * A query of the newest entries that are wanted, up to one beyond `reach`. They are looked for among the newest of all, which
 * are read one after the other; how many are there says how much further back enough of them should be. That far back the index
 * is searched period by period, the newest first, until there are enough, and in the end as a whole. So what many have is found
 * by reading few, however many memorials there are (decision 0071). Of a year, its own entries may be read first (`walkOfYear`).
 * `name` begins the names of its parts; it finds nobody unless `only` is true. Entries have what they are put in order by, and
 * their names if `isNamed`.
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
  /** The oldest of those that are read one after the other. */
  const last = Prisma.raw(`${name}_last`);
  const walk = walkOfYear(name, wanted, { near, reach, only, names, percent: recent.percent });
  const isLeft = walk ? Prisma.sql`${only} AND NOT ${walk.isEnough}` : only;
  const newest = walk
    ? Prisma.sql`${walk.sample}, ${near} ${part(walk.near)}, ${walk.name} ${part(walk.entries)}`
    : Prisma.sql`${near} ${part(amongNewest(wanted, only))}`;
  const isOlder = Prisma.sql`(e."createdAt", e."memorialId") < (SELECT "createdAt", "memorialId" FROM ${last})`;
  const found = Prisma.sql`${count(near)} + ${count(wide)}`;
  /** The newest of all in which enough matches should be found, in percent. */
  const percent = Prisma.sql`(${MARGIN * (reach + 1) * recent.percent}::float8 / greatest(1, ${count(near)}))`;
  const periods = periodsOf(recent, percent, Prisma.sql`(SELECT "createdAt" FROM ${last})`);
  // Else there are no periods either, but `last` would be read.
  const isNeeded = Prisma.sql`${isLeft} AND ${count(near)} <= ${reach} AND ${percent} <= ${recent.since.length}`;
  const further = Prisma.sql`(SELECT CASE WHEN ${isNeeded} THEN ${periods} END)`;
  return {
    parts: Prisma.sql`
      ${newest},
      ${last} AS MATERIALIZED (
        SELECT "createdAt", "memorialId" FROM search_entries ORDER BY "createdAt" DESC, "memorialId" DESC
        OFFSET ${FIRST - 1} LIMIT 1),
      ${wide} AS MATERIALIZED (
        SELECT e.* FROM (SELECT period FROM unnest(${further}) period ORDER BY period DESC) p
        CROSS JOIN LATERAL (${sorted(matching(wanted, [isOfPeriod(Prisma.sql`p.period`), isOlder, isLeft]))}) e
        LIMIT ${reach + 1} - ${count(near)}),
      ${every} ${part(matching(wanted, [Prisma.sql`${found} <= ${reach}`, isLeft]))}`,
    rows: Prisma.join(
      [
        ...[near, wide].map((look) => Prisma.sql`SELECT * FROM ${look} WHERE ${found} > ${reach}`),
        ...(walk ? [Prisma.sql`SELECT * FROM ${walk.name} WHERE ${walk.isEnough}`] : []),
        Prisma.sql`SELECT * FROM ${every}`,
      ],
      ' UNION ALL ',
    ),
  };
}

/**
 * Where one year is asked for with other things, and these are common among the newest of all: its entries one by one, the newest first,
 * twice as many as hold enough where one in `COMMON` has them (decision 0071). Null for all other searches. What was found among
 * the newest, `near`, is read from `sample` then; it says, too, whether there should be enough.
 */
function walkOfYear(
  name: string,
  { conditions, marked = [] }: Asked,
  at: { near: Prisma.Sql; reach: number; only: Prisma.Sql; names: Prisma.Sql; percent: number },
) {
  const { near, reach, only, names, percent } = at;
  const [year, ...marks] = marked;
  if (!year?.isListedYear || marks.length > 0) return null;
  const [sample, walk] = [Prisma.raw(`${name}_sample`), Prisma.raw(`${name}_walk`)];
  const enough = Math.ceil((SURELY * (reach + 1) * percent) / 100);
  const isCommon = Prisma.sql`${count(sample)} >= ${FIRST / COMMON} AND ${count(near)} BETWEEN ${enough} AND ${reach}`;
  return {
    name: walk,
    sample: Prisma.sql`${sample} AS MATERIALIZED (
      SELECT e."memorialId", e."createdAt", e."birthYear", e."deathYear"${names}
      FROM (${amongNewest({ conditions }, only)}) e)`,
    near: Prisma.sql`SELECT e.* FROM ${sample} e WHERE ${year.condition}`,
    entries: Prisma.sql`
      SELECT e.* FROM (
        SELECT * FROM search_entries e WHERE e.listed AND ${year.condition}
        ORDER BY "createdAt" DESC, "memorialId" DESC LIMIT ${MARGIN * COMMON * (reach + 1)}) e
      WHERE ${isRead({ conditions }, isCommon)}`,
    isEnough: Prisma.sql`${count(walk)} > ${reach}`,
  };
}

/**
 * Whether no more than `most` entries should be wanted, as the newest have it: what a WITH names for it, and the condition.
 * Null where there are too few entries to ask.
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
 * All entries that are wanted, in any order. OFFSET 0 keeps the planner from walking the index of an order here, which
 * ends late where few match.
 */
export function matching({ conditions, marked = [] }: Asked, only: Prisma.Sql[]): Prisma.Sql {
  const marks = marked.length > 0 ? [hasMarks(marked.map(({ mark }) => mark))] : [];
  return Prisma.sql`
    SELECT e.* FROM search_entries e
    WHERE ${allOf([...conditions.map(({ found }) => found), ...marks, ...only])} OFFSET 0`;
}

/** Those of the newest of all that are wanted: to read each of these costs less than to ask an index of texts. */
const amongNewest = (wanted: Asked, only: Prisma.Sql = Prisma.sql`true`) => Prisma.sql`
  SELECT e.* FROM (
    SELECT * FROM search_entries ORDER BY "createdAt" DESC, "memorialId" DESC LIMIT ${FIRST}) e
  WHERE ${isRead(wanted, only)}`;

/** What an entry at hand must meet, and `only` beside it. */
export const isRead = ({ conditions, marked = [] }: Asked, only: Prisma.Sql) =>
  allOf([...conditions.map(({ read }) => read), ...marked.map(({ condition }) => condition), only]);

/**
 * The periods up to `end` in which the newest `percent` of all memorials were made; NULL where that is nearly all. Of ten million, one percent is
 * a hundred thousand: below it, the time is estimated between the start of the newest `FIRST` and that of the newest percent.
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
