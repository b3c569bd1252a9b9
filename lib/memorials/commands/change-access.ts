import { checkHint } from '@/lib/access/commands/check-hint';
import { hashAccessChange, setVisibility } from '@/lib/access/commands/set-visibility';
import type { AccessChange } from '@/lib/access/schema';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { db } from '@/lib/platform/db/client';
import { publishEvent } from '@/lib/platform/events/publish-event';
import { requireNoAnnouncedDeletion } from '../queries/announced-deletion';
import { lockEditable, requireChangeableEarly } from '../queries/editable-memorial';
import { auditAdmin } from './audit-admin';

/**
 * Sets who may see a memorial. An admin who changes a memorial of others is audited, without the
 * password. Throws `not_found`, `forbidden`, `invalid` for the level `password` without any
 * password or for a hint that contains the password, and `conflict` if the memorial is about to be
 * deleted.
 */
export async function changeAccess(
  viewer: Viewer,
  id: string,
  change: AccessChange,
): Promise<void> {
  // A keeper who has been removed but not left yet must not set a password: they could use it to
  // come back.
  const right = change.password ? 'invite' : 'edit';
  await requireChangeableEarly(viewer, id, right); // before hashing, which is expensive
  await checkHint(id, change);
  const hashed = await hashAccessChange(change);
  await db().$transaction(async (tx) => {
    const memorial = await lockEditable(tx, viewer, id, right);
    if (change.visibility) await requireNoAnnouncedDeletion(tx, id);
    await setVisibility(tx, id, hashed, { userId: viewer.userId, asAdmin: memorial.asAdmin });
    await auditAdmin(tx, viewer, memorial, {
      action: 'memorial.update',
      detail: { fields: Object.keys(change).join(', '), uploads: 0 },
    });
    await publishEvent(tx, { type: 'memorial.updated', memorialId: id, id });
  });
}
