import { db } from '@/lib/platform/db/client';
import type { Wreath } from '../rules';

/** A memorial in the list of the one who created it. */
export type CreatedMemorialView = {
  id: string;
  fullName: string;
  pictureId: string | null;
  enableDigitalFlowers: boolean;
  wreath: Wreath | null;
  createdAt: string;
};

/** Beyond this, /my-memorials with its pages and its search is the place to look. */
const AT_MOST = 100;

/** What a person created, newest first, private ones too. */
export async function memorialsCreatedBy(userId: string): Promise<CreatedMemorialView[]> {
  const rows = await db().memorial.findMany({
    where: { createdById: userId },
    orderBy: [{ createdAt: 'desc' }, { id: 'asc' }],
    take: AT_MOST,
    select: {
      id: true,
      fullName: true,
      mainPictureId: true,
      enableDigitalFlowers: true,
      wreath: true,
      createdAt: true,
    },
  });
  return rows.map(({ mainPictureId, createdAt, ...memorial }) => ({
    ...memorial,
    pictureId: mainPictureId,
    createdAt: createdAt.toISOString(),
  }));
}
