import type { Viewer } from '@/lib/auth/viewer';
import { db } from '@/lib/db/client';
import type { Notifications } from '../schema';

/** Remembers whether a creator hears by mail of flowers on their memorials. */
export async function setNotifications(
  { userId }: Viewer,
  { notifyTributes }: Notifications,
): Promise<void> {
  await db().user.update({
    where: { id: userId },
    data: { notifyTributes },
    select: { id: true },
  });
}
