import type { Viewer } from '@/lib/platform/auth/viewer';
import { db } from '@/lib/platform/db/client';
import type { Translate } from '@/lib/platform/language/message';
import type { SessionView } from '../api-schema';
import { deviceName } from '../device-rules';

/** The viewer's valid sessions: the current one first, then newest first. */
export async function liveSessions(
  viewer: Viewer,
  t: Translate,
  now = new Date(),
): Promise<SessionView[]> {
  const rows = await db().session.findMany({
    where: { userId: viewer.userId, revokedAt: null, expiresAt: { gt: now } },
    orderBy: { createdAt: 'desc' },
    take: 100,
    select: { id: true, userAgent: true, createdAt: true, expiresAt: true },
  });
  const views = rows.map(({ id, userAgent, createdAt, expiresAt }) => ({
    id,
    device: deviceName(userAgent, t),
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    current: id === viewer.sessionId,
  }));
  return views.sort((one, other) => Number(other.current) - Number(one.current));
}
