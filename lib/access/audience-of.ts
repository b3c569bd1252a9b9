import { hashLetIn } from '@/lib/accounts/keyed-hash';
import { stillKeeps } from '@/lib/keepers/rules';
import { isAdmin, type Viewer } from '@/lib/platform/auth/viewer';
import type { Prisma } from '@/lib/platform/db/generated/client';
import type { Reader } from './reader';
import type { Audience } from './rules';

/** Of media, and of condolences. */
type AudienceWhere = { OR?: ({ audience: Audience } | { memorial: Prisma.MemorialWhereInput })[] };

/**
 * The `where` of a memorial's items, by which a reader who is not of the family (policy.ts) is given none that are for the family
 * alone. No component leaves any out: what is not read cannot leak.
 */
export function audienceOf(reader: Reader | null, now = new Date()): AudienceWhere {
  if (isAdmin(reader?.viewer ?? null)) return {};
  const ways = familyWays(reader, now);
  const ofFamily = ways.length > 0 ? [{ memorial: { OR: ways } }] : [];
  return { OR: [{ audience: 'page' }, ...ofFamily] };
}

const keptBy = ({ userId }: Viewer, now: Date) => ({ some: { userId, ...stillKeeps(now) } });

/** Of the key with which a program asks. */
const bounds = ({ token }: Viewer): Prisma.MemorialWhereInput =>
  token && token.memorialIds.length > 0 ? { id: { in: [...token.memorialIds] } } : {};

/** The memorials whose family the reader is of, as `standingOf` has it. */
function familyWays(reader: Reader | null, now: Date): Prisma.MemorialWhereInput[] {
  const { viewer, guestId } = reader ?? { viewer: null, guestId: null };
  const open: Prisma.MemorialWhereInput = { visibility: { not: 'keepers' } };
  const ways: Prisma.MemorialWhereInput[] = [];
  if (viewer) ways.push({ ...bounds(viewer), keepers: keptBy(viewer, now) });
  if (viewer && !viewer.token) {
    const addressHash = hashLetIn(viewer.email);
    ways.push({ ...open, accessInvitations: { some: { addressHash } } });
  }
  if (guestId) {
    const grant = { guestId, via: 'invitation', expiresAt: { gt: now } } as const;
    ways.push({ ...open, grants: { some: grant } });
  }
  return ways;
}
