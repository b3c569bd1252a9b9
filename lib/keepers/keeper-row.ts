import type { Viewer } from '@/lib/platform/auth/viewer';
import type { Prisma } from '@/lib/platform/db/generated/client';

/**
 * What a query selects of a memorial's `keepers` for a decision about this viewer (policy.ts). Prisma reads them right
 * after the memorial, by a statement of their own, and asks none for a visitor.
 */
export const keeperRow = (viewer: Viewer | null) =>
  ({
    where: { userId: viewer?.userId ?? '' }, // nobody has it
    ...(viewer ? {} : { take: 0 }),
    select: { userId: true, role: true, mayReadPrivate: true },
  }) satisfies Prisma.Memorial$keepersArgs;
