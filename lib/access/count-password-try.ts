import {
  consumeNetworkLimit,
  consumeRateLimit,
  undoNetworkUse,
  undoUse,
} from '@/lib/platform/http/rate-limit';

/**
 * Counts a try of a family password before comparing it, by network and memorial and for all
 * networks together, whether or not the memorial exists. Returns a function that undoes the
 * count after a right password, because all guests of a funeral may share one network. Throws `too_many`.
 */
export async function countPasswordTry(request: Request, memorialId: string) {
  const now = new Date();
  await consumeNetworkLimit('openMemorial', request, memorialId);
  await consumeRateLimit('openMemorialFromAll', memorialId);
  return async (): Promise<void> => {
    await undoNetworkUse('openMemorial', request, memorialId, now);
    await undoUse('openMemorialFromAll', memorialId, now);
  };
}
