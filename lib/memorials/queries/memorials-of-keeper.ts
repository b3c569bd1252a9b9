import { activeKeeperWhere, EDITING_ROLES } from '@/lib/keepers/rules';
import { db } from '@/lib/platform/db/client';
import type { Wreath } from '../rules';

/** A memorial in its keeper's list. */
export type KeeperMemorialView = {
  id: string;
  fullName: string;
  pictureId: string | null;
  enableDigitalFlowers: boolean;
  wreath: Wreath | null;
  createdAt: string;
};

/** Keepers of more memorials use /my-memorials, which has pages and a search. */
const MAX_LISTED = 100;

/**
 * The memorials that a person owns or keeps, including private ones, newest first. Those they contribute to are only in
 * /my-memorials.
 */
export async function memorialsOfKeeper(userId: string): Promise<KeeperMemorialView[]> {
  const rows = await db().memorial.findMany({
    where: {
      keepers: {
        some: { userId, role: { in: [...EDITING_ROLES] }, ...activeKeeperWhere(new Date()) },
      },
    },
    orderBy: [{ createdAt: 'desc' }, { id: 'asc' }],
    take: MAX_LISTED,
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
