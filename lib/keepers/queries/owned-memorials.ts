import { db } from '@/lib/platform/db/client';
import type { Succession } from '../rules';

/** A memorial that somebody owns, with the keepers who could own it next. */
export type OwnedMemorial = {
  id: string;
  fullName: string;
  keepers: { id: string; name: string; succession: Succession | null }[];
};

/** An owner of more memorials must first hand on or delete some of them on the pages of those memorials. */
const MAX_LISTED = 100;

/**
 * The memorials that a person owns, newest first. Of each memorial's keepers, the successor comes
 * first.
 */
export async function ownedMemorials(userId: string): Promise<OwnedMemorial[]> {
  const rows = await db().keeper.findMany({
    where: { userId, role: 'owner' },
    orderBy: [{ createdAt: 'desc' }, { memorialId: 'asc' }],
    take: MAX_LISTED,
    select: {
      memorial: {
        select: {
          id: true,
          fullName: true,
          keepers: {
            where: { role: 'keeper', leavesAt: null },
            orderBy: [
              { succession: { sort: 'desc', nulls: 'last' } }, // `accepted` sorts before `asked`
              { createdAt: 'asc' },
              { userId: 'asc' },
            ],
            select: {
              succession: true,
              user: { select: { id: true, firstName: true, lastName: true } },
            },
          },
        },
      },
    },
  });
  return rows.map(({ memorial: { keepers, ...memorial } }) => ({
    ...memorial,
    keepers: keepers.map(({ succession, user }) => ({
      id: user.id,
      name: `${user.firstName} ${user.lastName}`,
      succession,
    })),
  }));
}
