import { isScope } from '@/lib/platform/auth/scope-rules';
import { db } from '@/lib/platform/db/client';
import type { Prisma } from '@/lib/platform/db/generated/client';
import { iterateRows } from '@/lib/platform/iterate-rows';
import { MAX_KEYS } from '../key-rules';
import type { KeyView } from '../schema-keys';

/** The columns that may be shown, without the hash. */
export const KEY_COLUMNS = {
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
export const liveKeysWhere = (userId: string, now: Date) => ({
  userId,
  revokedAt: null,
  expiresAt: { gt: now },
});

/** The valid keys of a person, newest first. */
export async function liveKeys(userId: string, now = new Date()): Promise<KeyView[]> {
  const rows = await db().apiToken.findMany({
    where: liveKeysWhere(userId, now),
    orderBy: [{ createdAt: 'desc' }, { id: 'asc' }],
    take: MAX_KEYS,
    select: KEY_COLUMNS,
  });
  return rows.map(toKeyView);
}

export const toKeyView = (
  row: Prisma.ApiTokenGetPayload<{ select: typeof KEY_COLUMNS }>,
): KeyView => ({
  ...row,
  scopes: row.scopes.filter(isScope),
  createdAt: row.createdAt.toISOString(),
  expiresAt: row.expiresAt.toISOString(),
  lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
});

/** Every stored key of a person, including ended ones. */
export const exportKeys = (userId: string) =>
  iterateRows((after, take) =>
    db().apiToken.findMany({
      where: { userId, id: { gt: after } },
      orderBy: { id: 'asc' },
      take,
      select: { ...KEY_COLUMNS, revokedAt: true },
    }),
  );
