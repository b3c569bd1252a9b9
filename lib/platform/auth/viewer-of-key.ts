import { db } from '@/lib/platform/db/client';
import { MINUTE_MS } from '@/lib/platform/durations';
import { AppError } from '@/lib/platform/errors';
import { coarseNetwork } from '@/lib/platform/http/caller-networks';
import { clientAddress } from '@/lib/platform/http/client-address';
import {
  type Allowance,
  consumeAllowance,
  consumeNetworkLimit,
  requireNetworkLimitLeft,
} from '@/lib/platform/http/rate-limit';
import { messageFor } from '@/lib/platform/language/message';
import { toOfferedLanguage } from '@/lib/platform/language/offered-languages';
import { log } from '@/lib/platform/log';
import { hashApiToken, isApiToken } from './api-token';
import { isScope } from './scope-rules';
import type { Viewer } from './viewer';

/** The time of the last use is written at most once per interval. */
const LAST_USE_INTERVAL_MS = MINUTE_MS;

export type ApiKeyUse = { viewer: Viewer; allowance: Allowance };

/**
 * Turns an API key into a viewer; nothing else does. The viewer's role is always `member`, so an
 * admin's key has no admin rights. Counts the use but does not refuse beyond the limit
 * (`requireAllowance` does). Throws `unauthenticated` for an invalid, revoked or expired key, and
 * `too_many`, without looking up the key, if the network has sent many invalid keys.
 */
export async function viewerOfKey(
  request: Request,
  token: string,
  now = new Date(),
): Promise<ApiKeyUse> {
  await requireNetworkLimitLeft('wrongToken', request);
  const row = isApiToken(token) ? await findActiveToken(hashApiToken(token), now) : null;
  if (!row) {
    await consumeNetworkLimit('wrongToken', request);
    throw new AppError('unauthenticated', messageFor('keys.refusals.unknown'));
  }
  const { id, scopes, memorialIds, lastUsedAt, user } = row;
  // In parallel, so that noting the use does not delay the answer.
  const [allowance] = await Promise.all([
    consumeAllowance('apiByToken', id, now),
    recordUse(id, lastUsedAt, request, now),
  ]);
  const { id: userId, language, ...person } = user;
  const viewer = {
    userId,
    sessionId: '',
    ...person,
    role: 'member' as const,
    language: toOfferedLanguage(language),
    token: { scopes: scopes.filter(isScope), memorialIds },
  };
  return { viewer, allowance };
}

async function findActiveToken(hash: string, now: Date) {
  const row = await db().apiToken.findUnique({
    where: { hash },
    select: {
      id: true,
      scopes: true,
      memorialIds: true,
      expiresAt: true,
      lastUsedAt: true,
      revokedAt: true,
      user: { select: { id: true, firstName: true, lastName: true, email: true, language: true } },
    },
  });
  if (!row || row.revokedAt || row.expiresAt <= now) return null;
  // Prisma loads the user in a second statement; the account may be deleted in between.
  const user: typeof row.user | null = row.user;
  return user && { ...row, user };
}

/** A failure here is no reason to refuse the request. */
async function recordUse(
  id: string,
  lastUsedAt: Date | null,
  request: Request,
  now: Date,
): Promise<void> {
  const due = new Date(now.getTime() - LAST_USE_INTERVAL_MS);
  if (lastUsedAt && lastUsedAt > due) return;
  const data = { lastUsedAt: now, lastUsedNetwork: coarseNetwork(clientAddress(request)) };
  // Of parallel requests, only one writes.
  const where = { id, OR: [{ lastUsedAt: null }, { lastUsedAt: { lte: due } }] };
  await db()
    .apiToken.updateMany({ where, data })
    .catch((error: unknown) => log.error({ err: error }, 'the use of a key could not be recorded'));
}
