import {
  consumeNetworkLimit,
  consumeRateLimit,
  returnNetworkUse,
  returnUse,
} from '@/lib/platform/http/rate-limit';

/**
 * Counts a try at a family password before it is compared, by network and memorial and for all networks together; whether
 * there is such a memorial does not matter. Returns what takes the count back: a right password is no guess, and the guests
 * of a funeral share one network. Throws `too_many`.
 */
export async function countOpening(request: Request, memorialId: string) {
  const now = new Date();
  await consumeNetworkLimit('openMemorial', request, memorialId);
  await consumeRateLimit('openMemorialFromAll', memorialId);
  return async (): Promise<void> => {
    await returnNetworkUse('openMemorial', request, memorialId, now);
    await returnUse('openMemorialFromAll', memorialId, now);
  };
}
