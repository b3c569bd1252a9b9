import { displayPrefix, hashApiToken, newApiToken } from '@/lib/platform/auth/api-token';
import { SCOPES } from '@/lib/platform/auth/scope-rules';
import { db } from '@/lib/platform/db/client';
import { DAY_MS } from '@/lib/platform/durations';
import { newId } from '@/lib/platform/ids/public-id';
import type { Person } from './cast';

export type Key = { id: string; token: string; headers: { authorization: string } };

type Change = {
  name?: string;
  scopes?: readonly string[];
  memorialIds?: readonly string[];
  createdAt?: Date;
  expiresAt?: Date;
  revokedAt?: Date;
};

/** Inserts an API key as the route does. It has all scopes and all memorials by default. */
export async function addKey({ user }: Person, change: Change = {}): Promise<Key> {
  const { scopes = SCOPES, memorialIds = [], ...rest } = change;
  const [id, token] = [newId(), newApiToken()];
  await db().apiToken.create({
    data: {
      id,
      userId: user.id,
      name: 'A program',
      prefix: displayPrefix(token),
      hash: hashApiToken(token),
      expiresAt: new Date(Date.now() + 90 * DAY_MS),
      ...rest,
      scopes: [...scopes],
      memorialIds: [...memorialIds],
    },
    select: { id: true },
  });
  return { id, token, headers: { authorization: `Bearer ${token}` } };
}
