import type { Viewer } from '@/lib/platform/auth/viewer';
import type { Prisma } from '@/lib/platform/db/generated/client';

/** What a statement selects of a memorial's `keepers` for a decision about this viewer (policy.ts). */
export const keeperRow = (viewer: Viewer | null) =>
  ({
    where: { userId: viewer?.userId ?? '' }, // nobody has it
    select: { userId: true, role: true, mayReadPrivate: true },
  }) satisfies Prisma.Memorial$keepersArgs;
