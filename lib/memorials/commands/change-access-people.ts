import { decideRequest } from '@/lib/access/commands/decide-request';
import { deleteInvitation, invitePeople } from '@/lib/access/commands/invite-people';
import type { Invited } from '@/lib/access/schema-people';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { db, type Tx } from '@/lib/platform/db/client';
import { lockEditable } from '../queries/editable-memorial';
import { auditAdmin } from './audit-admin';

/**
 * Each changes whom a family lets see a memorial, for somebody who may edit it. An admin who does so for another family is recorded in
 * the audit trail, without names and addresses. They throw `not_found` and `forbidden` as `lockEditable` does.
 */
const change = (viewer: Viewer, id: string, what: string, act: (tx: Tx) => Promise<void>) =>
  db().$transaction(async (tx) => {
    const memorial = await lockEditable(tx, viewer, id);
    await act(tx);
    const detail = { fields: what, uploads: 0 };
    await auditAdmin(tx, viewer, memorial, { action: 'memorial.update', detail });
  });

/** Throws `conflict`, too, where there would be too many. */
export const inviteToSee = (viewer: Viewer, id: string, people: readonly Invited[]) =>
  change(viewer, id, 'invitations', (tx) => invitePeople(tx, id, people, viewer));

export const takeFromList = (viewer: Viewer, id: string, invitationId: string) =>
  change(viewer, id, 'invitations', (tx) => deleteInvitation(tx, id, invitationId));

export const answerRequest = (
  viewer: Viewer,
  id: string,
  requestId: string,
  decision: 'grant' | 'decline',
) =>
  change(viewer, id, 'requests', (tx) => decideRequest(tx, id, requestId, decision, viewer.userId));
