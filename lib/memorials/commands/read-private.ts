import type { Viewer } from '@/lib/platform/auth/viewer';
import { db } from '@/lib/platform/db/client';
import { requireEditable } from '../queries/editable-memorial';
import { storedForm } from '../queries/stored-form';
import { auditAdmin } from './audit-admin';

/**
 * Identity number and relatives' contacts in the clear, for the owner, keepers whom the owner trusts with them, and admins, who ask for them
 * (product.md, "Personal data"); each relative has the `_id` of the editors' answers. An admin who reads somebody else's is recorded in the audit trail.
 * Throws as `requireEditable` does.
 */
export async function readPrivate(viewer: Viewer, id: string) {
  return db().$transaction(async (tx) => {
    const memorial = await requireEditable(tx, viewer, id, 'readPrivate');
    await auditAdmin(tx, viewer, memorial, { action: 'memorial.read-private' });
    const { identityNumber, familyMembers } = await storedForm(tx, id);
    return { identityNumber, familyMembers };
  });
}
