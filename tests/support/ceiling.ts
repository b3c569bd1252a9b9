import { db } from '@/lib/platform/db/client';
import { networksOf } from '@/lib/platform/http/caller-networks';
import { tryConsumeCeiling } from '@/lib/platform/http/consume-ceiling';
import { LIMITS } from '@/lib/platform/http/limits';
import { countOneUse, undoUse } from '@/lib/platform/http/rate-limit';
import { type CeilingName, SHARED_CEILINGS } from '@/lib/platform/http/shared-ceilings';

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
  // The row of all together, which the fifty alone may not have filled.
  const where = { name, count: { gt: quietUses + 1 } };
  await db().rateLimit.updateMany({ where, data: { count: LIMITS[name].max } });
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
