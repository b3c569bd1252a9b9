import type { Tx } from '@/lib/db/client';

/** What an admin, or the operator with a script, may do to what belongs to others. */
export type AuditAction =
  | 'user.delete'
  | 'tribute.delete'
  | 'memorial.update'
  | 'memorial.delete'
  | 'memorial.read-private'
  | 'order.refund'
  | 'order.confirm-refund'
  | 'order.withdraw-refund'
  | 'order.retry'
  | 'order.close-review'
  | 'export'
  | 'role.grant'
  | 'role.revoke';

export type AuditEntry = {
  /** The id of whoever does it, or `system` for a script of the operator's. */
  actor: string;
  action: AuditAction;
  /** Kind and id, for example `user/4kZ…`. */
  subject: string;
  /** Ids and amounts. Nothing personal: the trail can never be emptied (decisions.md, "Personal data"). */
  detail?: Record<string, string | number>;
};

/**
 * Writes into the audit trail in the transaction of the act itself: both happen, or neither. The
 * database lets nobody change or remove a line of it (design/security.md, "Audit").
 */
export async function writeAudit(tx: Tx, { detail = {}, ...entry }: AuditEntry): Promise<void> {
  await tx.auditEvent.create({ data: { ...entry, detail }, select: { id: true } });
}
