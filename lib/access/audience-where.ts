import { hashAccessAddress } from '@/lib/accounts/keyed-hash';
import { activeKeeperWhere } from '@/lib/keepers/rules';
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
export function audienceWhere(reader: Reader | null, now = new Date()): AudienceWhere {
  if (isAdmin(reader?.viewer ?? null)) return {};
  const conditions = familyConditions(reader, now);
  const familyCondition = conditions.length > 0 ? [{ memorial: { OR: conditions } }] : [];
  return { OR: [{ audience: 'page' }, ...familyCondition] };
}

const keptByViewer = ({ userId }: Viewer, now: Date) => ({
  some: { userId, ...activeKeeperWhere(now) },
});

/** The memorials that an API key is limited to. */
const keyLimits = ({ token }: Viewer): Prisma.MemorialWhereInput =>
  token && token.memorialIds.length > 0 ? { id: { in: [...token.memorialIds] } } : {};

/**
 * Conditions for the memorials where the reader is family or a keeper: the rule of `relationTo`, as a query.
 */
function familyConditions(reader: Reader | null, now: Date): Prisma.MemorialWhereInput[] {
  const { viewer, guestId } = reader ?? { viewer: null, guestId: null };
  const notKeepersOnly: Prisma.MemorialWhereInput = { visibility: { not: 'keepers' } };
  const conditions: Prisma.MemorialWhereInput[] = [];
  if (viewer) conditions.push({ ...keyLimits(viewer), keepers: keptByViewer(viewer, now) });
  if (viewer && !viewer.token) {
    const addressHash = hashAccessAddress(viewer.email);
    conditions.push({ ...notKeepersOnly, accessInvitations: { some: { addressHash } } });
  }
  if (guestId) {
    const grant = { guestId, via: 'invitation', expiresAt: { gt: now } } as const;
    conditions.push({ ...notKeepersOnly, grants: { some: grant } });
  }
  return conditions;
}
