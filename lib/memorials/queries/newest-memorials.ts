import { db } from '@/lib/platform/db/client';
import { toIsoDay } from '../iso-day';

export type NewMemorialView = {
  id: string;
  fullName: string;
  birthDate: string;
  deathDate: string;
  biography: string;
  pictureId: string | null;
  enableDigitalFlowers: boolean;
  createdAt: string;
};

/** The public memorials that were added last, newest first. */
export async function newestMemorials(atMost: number): Promise<NewMemorialView[]> {
  const rows = await db().memorial.findMany({
    where: { isPublic: true },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: atMost,
    select: {
      id: true,
      fullName: true,
      birthDate: true,
      deathDate: true,
      biography: true,
      mainPictureId: true,
      enableDigitalFlowers: true,
      createdAt: true,
    },
  });
  return rows.map(({ mainPictureId, ...row }) => ({
    ...row,
    pictureId: mainPictureId,
    birthDate: toIsoDay(row.birthDate),
    deathDate: toIsoDay(row.deathDate),
    createdAt: row.createdAt.toISOString(),
  }));
}
