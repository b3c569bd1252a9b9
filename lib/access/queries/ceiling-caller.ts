import { hashAccessAddress } from '@/lib/accounts/keyed-hash';
import { activeKeeperWhere } from '@/lib/keepers/rules';
import { isAdmin, type Viewer } from '@/lib/platform/auth/viewer';
import { db } from '@/lib/platform/db/client';
import { DAY_MS } from '@/lib/platform/durations';
import { callerNetworks } from '@/lib/platform/http/caller-networks';
import type { CeilingCaller, KnownCaller } from '@/lib/platform/http/consume-ceiling';
import { isPublicId } from '@/lib/platform/ids/public-id';
import type { Reader } from '../reader';
import { KNOWN_MEMBER_DAYS, USES_OF_PASSWORD_GUESTS } from '../rules';

/** Who sends a form, for the shared ceilings that count it. */
export type FormCaller = CeilingCaller & {
  /** The confirmed address of the caller's account; null without one. */
  ownEmail: string | null;
};

/**
 * Who sends a request, for the ceilings that all callers share (docs/security.md, "Shared
 * ceilings"). Known are admins, accounts that are some days old, keepers, people who were invited,
 * and browsers that were let in.
 * @param memorialId the memorial that the request is about; null if it is about none, where only
 * accounts are known, but keepers and invited people of any memorial
 */
export async function ceilingCaller(
  request: Request,
  { viewer, guestId }: Reader,
  memorialId: string | null,
  now = new Date(),
): Promise<FormCaller> {
  // PostgreSQL cannot compare every text that an address may contain; '' is the id of no memorial.
  const id = memorialId === null || isPublicId(memorialId) ? memorialId : '';
  const account = viewer && (await knownAccount(viewer, id, now));
  const isFamily = account !== null && !account.isByAge;
  const guest = !isFamily && guestId && id ? await knownGuest(guestId, id, now) : null;
  return {
    sources: callerNetworks(request),
    known: guest ?? account,
    ownEmail: viewer?.email ?? null,
  };
}

async function knownAccount(
  viewer: Viewer,
  memorialId: string | null,
  now: Date,
): Promise<KnownCaller | null> {
  const key = `account ${viewer.userId}`;
  if (isAdmin(viewer)) return { key, isByAge: false };
  const ofMemorial = memorialId === null ? {} : { memorialId };
  const user = await db().user.findUnique({
    where: { id: viewer.userId, emailVerifiedAt: { not: null } },
    select: {
      createdAt: true,
      keeps: {
        where: { ...ofMemorial, ...activeKeeperWhere(now) },
        select: { role: true },
        take: 1,
      },
    },
  });
  if (!user) return null;
  const addressHash = hashAccessAddress(viewer.email);
  const isFamily =
    user.keeps.length > 0 ||
    (await db().accessInvitation.count({ where: { ...ofMemorial, addressHash } })) > 0;
  if (isFamily) return { key, isByAge: false };
  const isOld = now.getTime() - user.createdAt.getTime() >= KNOWN_MEMBER_DAYS * DAY_MS;
  return isOld ? { key, isByAge: true } : null;
}

/**
 * A link or the password lets the same person in as a new guest any number of times, so the guests
 * of an invitation are counted together, and so are all guests who came with the password.
 */
async function knownGuest(
  guestId: string,
  memorialId: string,
  now: Date,
): Promise<KnownCaller | null> {
  const grant = await db().accessGrant.findFirst({
    where: { memorialId, guestId, expiresAt: { gt: now } },
    select: { invitationId: true },
  });
  if (!grant) return null;
  return grant.invitationId
    ? { key: `invitation ${grant.invitationId}`, isByAge: false }
    : { key: 'password', uses: USES_OF_PASSWORD_GUESTS, isByAge: false };
}
