import { writeAudit } from '@/lib/platform/audit/write-audit';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { db } from '@/lib/platform/db/client';
import { requireEditable } from './editable-memorial';
import { storedForm } from './stored-form';

/**
 * Identity number and relatives' contacts in the clear, for the creator and admins who ask for them
 * (product.md, "Personal data"); each relative has the `_id` of the editors' answers. An admin who reads somebody else's is recorded in the audit trail.
 * Throws as `requireEditable` does.
 */
export async function privateDetails(viewer: Viewer, id: string) {
  return db().$transaction(async (tx) => {
    const { createdById } = await requireEditable(tx, viewer, id);
    if (createdById !== viewer.userId)
      await writeAudit(tx, {
        actor: viewer.userId,
        action: 'memorial.read-private',
        subject: `memorial/${id}`,
      });
    const { identityNumber, familyMembers } = await storedForm(tx, id);
    return { identityNumber, familyMembers };
  });
}
