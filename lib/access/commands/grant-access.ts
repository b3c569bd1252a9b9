import type { Tx } from '@/lib/platform/db/client';
import { DAY_MS } from '@/lib/platform/durations';
import { INVITATION_GRANT_DAYS, PASSWORD_GRANT_DAYS } from '../rules';
import { findOrCreateGuest } from './find-or-create-guest';

type GrantSource = { via: 'password' } | { via: 'invitation'; invitationId: string };

const GRANT_DAYS = { password: PASSWORD_GRANT_DAYS, invitation: INVITATION_GRANT_DAYS };

/**
 * Lets the browser with this cookie into a memorial; the caller has checked that it may. A guest
 * who was invited stays invited when they also type the family password. Returns the secret for the
 * cookie.
 * @param secret from the request's cookie; null without one
 */
export async function grantAccess(
  tx: Tx,
  memorialId: string,
  source: GrantSource,
  secret: string | null,
  now: Date,
): Promise<string> {
  const guest = await findOrCreateGuest(tx, secret, now);
  const key = { memorialId, guestId: guest.id };
  const where = { memorialId_guestId: key };
  const existingGrant = await tx.accessGrant.findUnique({
    where,
    select: { via: true, expiresAt: true },
  });
  const staysInvited =
    source.via === 'password' &&
    existingGrant?.via === 'invitation' &&
    existingGrant.expiresAt > now;
  if (staysInvited) return guest.secret;
  const grant = {
    via: source.via,
    invitationId: source.via === 'invitation' ? source.invitationId : null,
    createdAt: now,
    expiresAt: new Date(now.getTime() + GRANT_DAYS[source.via] * DAY_MS),
  };
  await tx.accessGrant.upsert({
    where,
    create: { ...key, ...grant },
    update: grant,
    select: { guestId: true },
  });
  return guest.secret;
}
