import { decideRequest } from '@/lib/access/commands/decide-request';
import { deleteInvitation, invitePeople } from '@/lib/access/commands/invite-people';
import type { InvitedPerson } from '@/lib/access/schema-people';
import { recordEvent } from '@/lib/keepers/commands/record-event';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { db, type Tx } from '@/lib/platform/db/client';
import { lockEditable } from '../queries/editable-memorial';
import { auditAdmin } from './audit-admin';

/**
 * Runs one change to who may see a memorial, and records it as an event for its keepers unless
 * `event` is null. An admin who acts for another family is audited, without names and addresses.
 * Letting somebody in needs the right `invite`. A removed keeper who has not left yet has lost it.
 * Throws as `lockEditable` does.
 */
const changeAccessList = (
  viewer: Viewer,
  id: string,
  changedFields: string,
  run: (tx: Tx) => Promise<void>,
  event: 'letIn' | 'takenOff' | null,
) =>
  db().$transaction(async (tx) => {
    const memorial = await lockEditable(tx, viewer, id, event === 'letIn' ? 'invite' : 'edit');
    await run(tx);
    const { asAdmin } = memorial;
    if (event)
      await recordEvent(tx, {
        memorialId: id,
        action: event,
        actorId: viewer.userId,
        detail: { asAdmin },
      });
    const detail = { fields: changedFields, uploads: 0 };
    await auditAdmin(tx, viewer, memorial, { action: 'memorial.update', detail });
  });

/** Also throws `conflict` if the list would become too long. */
export const inviteToSee = (viewer: Viewer, id: string, people: readonly InvitedPerson[]) =>
  changeAccessList(
    viewer,
    id,
    'invitations',
    (tx) => invitePeople(tx, id, people, viewer),
    'letIn',
  );

export const removeFromAccessList = (viewer: Viewer, id: string, invitationId: string) =>
  changeAccessList(
    viewer,
    id,
    'invitations',
    (tx) => deleteInvitation(tx, id, invitationId),
    'takenOff',
  );

export const answerAccessRequest = (
  viewer: Viewer,
  id: string,
  requestId: string,
  decision: 'grant' | 'decline',
) =>
  changeAccessList(
    viewer,
    id,
    'requests',
    (tx) => decideRequest(tx, id, requestId, decision, viewer.userId),
    decision === 'grant' ? 'letIn' : null,
  );
