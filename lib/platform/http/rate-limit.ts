import { createHash } from 'node:crypto';
import { db } from '@/lib/platform/db/client';
import { isUnreachable } from '@/lib/platform/db/sql-state';
import { AppError } from '@/lib/platform/errors';
import { log } from '@/lib/platform/log';
import { metrics } from '@/lib/platform/metrics';
import { callerNetworks } from './caller-networks';
import { LIMITS, type Limit, type LimitName } from './limits';
import { asUnavailable } from './unavailable';
import { unavailable } from './unavailable-kinds';

type Use = {
  name: LimitName;
  /** What is counted: an account, a device, everybody. */
  key: string;
  /** How many times the limit this key may use; a network of many addresses may use more than one. */
  times?: number;
};

/**
 * Counts one use of a named limit under a key and refuses beyond it. One upsert, exact across instances.
 * Throws `too_many` with `remainingTime` in seconds, and that the use cannot be counted
 * (`countUse`).
 */
export async function consumeRateLimit(
  name: LimitName,
  key: string,
  now = new Date(),
): Promise<void> {
  await consume({ name, key }, now);
}

/** Counts one use of a named limit under a key; returns whether it is within the limit. */
export const hasUseLeft = async (name: LimitName, key: string, now = new Date()) =>
  (await secondsToWait({ name, key }, now)) === 0;

/** How much of a limit a key has left, below zero beyond it, and in how many seconds the next window begins. */
export type Allowance = { left: number; seconds: number };

/** Counts one use of a named limit under a key, and refuses nothing. */
export async function countAllowance(
  name: LimitName,
  key: string,
  now = new Date(),
): Promise<Allowance> {
  const limit: Limit = LIMITS[name];
  const start = windowStart(limit, now);
  const count = await countUse(name, key, start, limit.onFailure);
  return { left: limit.max - count, seconds: secondsLeft(limit, now) };
}

/** Throws `too_many` for what `countAllowance` has found to be beyond the limit. */
export function requireAllowance(name: LimitName, { left, seconds }: Allowance): void {
  if (left < 0) refuse(name, seconds);
}

/** Throws `too_many` where the caller's networks have no use of a named limit left, and counts none. */
export async function requireNetworkUse(name: LimitName, request: Request): Promise<void> {
  const now = new Date();
  const networks = callerNetworks(request).filter(({ times }) => times === 1);
  const used = await usedUp(
    name,
    networks.map(({ key }) => key),
    now,
  );
  if (used.length > 0) refuse(name, secondsLeft(LIMITS[name], now));
}

/** Returns those keys that have no use of a named limit left, and counts none. */
export async function usedUp(
  name: LimitName,
  keys: readonly string[],
  now = new Date(),
): Promise<string[]> {
  const limit: Limit = LIMITS[name];
  const keyOf = new Map(keys.map((key) => [hashKey(name, key), key]));
  const rows = await db().$queryRaw<{ keyHash: string }[]>`
    SELECT "keyHash" FROM rate_limits WHERE name = ${name} AND "keyHash" = ANY(${[...keyOf.keys()]})
      AND "windowStart" = ${windowStart(limit, now)} AND count >= ${limit.max}`;
  return rows.flatMap(({ keyHash }) => keyOf.get(keyHash) ?? []);
}

/**
 * Counts one use of a named limit for the caller's networks, each as far as it is admitted, so that one
 * abused network does not use up the limit of the wider one around it. With a `subject`, such as an account,
 * counts for both together: the many customers of a wide network do not share an account, so it may not
 * use more than one address. Throws as `consumeRateLimit`.
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

/** Takes back one use that was counted at `at`, of what turned out not to be what the limit is for. */
export const returnUse = (name: LimitName, key: string, at: Date): Promise<void> =>
  uncount({ name, key }, at);

/** The same for a use that `consumeNetworkLimit` counted with a subject. */
export async function returnNetworkUse(
  name: LimitName,
  request: Request,
  subject: string,
  at: Date,
): Promise<void> {
  for (const { key } of callerNetworks(request))
    await uncount({ name, key: `${key} ${subject}` }, at);
}

async function consume(use: Use, now: Date): Promise<void> {
  const remainingTime = await secondsToWait(use, now);
  if (remainingTime > 0) refuse(use.name, remainingTime);
}

function refuse(name: LimitName, remainingTime: number): never {
  metrics()?.refusedByLimit(name);
  throw new AppError('too_many', LIMITS[name].message, { details: { remainingTime } });
}

/** Counts one use; returns 0 within the limit, else the seconds until the next window. */
async function secondsToWait({ name, key, times = 1 }: Use, now: Date): Promise<number> {
  const limit: Limit = LIMITS[name];
  const start = windowStart(limit, now);
  const count = await countUse(name, key, start, limit.onFailure);
  return count <= limit.max * times ? 0 : secondsLeft(limit, now);
}

/** Until the next window. */
const secondsLeft = (limit: Limit, now: Date): number =>
  Math.ceil((windowStart(limit, now).getTime() + limit.seconds * 1000 - now.getTime()) / 1000);

function windowStart({ seconds }: Limit, now: Date): Date {
  const window = seconds * 1000;
  return new Date(Math.floor(now.getTime() / window) * window);
}

/** One that cannot be taken back stays counted. */
async function uncount({ name, key }: Use, at: Date): Promise<void> {
  const keyHash = hashKey(name, key);
  const start = windowStart(LIMITS[name], at);
  await db().$executeRaw`
      UPDATE rate_limits SET count = count - 1
      WHERE name = ${name} AND "keyHash" = ${keyHash} AND "windowStart" = ${start} AND count > 0`.catch(
    (error: unknown) => log.error({ error, limit: name }, 'a use could not be taken back'),
  );
}

const hashKey = (name: string, key: string) =>
  createHash('sha256').update(`${name}\n${key}`).digest('base64url');

/**
 * Returns how often the key has used the limit in this window; 0 where a limit that fails open cannot be counted. Throws
 * that it is unavailable for one that fails closed, since nobody has asked too often, and for each where the database cannot
 * be asked: whatever follows would wait for it once more.
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
    throw asUnavailable(error) ?? unavailable('uncounted', error);
  }
}
