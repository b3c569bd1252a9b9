import { activeKeeperWhere, EDITING_ROLES } from '@/lib/keepers/rules';
import { requireEditable } from '@/lib/memorials/queries/editable-memorial';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { db } from '@/lib/platform/db/client';

export type FirstReaderChoices = {
  /** The keepers who can read first; the viewer, if among them, comes first. */
  keepers: { userId: string; name: string; isViewer: boolean }[];
  /** Whether the viewer may ask a friend. */
  mayAskFriend: boolean;
};

/** Whom the viewer may let read condolences first. Throws `not_found` and `forbidden`. */
export async function firstReaderChoices(
  viewer: Viewer,
  memorialId: string,
  now = new Date(),
): Promise<FirstReaderChoices> {
  const { can } = await requireEditable(db(), viewer, memorialId);
  const rows = await db().keeper.findMany({
    where: { memorialId, role: { in: [...EDITING_ROLES] }, ...activeKeeperWhere(now) },
    orderBy: [{ createdAt: 'asc' }, { userId: 'asc' }],
    select: { userId: true, user: { select: { firstName: true, lastName: true } } },
  });
  const keepers = rows.map(({ userId, user }) => ({
    userId,
    name: `${user.firstName} ${user.lastName}`.trim(),
    isViewer: userId === viewer.userId,
  }));
  return {
    keepers: keepers.sort((one, other) => Number(other.isViewer) - Number(one.isViewer)),
    mayAskFriend: can.invite,
  };
}
