import type { Viewer } from '@/lib/platform/auth/viewer';
import type { Prisma } from '@/lib/platform/db/generated/client';
import { stillKeeps } from './rules';

/**
 * What a query selects of a memorial's `keepers` for a decision about this viewer (policy.ts). Prisma reads them right
 * after the memorial, by a statement of their own, and asks none for a visitor. A role that has ended is none, also before a job
 * deletes its row.
 */
export const keeperRow = (viewer: Viewer | null, now = new Date()) =>
  ({
    where: { userId: viewer?.userId ?? '', ...stillKeeps(now) }, // nobody has ''
    ...(viewer ? {} : { take: 0 }),
    select: { memorialId: true, userId: true, role: true, mayReadPrivate: true, leavesAt: true },
  }) satisfies Prisma.Memorial$keepersArgs;
