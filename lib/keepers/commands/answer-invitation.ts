import { writeAudit } from '@/lib/platform/audit/write-audit';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { invalidatePage } from '@/lib/platform/cache/invalidate-page';
import { db, type Tx } from '@/lib/platform/db/client';
import { AppError } from '@/lib/platform/errors';
import { messageFor } from '@/lib/platform/language/message';
import { toOfferedLanguage } from '@/lib/platform/language/offered-languages';
import { enqueueMail } from '@/lib/platform/mail/enqueue-mail';
import * as paths from '@/lib/platform/paths';
import { invitationAcceptedMail } from '../keeper-mails';
import { findLinkedInvitation, type LinkedInvitation } from '../queries/find-linked-invitation';
import { requireNotFrozen } from '../queries/freeze';
import { lockKeepers } from '../queries/memorial-with-rights';
import { higherRole } from '../rules';
import { recordEvent } from './record-event';

/**
 * Accepts an invitation: the viewer becomes a keeper or contributor, or keeps a higher role. Only the account with the
 * invited address may accept. Its address is confirmed, since nobody can sign in before confirming it. May be repeated.
 * Returns the memorial's id. Throws `not_found` for an unknown link, `gone` for an invitation that has ended, and
 * `forbidden` for another account or while the memorial is frozen.
 */
export async function acceptInvitation(
  viewer: Viewer,
  secret: string,
  now = new Date(),
): Promise<string> {
  return db().$transaction(async (tx) => {
    const invitation = await lockInvitation(tx, secret, now);
    const { memorialId } = invitation;
    const key = { memorialId, userId: viewer.userId };
    const currentKeeper = await tx.keeper.findUnique({
      where: { memorialId_userId: key },
      select: { role: true },
    });
    if (invitation.state === 'accepted' && currentKeeper) return memorialId;
    if (invitation.state !== 'sent') throw invitationEndedError(invitation);
    if (invitation.email !== viewer.email)
      throw new AppError(
        'forbidden',
        messageFor('keepers.refusals.otherAddress', { email: invitation.maskedEmail }),
      );
    await requireNotFrozen(tx, viewer, memorialId);
    const role = currentKeeper ? higherRole(currentKeeper.role, invitation.role) : invitation.role;
    await tx.keeper.upsert({
      where: { memorialId_userId: key },
      create: { ...key, role, createdAt: now },
      // An older invitation to a lower role does not undo a removal.
      update: {
        role,
        ...(role !== currentKeeper?.role && { roleSince: now }),
        ...(role === invitation.role && { leavesAt: null }),
      },
      select: { role: true },
    });
    await endInvitation(tx, invitation, 'accepted', now);
    await recordEvent(tx, {
      memorialId,
      action: 'joined',
      actorId: viewer.userId,
      personId: viewer.userId,
      detail: { role },
    });
    await writeAudit(tx, {
      actor: viewer.userId,
      action: 'keeper.add',
      subject: `memorial/${memorialId}`,
      detail: { userId: viewer.userId, role },
    });
    // The gate of the page lets people send the family a request only while there are keepers.
    await invalidatePage(tx, paths.memorial(memorialId));
    await mailOwner(tx, viewer, invitation);
    return memorialId;
  });
}

/**
 * Declines an invitation, for anybody with its link. May be repeated. Throws `not_found` and
 * `gone`.
 */
export async function declineInvitation(secret: string, now = new Date()): Promise<void> {
  await db().$transaction(async (tx) => {
    const invitation = await lockInvitation(tx, secret, now);
    if (invitation.state === 'declined') return;
    if (invitation.state !== 'sent') throw invitationEndedError(invitation);
    await endInvitation(tx, invitation, 'declined', now);
    const { memorialId, role } = invitation;
    await recordEvent(tx, { memorialId, action: 'declined', actorId: null, detail: { role } });
  });
}

/**
 * Locks the memorial and returns the invitation, read again after the lock because it may have
 * changed.
 */
async function lockInvitation(tx: Tx, secret: string, now: Date): Promise<LinkedInvitation> {
  const found = await findLinkedInvitation(secret, now, tx);
  if (found) await lockKeepers(tx, found.memorialId);
  const invitation = found && (await findLinkedInvitation(secret, now, tx));
  if (!invitation) throw new AppError('not_found', messageFor('keepers.refusals.unknownLink'));
  return invitation;
}

const invitationEndedError = ({ state }: LinkedInvitation) =>
  new AppError(
    'gone',
    state === 'accepted'
      ? messageFor('keepers.refusals.used')
      : messageFor('keepers.refusals.ended'),
  );

async function endInvitation(
  tx: Tx,
  { id }: LinkedInvitation,
  state: 'accepted' | 'declined',
  now: Date,
): Promise<void> {
  await tx.keeperInvitation.update({
    where: { id },
    data: { state, emailSealed: '', endedAt: now },
    select: { id: true },
  });
}

/** Mails the owner, if there is one. */
async function mailOwner(tx: Tx, viewer: Viewer, invitation: LinkedInvitation): Promise<void> {
  const owner = await tx.keeper.findFirst({
    where: { memorialId: invitation.memorialId, role: 'owner' },
    select: { user: { select: { email: true, firstName: true, language: true } } },
  });
  if (!owner) return;
  const { user } = owner;
  await enqueueMail(
    tx,
    invitationAcceptedMail(invitation, viewer, user, toOfferedLanguage(user.language)),
  );
}
