import { hashLetIn } from '@/lib/accounts/keyed-hash';
import { stillKeeps } from '@/lib/keepers/rules';
import { isAdmin, type Viewer } from '@/lib/platform/auth/viewer';
import type { Prisma } from '@/lib/platform/db/generated/client';
import type { Reader } from './reader';
import type { Audience } from './rules';

/** Fits both media and condolences. */
type AudienceWhere = { OR?: ({ audience: Audience } | { memorial: Prisma.MemorialWhereInput })[] };

/**
 * The `where` that excludes items for the family from queries of other readers (policy.ts).
 * Filtering in the query, not in components, keeps such items from leaking.
 */
export function audienceOf(reader: Reader | null, now = new Date()): AudienceWhere {
  if (isAdmin(reader?.viewer ?? null)) return {};
  const ways = familyWays(reader, now);
  const ofFamily = ways.length > 0 ? [{ memorial: { OR: ways } }] : [];
  return { OR: [{ audience: 'page' }, ...ofFamily] };
}

const keptBy = ({ userId }: Viewer, now: Date) => ({ some: { userId, ...stillKeeps(now) } });

/** The memorials that an API key is limited to. */
const bounds = ({ token }: Viewer): Prisma.MemorialWhereInput =>
  token && token.memorialIds.length > 0 ? { id: { in: [...token.memorialIds] } } : {};

/**
 * The memorials of which the reader is family or keeper; the same rule as `standingOf`, as a query.
 */
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
