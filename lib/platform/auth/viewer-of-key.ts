import { db } from '@/lib/platform/db/client';
import { MINUTE_MS } from '@/lib/platform/durations';
import { AppError } from '@/lib/platform/errors';
import { coarseNetwork } from '@/lib/platform/http/caller-networks';
import { clientAddress } from '@/lib/platform/http/client-address';
import {
  type Allowance,
  consumeNetworkLimit,
  countAllowance,
  requireNetworkUse,
} from '@/lib/platform/http/rate-limit';
import { languageOf } from '@/lib/platform/language/offered';
import { said } from '@/lib/platform/language/said';
import { log } from '@/lib/platform/log';
import { hashApiToken, isApiToken } from './api-token';
import { isScope } from './scope-rules';
import type { Viewer } from './viewer';

/** How exact the time of the last use is: one write in this time, however often a program asks. */
const NOTED_EACH_MS = MINUTE_MS;

/** A program that asks in somebody's name, and how much of its limit is left. */
export type KeyUse = { viewer: Viewer; allowance: Allowance };

/**
 * The only place that turns the key of a program into a viewer. What it may not do as a program, it may not do with an admin's key
 * either: the viewer is a member. Counts the use of the key, and refuses nobody who is beyond its limit (`requireAllowance`).
 * Throws `unauthenticated` for what is no key, or none any more, and `too_many` for a network that has sent many of those, before
 * the database is asked for another one.
 */
export async function viewerOfKey(
  request: Request,
  token: string,
  now = new Date(),
): Promise<KeyUse> {
  await requireNetworkUse('wrongToken', request);
  const row = isApiToken(token) ? await liveToken(hashApiToken(token), now) : null;
  if (!row) {
    await consumeNetworkLimit('wrongToken', request);
    throw new AppError('unauthenticated', said('keys.refusals.unknown'));
  }
  const { id, scopes, memorialIds, lastUsedAt, user } = row;
  // Side by side: noting the use makes no answer wait longer than counting it does.
  const [allowance] = await Promise.all([
    countAllowance('apiByToken', id, now),
    noteUse(id, lastUsedAt, request, now),
  ]);
  const { id: userId, language, ...person } = user;
  const viewer = {
    userId,
    sessionId: '',
    ...person,
    role: 'member' as const,
    language: languageOf(language),
    token: { scopes: scopes.filter(isScope), memorialIds },
  };
  return { viewer, allowance };
}

async function liveToken(hash: string, now: Date) {
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

/** That it was not noted is no reason to refuse the program. */
async function noteUse(id: string, last: Date | null, request: Request, now: Date): Promise<void> {
  const due = new Date(now.getTime() - NOTED_EACH_MS);
  if (last && last > due) return;
  const data = { lastUsedAt: now, lastUsedNetwork: coarseNetwork(clientAddress(request)) };
  // Only one of those that ask at the same time writes.
  const where = { id, OR: [{ lastUsedAt: null }, { lastUsedAt: { lte: due } }] };
  await db()
    .apiToken.updateMany({ where, data })
    .catch((error: unknown) => log.error({ err: error }, 'the use of a key could not be noted'));
}
