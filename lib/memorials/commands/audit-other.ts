import { type AuditEntry, writeAudit } from '@/lib/audit/write-audit';
import type { Viewer } from '@/lib/auth/viewer';
import type { Tx } from '@/lib/db/client';

type Act = Pick<AuditEntry, 'action' | 'detail'>;

/**
 * Writes into the audit trail what somebody does to a memorial they did not create, which only admins may
 * (spec 6). Takes the creator's id, null when the account is gone. Creators leave no line.
 */
export async function auditOther(
  tx: Tx,
  viewer: Viewer,
  memorialId: string,
  createdById: string | null,
  act: Act,
): Promise<void> {
  if (createdById === viewer.userId) return;
  await writeAudit(tx, { actor: viewer.userId, subject: `memorial/${memorialId}`, ...act });
}
