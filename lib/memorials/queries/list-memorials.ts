import { Prisma } from '@/lib/platform/db/generated/client';
import { countReachable, type ReachCount, reachOf, rowsOfPage } from '@/lib/platform/paging';
import { FILTER_NAMES } from '../filters';
import type { LifeDates } from '../life-date-rules';
import { nameFoundBy, type OtherName } from '../name-rules';
import type { Wreath } from '../rules';
import type { ListQuery } from '../schema-list';
import { cardsOf } from './cards-of';
import { foundEntries } from './found-entries';
import { listFilter, wordsOfName } from './list-filter';

/** One card of the listing. */
export type MemorialCardView = LifeDates & {
  id: string;
  fullName: string;
  pictureId: string | null;
  enableDigitalFlowers: boolean;
  wreath: Wreath | null;
  /** In another language, where the search found that name and not the full one. */
  foundBy: OtherName | undefined;
};

export type MemorialList = ListPage<MemorialCardView>;

/** A page of some memorials' cards, and how many there are in all. */
export type ListPage<Card> = { memorials: Card[] } & ReachCount;

/** A page of the public memorials that match. Private ones are not counted either. */
export async function listMemorials(query: ListQuery): Promise<MemorialList> {
  const { memorials, ...page } = await listPage(Prisma.sql`e.listed`, query, false);
  return { memorials: memorials.map(({ isPublic: _, ...card }) => card), ...page };
}

/** A card of one's own list, which has private memorials too. */
export type OwnMemorialCardView = MemorialCardView & { isPublic: boolean };

/** A page of the matching memorials that a person owns or keeps. Being an admin adds nothing here. */
export const myMemorials = (
  userId: string,
  query: ListQuery,
): Promise<ListPage<OwnMemorialCardView>> =>
  listPage(
    Prisma.sql`e."memorialId" IN (
      SELECT k."memorialId" FROM keepers k WHERE k."userId" = ${userId} AND k.role IN ('owner', 'keeper'))`,
    query,
    true,
  );

/** The matching memorials within `scope`: others are neither shown nor counted. */
async function listPage(scope: Prisma.Sql, query: ListQuery, mayEditAll: boolean) {
  const { page, limit } = query;
  const reach = reachOf(FILTER_NAMES.some((name) => query[name]));
  const wanted = listFilter(query, mayEditAll);
  const isSearch = wanted.isSearch && !mayEditAll; // one person's own are few, and have an index
  const found = await foundEntries(scope, { ...wanted, isSearch }, query, reach);
  const { counted, rows } = await cardsOf(found, { ...rowsOfPage(page, limit), reach });
  const words = wordsOfName(query.name);
  return {
    memorials: rows.map(({ otherNames, nickName: _, maidenName: __, ...card }) => ({
      ...card,
      foundBy: nameFoundBy(words, { ...card, otherNames }),
    })),
    ...countReachable(page, limit, counted, reach),
  };
}
