import { isScope } from '@/lib/platform/auth/scope-rules';
import { db } from '@/lib/platform/db/client';
import type { Prisma } from '@/lib/platform/db/generated/client';
import { everyRow } from '@/lib/platform/every-row';
import { MOST_KEYS } from '../key-rules';
import type { KeyView } from '../schema-keys';

/** The columns that may be shown, without the hash. */
export const SHOWN_OF_KEY = {
  id: true,
  name: true,
  prefix: true,
  scopes: true,
  memorialIds: true,
  createdAt: true,
  expiresAt: true,
  lastUsedAt: true,
  lastUsedNetwork: true,
} as const satisfies Prisma.ApiTokenSelect;

/** The valid keys of a person, as a `where`. */
export const isLiveKeyOf = (userId: string, now: Date) => ({
  userId,
  revokedAt: null,
  expiresAt: { gt: now },
});

/** The valid keys of a person, newest first. */
export async function liveKeys(userId: string, now = new Date()): Promise<KeyView[]> {
  const rows = await db().apiToken.findMany({
    where: isLiveKeyOf(userId, now),
    orderBy: [{ createdAt: 'desc' }, { id: 'asc' }],
    take: MOST_KEYS,
    select: SHOWN_OF_KEY,
  });
  return rows.map(toKeyView);
}

export const toKeyView = (
  row: Prisma.ApiTokenGetPayload<{ select: typeof SHOWN_OF_KEY }>,
): KeyView => ({
  ...row,
  scopes: row.scopes.filter(isScope),
  createdAt: row.createdAt.toISOString(),
  expiresAt: row.expiresAt.toISOString(),
  lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
});

/** Every stored key of a person, including ended ones. */
export const ownKeys = (userId: string) =>
  everyRow((after, take) =>
    db().apiToken.findMany({
      where: { userId, id: { gt: after } },
      orderBy: { id: 'asc' },
      take,
      select: { ...SHOWN_OF_KEY, revokedAt: true },
    }),
  );
