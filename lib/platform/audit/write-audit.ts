import type { Viewer } from '@/lib/platform/auth/viewer';
import { db, type Tx } from '@/lib/platform/db/client';

/**
 * The audited actions: what an admin or the operator's script does to other people's data, and
 * changes of people's rights to a memorial.
 */
export type AuditAction =
  | 'user.delete'
  | 'tribute.delete'
  | 'memorial.update'
  | 'memorial.delete'
  | 'memorial.announce-deletion'
  | 'memorial.stop-deletion'
  | 'memorial.read-private'
  | 'keeper.invite'
  | 'keeper.add'
  | 'keeper.remove'
  | 'keeper.trust'
  | 'keeper.successor'
  | 'handover.announce'
  | 'handover.stop'
  | 'handover.done'
  | 'order.refund'
  | 'order.confirm-refund'
  | 'order.withdraw-refund'
  | 'order.retry'
  | 'order.close-review'
  | 'asset.add'
  | 'message.answered'
  | 'message.unanswered'
  | 'condolence.pass'
  | 'condolence.refuse'
  | 'condolence.decide'
  | 'condolence.settings'
  | 'case.open'
  | 'case.freeze'
  | 'case.lift'
  | 'case.hide-relative'
  | 'case.show-relative'
  | 'case.decide'
  | 'legal.publish'
  | 'legal.take-down'
  | 'mail.retry'
  | 'job.retry'
  | 'setting.change'
  | 'webhook.add'
  | 'webhook.change'
  | 'webhook.secret'
  | 'webhook.delete'
  | 'plan.change'
  | 'export'
  | 'role.grant'
  | 'role.revoke';

export type AuditEntry = {
  /** The id of the acting person, or `system` for the operator's script. */
  actor: string;
  action: AuditAction;
  /** Kind and id, for example `user/4kZ…`. */
  subject: string;
  /**
   * Ids and amounts. Nothing personal, because the trail can never be deleted (product.md,
   * "Personal data").
   */
  detail?: Record<string, string | number | boolean>;
};

/**
 * Writes to the audit trail in the transaction of the action, so that there is never one without
 * the other. The database does not allow changing or deleting entries (security.md, "Audit").
 */
export async function writeAudit(tx: Tx, { detail = {}, ...entry }: AuditEntry): Promise<void> {
  await tx.auditEvent.create({ data: { ...entry, detail }, select: { id: true } });
}

/**
 * Records that an admin is about to read the data of many people. An action that changes something
 * calls `writeAudit` in its own transaction instead.
 */
export const auditBulkRead = (viewer: Viewer, entry: Omit<AuditEntry, 'actor'>): Promise<void> =>
  db().$transaction((tx) => writeAudit(tx, { actor: viewer.userId, ...entry }));
