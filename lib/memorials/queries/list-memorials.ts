import { db } from '@/lib/platform/db/client';
import type { Prisma } from '@/lib/platform/db/generated/client';
import { countPages, type PageCount, rowsOfPage } from '@/lib/platform/paging';
import type { LifeDates } from '../life-date-rules';
import { nameFoundBy, type OtherName } from '../name-rules';
import type { Wreath } from '../rules';
import type { ListQuery } from '../schema-list';
import { LIFE_COLUMNS, toLifeDates } from './life-columns';
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
export type ListPage<Card> = { memorials: Card[] } & PageCount;

/** A page of the public memorials that match. Private ones are not counted either. */
export async function listMemorials(query: ListQuery): Promise<MemorialList> {
  const { memorials, ...page } = await listPage({ isPublic: true }, query, false);
  return { memorials: memorials.map(({ isPublic: _, ...card }) => card), ...page };
}

/** A card of one's own list, which has private memorials too. */
export type OwnMemorialCardView = MemorialCardView & { isPublic: boolean };

/** A page of the matching memorials that a person created. Being an admin adds nothing here. */
export const myMemorials = (
  userId: string,
  query: ListQuery,
): Promise<ListPage<OwnMemorialCardView>> => listPage({ createdById: userId }, query, true);

/** The matching memorials within `scope`: others are neither shown nor counted. */
async function listPage(scope: Prisma.MemorialWhereInput, query: ListQuery, mayEditAll: boolean) {
  const words = wordsOfName(query.name ?? '');
  const where = { AND: [scope, listFilter(query, mayEditAll)] };
  const [total, rows] = await Promise.all([
    db().memorial.count({ where }),
    db().memorial.findMany({
      where,
      orderBy: [{ [query.sortBy]: query.sortOrder }, { id: 'asc' }],
      ...rowsOfPage(query.page, query.limit),
      select: {
        id: true,
        fullName: true,
        ...LIFE_COLUMNS,
        mainPictureId: true,
        enableDigitalFlowers: true,
        wreath: true,
        isPublic: true,
        otherNames: { orderBy: { position: 'asc' }, select: { language: true, fullName: true } },
      },
    }),
  ]);
  return {
    memorials: rows.map(({ mainPictureId, otherNames, ...row }) => ({
      ...row,
      ...toLifeDates(row),
      pictureId: mainPictureId,
      foundBy: nameFoundBy(words, { ...row, otherNames }),
    })),
    ...countPages(query.page, query.limit, total),
  };
}
