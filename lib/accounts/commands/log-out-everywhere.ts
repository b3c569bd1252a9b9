import type { Viewer } from '@/lib/auth/viewer';
import { db } from '@/lib/db/client';
import { endAllSessions } from './end-all-sessions';
import { lockAccount } from './lock-account';

/** Ends every session of the viewer, the asking one included. */
export async function logOutEverywhere({ userId }: Viewer, now = new Date()): Promise<void> {
  await db().$transaction(async (tx) => {
    await lockAccount(tx, userId);
    await endAllSessions(tx, userId, now);
  });
}
