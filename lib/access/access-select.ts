import { hashAccessAddress } from '@/lib/accounts/keyed-hash';
import { keeperSelect } from '@/lib/keepers/keeper-select';
import type { Prisma } from '@/lib/platform/db/generated/client';
import type { Reader } from './reader';

/** The columns that policy.ts needs to decide what this reader may see, as Prisma's `select`. */
export const accessSelect = (reader: Reader | null, now = new Date()) =>
  ({
    visibility: true,
    keepers: keeperSelect(reader?.viewer ?? null, now),
    grants: {
      where: { guestId: reader?.guestId ?? '', expiresAt: { gt: now } }, // no guest has the id ''
      ...(!reader?.guestId && { take: 0 }),
      select: { guestId: true, via: true },
    },
    accessInvitations: {
      where: { addressHash: reader?.viewer ? hashAccessAddress(reader.viewer.email) : '' }, // no address has the hash ''
      ...(!reader?.viewer && { take: 0 }),
      select: { addressHash: true },
    },
  }) satisfies Prisma.MemorialSelect;
