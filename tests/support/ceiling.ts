import { expect } from 'vitest';
import { db } from '@/lib/platform/db/client';
import { networksOf } from '@/lib/platform/http/caller-networks';
import { tryConsumeCeiling } from '@/lib/platform/http/consume-ceiling';
import { LIMITS } from '@/lib/platform/http/limits';
import { countOneUse, undoUse } from '@/lib/platform/http/rate-limit';
import { type CeilingName, SHARED_CEILINGS } from '@/lib/platform/http/shared-ceilings';
import { translateIn } from '@/lib/platform/language/translator-for';
import { wait } from '@/lib/platform/language/wait';

const NETWORKS = Array.from({ length: 50 }, (_, at) => `203.0.113.${at + 1}`);

/**
 * Fills a ceiling from fifty networks, each of which uses it more often than it may once it is full. Returns a function
 * that returns the headers of a request from one of these networks, another one each time.
 */
export async function fillCeiling(name: CeilingName, subject: string) {
  const { quietUses } = SHARED_CEILINGS[name];
  for (const address of NETWORKS)
    for (let use = 0; use <= quietUses; use++)
      await tryConsumeCeiling(name, subject, { sources: networksOf(address), known: null });
  // The row of all together, which the fifty alone may not have filled; it is never lowered.
  const { max } = LIMITS[name];
  const where = { name, count: { gt: quietUses + 1, lt: max } };
  await db().rateLimit.updateMany({ where, data: { count: max } });
  let requests = 0;
  return (): Record<string, string> => ({
    'x-client-address': NETWORKS[requests++ % NETWORKS.length] ?? '',
  });
}

/** Uses a ceiling as often as anybody can, as somebody with very many networks would. */
export async function shutCeiling(
  name: 'loginToAccountFromAll' | 'codesToAccountFromAll',
  subject: string,
): Promise<void> {
  for (let use = 0; use < SHARED_CEILINGS[name].most; use++)
    await tryConsumeCeiling(name, subject, { sources: [], known: null });
}

/** How many uses all callers together have made of a ceiling. */
export async function countUses(name: CeilingName, subject: string): Promise<number> {
  const now = new Date();
  const { count } = await countOneUse(name, subject, now);
  await undoUse(name, subject, now);
  return count - 1;
}

/** Expects a refusal that says, in seconds and in words, when the ceiling counts from zero. */
export function expectRefusedUntilNextWindow(
  ceiling: CeilingName,
  { status, body, headers }: { status: number; body: unknown; headers: Headers },
): void {
  expect(status).toBe(429);
  const seconds = Number(headers.get('retry-after'));
  const windowMs = LIMITS[ceiling].seconds * 1000;
  const left = (windowMs - (Date.now() % windowMs)) / 1000;
  expect(Math.abs(seconds - left)).toBeLessThan(30);
  expect(body).toMatchObject({
    remainingTime: seconds,
    message: expect.stringContaining(translateIn('en', wait(seconds))),
  });
}
