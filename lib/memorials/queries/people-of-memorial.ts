import { accessPeople } from '@/lib/access/queries/access-people';
import { auditAttempt } from '@/lib/platform/audit/write-audit';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { db } from '@/lib/platform/db/client';
import { requireEditable } from './editable-memorial';

/**
 * Whom the family lets see a memorial, with their addresses, and who asks. An admin who reads those of another family is recorded in the
 * audit trail. Throws `not_found` and `forbidden` for who may not edit it.
 */
export async function peopleOfMemorial(viewer: Viewer, id: string) {
  const { asAdmin } = await requireEditable(db(), viewer, id);
  if (asAdmin)
    await auditAttempt(viewer, {
      action: 'memorial.read-private',
      subject: `memorial/${id}`,
      detail: { fields: 'invitations' },
    });
  return accessPeople(id);
}
