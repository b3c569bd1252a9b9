import type { Viewer } from '@/lib/platform/auth/viewer';
import { db } from '@/lib/platform/db/client';
import { requireEditable } from '../queries/editable-memorial';
import { storedForm } from '../queries/stored-form';
import { auditAdmin } from './audit-admin';

/**
 * Returns the identity number and relatives' contacts in clear text, for the owner, the keepers whom the owner trusts
 * with them, and admins (product.md, "Personal data"). Relatives have the same `_id` as in the answers for editors. An
 * admin who reads a memorial of others is audited. Throws as `requireEditable` does.
 */
export async function readPrivate(viewer: Viewer, id: string) {
  return db().$transaction(async (tx) => {
    const memorial = await requireEditable(tx, viewer, id, 'readPrivate');
    await auditAdmin(tx, viewer, memorial, { action: 'memorial.read-private' });
    const { identityNumber, familyMembers } = await storedForm(tx, id);
    return { identityNumber, familyMembers };
  });
}
