import type { Prisma } from '@/lib/platform/db/generated/client';
import type { FamilyState } from '../state-rules';

/** Reported condolences on the page that the family is asked to keep (`isFamilyAsked`). */
export const ASKED_ON_PAGE = {
  state: 'published',
  familyKeptAt: null,
  reports: { some: {} },
} satisfies Prisma.CondolenceWhereInput;

/**
 * The condolences in a list of the family. What waits for the family includes reported condolences that are still on
 * the page, which are in both lists.
 */
export const familyWhere = (memorialId: string, state: FamilyState): Prisma.CondolenceWhereInput =>
  state === 'waiting' ? { memorialId, OR: [{ state }, ASKED_ON_PAGE] } : { memorialId, state };
