import { hashLetIn } from '@/lib/accounts/keyed-hash';
import { keeperRow } from '@/lib/keepers/keeper-row';
import type { Prisma } from '@/lib/platform/db/generated/client';
import type { Reader } from './reader';

/** What a statement selects of a memorial for a decision about this reader (policy.ts). */
export const accessRow = (reader: Reader | null, now = new Date()) =>
  ({
    visibility: true,
    keepers: keeperRow(reader?.viewer ?? null, now),
    grants: {
      where: { guestId: reader?.guestId ?? '', expiresAt: { gt: now } }, // nobody has ''
      ...(!reader?.guestId && { take: 0 }),
      select: { guestId: true, via: true },
    },
    accessInvitations: {
      where: { addressHash: reader?.viewer ? hashLetIn(reader.viewer.email) : '' }, // no address has ''
      ...(!reader?.viewer && { take: 0 }),
      select: { addressHash: true },
    },
  }) satisfies Prisma.MemorialSelect;
