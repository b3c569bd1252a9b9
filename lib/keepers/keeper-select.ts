import type { Viewer } from '@/lib/platform/auth/viewer';
import type { Prisma } from '@/lib/platform/db/generated/client';
import { activeKeeperWhere } from './rules';

/**
 * The part of `keepers` that policy.ts needs to decide about this viewer, as Prisma's `select`. For
 * a visitor Prisma runs no query. A role that has ended is left out even before a job deletes its
 * row.
 */
export const keeperSelect = (viewer: Viewer | null, now = new Date()) =>
  ({
    where: { userId: viewer?.userId ?? '', ...activeKeeperWhere(now) }, // no user has the id ''
    ...(viewer ? {} : { take: 0 }),
    select: { memorialId: true, userId: true, role: true, mayReadPrivate: true, leavesAt: true },
  }) satisfies Prisma.Memorial$keepersArgs;
