import type { Viewer } from '@/lib/platform/auth/viewer';
import { db } from '@/lib/platform/db/client';
import type { Notifications } from '../schema';

export const notificationsOf = ({ userId }: Viewer): Promise<Notifications> =>
  db().user.findUniqueOrThrow({ where: { id: userId }, select: { notifyTributes: true } });
