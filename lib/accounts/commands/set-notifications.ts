import type { Viewer } from '@/lib/platform/auth/viewer';
import { db } from '@/lib/platform/db/client';
import type { Notifications } from '../schema';

/** Stores whether the viewer wants a mail about flowers on the memorials they own. */
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
