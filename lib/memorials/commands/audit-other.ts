import { type AuditEntry, writeAudit } from '@/lib/platform/audit/write-audit';
import type { Viewer } from '@/lib/platform/auth/viewer';
import type { Tx } from '@/lib/platform/db/client';

type Act = Pick<AuditEntry, 'action' | 'detail'>;

/**
 * Records in the audit trail what admins do to memorials that others created (product.md 6). Accepts the
 * creator's id, null when the account is gone. What creators do is not recorded.
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
