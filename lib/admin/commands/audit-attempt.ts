import { type AuditEntry, writeAudit } from '@/lib/audit/write-audit';
import type { Viewer } from '@/lib/auth/viewer';
import { db } from '@/lib/db/client';

/**
 * Writes down, before it is done, what an admin is about to do with an order or with the data of many.
 * The line stays when the act is refused: it says that somebody tried.
 */
export const auditAttempt = (viewer: Viewer, entry: Omit<AuditEntry, 'actor'>): Promise<void> =>
  db().$transaction((tx) => writeAudit(tx, { actor: viewer.userId, ...entry }));
