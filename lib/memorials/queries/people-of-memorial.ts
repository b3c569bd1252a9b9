import { accessPeople } from '@/lib/access/queries/access-people';
import { auditBulkRead } from '@/lib/platform/audit/write-audit';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { db } from '@/lib/platform/db/client';
import { requireEditable } from './editable-memorial';

/**
 * A memorial's access invitations, with e-mail addresses, and its access requests. If an admin reads another family's,
 * the audit trail records it. Throws `not_found` or `forbidden` for viewers who may not edit the memorial.
 */
export async function peopleOfMemorial(viewer: Viewer, id: string) {
  const { asAdmin } = await requireEditable(db(), viewer, id);
  if (asAdmin)
    await auditBulkRead(viewer, {
      action: 'memorial.read-private',
      subject: `memorial/${id}`,
      detail: { fields: 'invitations' },
    });
  return accessPeople(id);
}
