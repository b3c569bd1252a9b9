import { db } from '@/lib/db/client';
import type { Prisma } from '@/lib/db/generated/client';
import { toIsoDay } from '../iso-day';
import { foldName } from '../rules';
import type { ListQuery } from '../schema-list';

/** One card of the listing. */
export type MemorialCardView = {
  id: string;
  fullName: string;
  birthDate: string;
  deathDate: string;
  pictureId: string | null;
  enableDigitalFlowers: boolean;
};

export type MemorialList = {
  memorials: MemorialCardView[];
  currentPage: number;
  totalPages: number;
  total: number;
};

/** Public memorials that match, a page of them. Private ones are not counted either. */
export async function listMemorials(query: ListQuery): Promise<MemorialList> {
  const where = whereOf(query);
  const [total, rows] = await Promise.all([
    db().memorial.count({ where }),
    db().memorial.findMany({
      where,
      orderBy: [{ [query.sortBy]: query.sortOrder }, { id: 'asc' }],
      skip: (query.page - 1) * query.limit,
      take: query.limit,
      select: {
        id: true,
        fullName: true,
        birthDate: true,
        deathDate: true,
        mainPictureId: true,
        enableDigitalFlowers: true,
      },
    }),
  ]);
  return {
    memorials: rows.map(({ mainPictureId, ...row }) => ({
      ...row,
      birthDate: toIsoDay(row.birthDate),
      deathDate: toIsoDay(row.deathDate),
      pictureId: mainPictureId,
    })),
    currentPage: query.page,
    totalPages: Math.max(1, Math.ceil(total / query.limit)),
    total,
  };
}

/** Quick search: a part of the full name, accents and case ignored, or of the id (spec 5). */
function whereOf({ name }: ListQuery): Prisma.MemorialWhereInput {
  if (!name) return { isPublic: true };
  const insensitive = { contains: escapeLike(name), mode: 'insensitive' } as const;
  const folded = foldName(name);
  // A lone accent or apostrophe folds to nothing, which would match everybody.
  const byName = folded ? [{ searchName: { contains: escapeLike(folded) } }] : [];
  return { isPublic: true, OR: [...byName, { id: insensitive }] };
}

/** Prisma hands % and _ to LIKE as they are (design/security.md, fact 5). */
const escapeLike = (text: string) => text.replace(/[\\%_]/g, '\\$&');
