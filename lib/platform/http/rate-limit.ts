import { createHash } from 'node:crypto';
import { db } from '@/lib/platform/db/client';
import { isUnreachable } from '@/lib/platform/db/sql-state';
import { AppError } from '@/lib/platform/errors';
import { log } from '@/lib/platform/log';
import { metrics } from '@/lib/platform/metrics';
import { callerNetworks } from './caller-networks';
import { LIMITS, type Limit, type LimitName } from './limits';
import type { CeilingName } from './shared-ceilings';
import { toUnavailableError } from './to-unavailable-error';
import { unavailableError } from './unavailable-error';

/** What all callers share is counted by consume-ceiling.ts, which also says who is let through. */
type OwnLimitName = Exclude<LimitName, CeilingName>;

type Use = {
  name: LimitName;
  /** An account, a device or a network, for example. */
  key: string;
  /** The multiple of the limit that this key may use, for networks of many addresses. */
  times?: number;
};

/**
 * Counts one use under a key and refuses beyond the limit. A single upsert, so it is exact across
 * instances. Throws `too_many` with `remainingTime` in seconds, and as `countUse` does.
 */
export async function consumeRateLimit(
  name: OwnLimitName,
  key: string,
  now = new Date(),
): Promise<void> {
  await consume({ name, key }, now);
}

/** Counts one use under a key; returns whether it is within the limit. */
export const tryConsumeRateLimit = async (name: OwnLimitName, key: string, now = new Date()) =>
  (await secondsToWait({ name, key }, now)) === 0;

/** How many uses are left, negative beyond the limit, and the seconds until the next window. */
export type Allowance = { left: number; seconds: number };

/** How often a key was used in this window, this use included, and the seconds until the next. */
type CountedUse = { count: number; seconds: number };

/**
 * Counts one use under a key, for callers that decide by the number itself. Refuses nothing. Throws
 * as `countUse` does.
 */
export async function countOneUse(name: LimitName, key: string, now: Date): Promise<CountedUse> {
  const limit: Limit = LIMITS[name];
  const count = await countUse(name, key, windowStart(limit, now), limit.onFailure);
  return { count, seconds: secondsLeft(limit, now) };
}

/** Counts one use under a key and refuses nothing. */
export async function consumeAllowance(
  name: LimitName,
  key: string,
  now = new Date(),
): Promise<Allowance> {
  const { count, seconds } = await countOneUse(name, key, now);
  return { left: LIMITS[name].max - count, seconds };
}

/** Throws `too_many` if the allowance from `consumeAllowance` is below zero. */
export function requireAllowance(name: LimitName, { left, seconds }: Allowance): void {
  if (left < 0) throwTooMany(name, seconds);
}

/** Throws `too_many` if the caller's narrowest network has no use left. Counts nothing. */
export async function requireNetworkLimitLeft(name: LimitName, request: Request): Promise<void> {
  const now = new Date();
  const networks = callerNetworks(request).filter(({ times }) => times === 1);
  const exhausted = await findExhaustedKeys(
    name,
    networks.map(({ key }) => key),
    now,
  );
  if (exhausted.length > 0) throwTooMany(name, secondsLeft(LIMITS[name], now));
}

/**
 * Returns the keys that have no use left. Counts nothing.
 * @param max the number of uses of a key, if it is not the limit's
 */
export async function findExhaustedKeys(
  name: LimitName,
  keys: readonly string[],
  now = new Date(),
  max: number = LIMITS[name].max,
): Promise<string[]> {
  const limit: Limit = LIMITS[name];
  const keyOf = new Map(keys.map((key) => [hashKey(name, key), key]));
  const rows = await db().$queryRaw<{ keyHash: string }[]>`
    SELECT "keyHash" FROM rate_limits WHERE name = ${name} AND "keyHash" = ANY(${[...keyOf.keys()]})
      AND "windowStart" = ${windowStart(limit, now)} AND count >= ${max}`;
  return rows.flatMap(({ keyHash }) => keyOf.get(keyHash) ?? []);
}

/**
 * Counts one use for each of the caller's networks, from the narrowest, and stops at the first
 * refusal, so that one abusive network does not use up the limit of the wider one around it. With a
 * `subject`, such as an account, counts network and subject together; then even a wide network has
 * only the limit of one address, since its customers do not share an account. Throws as
 * `consumeRateLimit` does.
 */
export async function consumeNetworkLimit(
  name: LimitName,
  request: Request,
  subject?: string,
): Promise<void> {
  const now = new Date();
  for (const { key, times } of callerNetworks(request))
    await consume(subject ? { name, key: `${key} ${subject}` } : { name, key, times }, now);
}

/** Takes back one use counted at `at`, if the limit turned out not to apply to it. */
export const undoUse = (name: LimitName, key: string, at: Date): Promise<void> =>
  decrementUse({ name, key }, at);

/** Like `undoUse`, for a use that `consumeNetworkLimit` counted with a subject. */
export async function undoNetworkUse(
  name: LimitName,
  request: Request,
  subject: string,
  at: Date,
): Promise<void> {
  for (const { key } of callerNetworks(request))
    await decrementUse({ name, key: `${key} ${subject}` }, at);
}

async function consume(use: Use, now: Date): Promise<void> {
  const remainingTime = await secondsToWait(use, now);
  if (remainingTime > 0) throwTooMany(use.name, remainingTime);
}

/**
 * Throws `too_many` with `remainingTime` in seconds, which some messages also say in words, and
 * counts the refusal in the metrics.
 */
export function throwTooMany(name: LimitName, remainingTime: number): never {
  metrics()?.refusedByLimit(name);
  const { message }: Limit = LIMITS[name];
  const userMessage = typeof message === 'function' ? message(remainingTime) : message;
  throw new AppError('too_many', userMessage, { details: { remainingTime } });
}

/** Counts one use; returns 0 within the limit, otherwise the seconds until the next window. */
async function secondsToWait({ name, key, times = 1 }: Use, now: Date): Promise<number> {
  const { count, seconds } = await countOneUse(name, key, now);
  return count <= LIMITS[name].max * times ? 0 : seconds;
}

const secondsLeft = (limit: Limit, now: Date): number =>
  Math.ceil((windowStart(limit, now).getTime() + limit.seconds * 1000 - now.getTime()) / 1000);

function windowStart({ seconds }: Limit, now: Date): Date {
  const window = seconds * 1000;
  return new Date(Math.floor(now.getTime() / window) * window);
}

/** If it fails, the use stays counted. */
async function decrementUse({ name, key }: Use, at: Date): Promise<void> {
  const keyHash = hashKey(name, key);
  const start = windowStart(LIMITS[name], at);
  await db().$executeRaw`
      UPDATE rate_limits SET count = count - 1
      WHERE name = ${name} AND "keyHash" = ${keyHash} AND "windowStart" = ${start} AND count > 0`.catch(
    (error: unknown) => log.error({ error, limit: name }, 'a use could not be undone'),
  );
}

const hashKey = (name: string, key: string) =>
  createHash('sha256').update(`${name}\n${key}`).digest('base64url');

/**
 * Returns how often the key was used in this window. If counting fails, returns 0 for limits that
 * fail open and throws `uncounted` for those that fail closed. Always throws if the database is
 * unreachable, because the request would only wait for it again.
 */
async function countUse(
  name: string,
  key: string,
  start: Date,
  onFailure: Limit['onFailure'],
): Promise<number> {
  try {
    const keyHash = hashKey(name, key);
    const [row] = await db().$queryRaw<{ count: number }[]>`
      INSERT INTO rate_limits (name, "keyHash", "windowStart", count)
      VALUES (${name}, ${keyHash}, ${start}, 1)
      ON CONFLICT (name, "keyHash", "windowStart") DO UPDATE SET count = rate_limits.count + 1
      RETURNING count`;
    return row?.count ?? Number.POSITIVE_INFINITY;
  } catch (error) {
    log.error({ error, limit: name }, 'the rate limit could not be counted');
    if (onFailure === 'open' && !isUnreachable(error)) return 0;
    throw toUnavailableError(error) ?? unavailableError('uncounted', error);
  }
}
