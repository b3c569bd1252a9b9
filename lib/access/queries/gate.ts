import { cache } from 'react';
import { EDITING_ROLES } from '@/lib/keepers/rules';
import { memorialTag } from '@/lib/platform/cache/cache-tags';
import { isPublicId } from '@/lib/platform/ids/public-id';
import { readPublic } from '@/lib/platform/replica/read-public';
import { isOpen, type Visibility } from '../rules';

/** The levels that keep strangers out. */
export type GateLevel = Exclude<Visibility, 'public' | 'unlisted'>;

/** What keeps strangers out of a memorial; null if nothing does, or if it does not exist. */
export const gateOf = async (id: string): Promise<GateLevel | null> => (await gateDetails(id)).gate;

/**
 * Like `gateOf`, but also returns whether the memorial has a keeper who could answer a request. Runs
 * once per page.
 */
export const gateDetails: (id: string) => Promise<{ gate: GateLevel | null; canAsk: boolean }> =
  cache(async (id: string) => {
    if (!isPublicId(id)) return { gate: null, canAsk: false };
    const memorial = await readPublic(memorialTag(id), (client) =>
      client.memorial.findUnique({
        where: { id },
        select: {
          visibility: true,
          keepers: {
            where: { role: { in: [...EDITING_ROLES] }, leavesAt: null },
            take: 1,
            select: { role: true },
          },
        },
      }),
    );
    if (!memorial || isOpen(memorial)) return { gate: null, canAsk: false };
    return { gate: memorial.visibility as GateLevel, canAsk: memorial.keepers.length > 0 }; // isOpen covers the other levels
  });
