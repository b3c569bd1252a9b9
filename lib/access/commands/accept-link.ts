import { db } from '@/lib/platform/db/client';
import { AppError } from '@/lib/platform/errors';
import { messageFor } from '@/lib/platform/language/message';
import { findAccessLink } from '../queries/find-access-link';
import { grantAccess } from './grant-access';

/**
 * Lets a browser into the memorial of a family's link, which works in several browsers until it
 * expires. Returns the memorial's id and the secret for the guest's cookie. Throws `not_found` for
 * an unknown link, and `gone` for one that is over.
 * @param guestSecret from the request's cookie; null without one
 */
export async function acceptLink(token: string, guestSecret: string | null, now = new Date()) {
  const link = await findAccessLink(token, now);
  if (!link) throw new AppError('not_found', messageFor('access.refusals.linkNotFound'));
  if (link.isOver) throw new AppError('gone', messageFor('access.refusals.linkOver'));
  const { id: invitationId, memorialId } = link;
  return db().$transaction(async (tx) => {
    const { count } = await tx.accessInvitation.updateMany({
      where: { id: invitationId },
      data: { acceptedAt: now },
    });
    if (count === 0) throw new AppError('gone', messageFor('access.refusals.linkOver'));
    const source = { via: 'invitation', invitationId } as const;
    return { memorialId, secret: await grantAccess(tx, memorialId, source, guestSecret, now) };
  });
}
