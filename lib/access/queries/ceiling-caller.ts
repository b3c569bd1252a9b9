import { hashAccessAddress } from '@/lib/accounts/keyed-hash';
import { activeKeeperWhere } from '@/lib/keepers/rules';
import { isAdmin, type Viewer } from '@/lib/platform/auth/viewer';
import { db } from '@/lib/platform/db/client';
import { DAY_MS } from '@/lib/platform/durations';
import { callerNetworks } from '@/lib/platform/http/caller-networks';
import type { CeilingCaller } from '@/lib/platform/http/consume-ceiling';
import type { Reader } from '../reader';
import { KNOWN_MEMBER_DAYS } from '../rules';

/** Who sends a form, for the shared ceilings that count it. */
export type FormCaller = CeilingCaller & {
  /** The confirmed address of the caller's account; null without one. */
  ownEmail: string | null;
};

/**
 * Who sends a request, for the ceilings that all callers share (docs/security.md, "Shared
 * ceilings"). Known are admins, accounts that are some days old, keepers, people who were invited,
 * and browsers that were let in.
 * @param memorialId the memorial that the request is about; null if it is about none, where keepers
 * and guests of any memorial are known
 */
export async function ceilingCaller(
  request: Request,
  reader: Reader,
  memorialId: string | null,
  now = new Date(),
): Promise<FormCaller> {
  const { viewer, guestId } = reader;
  const ofMemorial: { memorialId?: string } = memorialId === null ? {} : { memorialId };
  const isKnownAccount = viewer !== null && (await isKnown(viewer, ofMemorial, now));
  const isKnownGuest =
    guestId !== null &&
    (await db().accessGrant.count({ where: { ...ofMemorial, guestId, expiresAt: { gt: now } } })) >
      0;
  const guest = isKnownGuest ? `guest ${guestId}` : null;
  return {
    sources: callerNetworks(request),
    known: isKnownAccount ? `account ${viewer.userId}` : guest,
    ownEmail: viewer?.email ?? null,
  };
}

async function isKnown(
  viewer: Viewer,
  ofMemorial: { memorialId?: string },
  now: Date,
): Promise<boolean> {
  if (isAdmin(viewer)) return true;
  const oldest = new Date(now.getTime() - KNOWN_MEMBER_DAYS * DAY_MS);
  const known = await db().user.count({
    where: {
      id: viewer.userId,
      emailVerifiedAt: { not: null },
      OR: [
        { createdAt: { lte: oldest } },
        { keeps: { some: { ...ofMemorial, ...activeKeeperWhere(now) } } },
      ],
    },
  });
  if (known > 0) return true;
  const addressHash = hashAccessAddress(viewer.email);
  return (await db().accessInvitation.count({ where: { ...ofMemorial, addressHash } })) > 0;
}
