import type { Viewer } from '@/lib/platform/auth/viewer';
import { db, type Tx } from '@/lib/platform/db/client';
import { AppError } from '@/lib/platform/errors';
import { messageFor } from '@/lib/platform/language/message';
import type { DeviceOwner } from '../known-device';
import { deleteKnownDevices } from './delete-known-devices';
import { lockAccount } from './lock-account';

/** Ends one session, at once and on every instance. May be repeated. */
export async function endSession(sessionId: string, now = new Date()): Promise<void> {
  await db().session.updateMany({
    where: { id: sessionId, revokedAt: null },
    data: { revokedAt: now },
  });
}

/**
 * Ends one of the viewer's sessions, at once and on every instance. Throws `not_found` if they have
 * no valid session with this id.
 */
export async function endOwnSession(
  { userId }: Viewer,
  sessionId: string,
  now = new Date(),
): Promise<void> {
  const { count } = await db().session.updateMany({
    where: { id: sessionId, userId, revokedAt: null, expiresAt: { gt: now } },
    data: { revokedAt: now },
  });
  if (count === 0) throw new AppError('not_found', messageFor('accounts.refusals.noSession'));
}

/**
 * Ends every session of the viewer, including the current one, and makes all devices unknown to the
 * account. Returns the `DeviceOwner` with which cookies are signed from now on.
 */
export async function logOutEverywhere({ userId }: Viewer, now = new Date()): Promise<DeviceOwner> {
  return db().$transaction(async (tx) => {
    await lockAccount(tx, userId);
    await endAllSessions(tx, userId, now);
    return deleteKnownDevices(tx, userId);
  });
}

/** Ends every session of an account, at once and on every instance. */
export async function endAllSessions(tx: Tx, userId: string, now: Date): Promise<void> {
  await tx.session.updateMany({
    where: { userId, revokedAt: null },
    data: { revokedAt: now },
  });
}
