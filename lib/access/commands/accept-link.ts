import { db } from '@/lib/platform/db/client';
import { AppError } from '@/lib/platform/errors';
import { said } from '@/lib/platform/language/said';
import { openLink } from '../queries/open-link';
import { letGuestIn } from './let-guest-in';

/**
 * Lets a browser into the memorial of a family's link, which works in several browsers until it
 * expires. Returns the memorial's id and the secret for the guest's cookie. Throws `not_found` for
 * an unknown link, and `gone` for one that is over.
 * @param guestSecret from the request's cookie; null without one
 */
export async function acceptLink(token: string, guestSecret: string | null, now = new Date()) {
  const link = await openLink(token, now);
  if (!link) throw new AppError('not_found', said('access.refusals.linkNotFound'));
  if (link.isOver) throw new AppError('gone', said('access.refusals.linkOver'));
  const { id: invitationId, memorialId } = link;
  return db().$transaction(async (tx) => {
    const { count } = await tx.accessInvitation.updateMany({
      where: { id: invitationId },
      data: { acceptedAt: now },
    });
    if (count === 0) throw new AppError('gone', said('access.refusals.linkOver'));
    const way = { via: 'invitation', invitationId } as const;
    return { memorialId, secret: await letGuestIn(tx, memorialId, way, guestSecret, now) };
  });
}
