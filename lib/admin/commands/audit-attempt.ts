import { type AuditEntry, writeAudit } from '@/lib/audit/write-audit';
import type { Viewer } from '@/lib/auth/viewer';
import { db } from '@/lib/db/client';

/**
 * Writes down, before it is done, that an admin is about to read the data of many. An act that writes
 * does so in its own transaction.
 */
export const auditAttempt = (viewer: Viewer, entry: Omit<AuditEntry, 'actor'>): Promise<void> =>
  db().$transaction((tx) => writeAudit(tx, { actor: viewer.userId, ...entry }));
