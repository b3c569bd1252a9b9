import type { Visibility } from '@/lib/access/rules';
import { activeKeeperWhere, EDITING_ROLES, type KeeperRole } from '@/lib/keepers/rules';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { db } from '@/lib/platform/db/client';
import { Prisma } from '@/lib/platform/db/generated/client';
import { countReachable, type ReachCount, reachOf, rowsOfPage } from '@/lib/platform/paging';
import { FILTER_NAMES } from '../filters';
import type { LifeDates } from '../life-date-rules';
import { nameFoundBy, type OtherName } from '../name-rules';
import type { Wreath } from '../rules';
import type { ListQuery } from '../schema-list';
import { cardsOf } from './cards-of';
import { COUNTED, everyEntry, foundEntries } from './found-entries';
import { listFilter, wordsOfName } from './list-filter';

/** One card of the listing. */
export type MemorialCardView = LifeDates & {
  id: string;
  fullName: string;
  pictureId: string | null;
  enableDigitalFlowers: boolean;
  wreath: Wreath | null;
  /** The name in another language, if the search matched that and not the full name. */
  foundBy: OtherName | undefined;
};

export type MemorialCardPage = CardPage<MemorialCardView>;

/** A page of cards, and the number of all matches. */
export type CardPage<Card> = { memorials: Card[] } & ReachCount;

/** A page of the matching public memorials. Private ones are not counted either. */
export async function listMemorials(query: ListQuery): Promise<MemorialCardPage> {
  const { memorials, ...page } = await listPage(Prisma.sql`e.listed`, query, null);
  return { memorials: memorials.map(({ visibility: _, ...card }) => card), ...page };
}

/** A card in a person's own list, which includes private memorials, with their role. */
export type OwnMemorialCardView = MemorialCardView & { visibility: Visibility; role: KeeperRole };

/**
 * A page of the matching memorials that a person owns, keeps or contributes to, for an API key only those that it may
 * access. Being an admin adds none. Hidden causes of death match in memorials that the person may edit.
 */
export async function listMyMemorials(
  { userId, token }: Viewer,
  query: ListQuery,
): Promise<CardPage<OwnMemorialCardView>> {
  const keyLimit = token?.memorialIds.length
    ? Prisma.sql`AND k."memorialId" IN (${Prisma.join([...token.memorialIds])})`
    : Prisma.empty;
  const editing = Prisma.join(EDITING_ROLES.map((role) => Prisma.sql`${role}::"KeeperRole"`));
  const scope = Prisma.sql`e."memorialId" IN (
    SELECT k."memorialId" FROM keepers k WHERE k."userId" = ${userId} AND ${IS_ACTIVE_KEEPER} ${keyLimit})`;
  const mayEdit = Prisma.sql`EXISTS (SELECT 1 FROM keepers k
    WHERE k."memorialId" = e."memorialId" AND k."userId" = ${userId} AND k.role IN (${editing})
      AND ${IS_ACTIVE_KEEPER})`;
  const { memorials, ...page } = await listPage(scope, query, mayEdit);
  const rows = await db().keeper.findMany({
    where: {
      userId,
      memorialId: { in: memorials.map(({ id }) => id) },
      ...activeKeeperWhere(new Date()),
    },
    select: { memorialId: true, role: true },
  });
  const roles = new Map(rows.map(({ memorialId, role }) => [memorialId, role]));
  const own = memorials.flatMap((card) => {
    const role = roles.get(card.id);
    return role ? { ...card, role } : []; // the person was removed just now
  });
  return { memorials: own, ...page };
}

/** A role that has not ended; a job deletes those that have. */
const IS_ACTIVE_KEEPER = Prisma.sql`(k."leavesAt" IS NULL OR k."leavesAt" > now())`;

/**
 * The matching memorials within `scope`; others are neither shown nor counted. For a person's own list, `mayEdit` is
 * the condition under which they may edit an entry; null for the public list.
 */
async function listPage(scope: Prisma.Sql, query: ListQuery, mayEdit: Prisma.Sql | null) {
  const { page, limit } = query;
  const reach = reachOf(FILTER_NAMES.some((name) => query[name]));
  const searchConditions = listFilter(query, mayEdit);
  const isSearch = searchConditions.isSearch && !mayEdit; // a person's own memorials are few, and have an index
  const part = { ...rowsOfPage(page, limit), reach };
  const isUnfiltered = searchConditions.conditions.length === 0 && !mayEdit; // the index of an order does not say whose memorials they are
  const { found, counted: count } = isUnfiltered
    ? everyEntry(scope, query, part)
    : {
        found: await foundEntries(scope, { ...searchConditions, isSearch }, query, reach),
        counted: COUNTED,
      };
  const { counted, rows } = await cardsOf(found, part, count);
  const words = wordsOfName(query.name);
  return {
    memorials: rows.map(({ otherNames, nickName: _, maidenName: __, ...card }) => ({
      ...card,
      foundBy: nameFoundBy(words, { ...card, otherNames }),
    })),
    ...countReachable(page, limit, counted, reach),
  };
}
