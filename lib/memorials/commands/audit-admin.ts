import { type AuditEntry, writeAudit } from '@/lib/platform/audit/write-audit';
import type { Viewer } from '@/lib/platform/auth/viewer';
import type { Tx } from '@/lib/platform/db/client';
import type { EditableMemorial } from '../queries/editable-memorial';

type AdminAction = Pick<AuditEntry, 'action' | 'detail'>;

/**
 * Records an act in the audit trail if the viewer may do it only as an admin (product.md 6). Acts
 * of keepers are not audited.
 */
export async function auditAdmin(
  tx: Tx,
  viewer: Viewer,
  { id, asAdmin }: Pick<EditableMemorial, 'id' | 'asAdmin'>,
  action: AdminAction,
): Promise<void> {
  if (asAdmin) await writeAudit(tx, { actor: viewer.userId, subject: `memorial/${id}`, ...action });
}
