import { type CeilingCaller, consumeCeiling } from '@/lib/platform/http/consume-ceiling';
import { consumeNetworkLimit, undoNetworkUse } from '@/lib/platform/http/rate-limit';

/**
 * Counts a try of a family password before comparing it, by network and memorial and for all
 * networks together, whether or not the memorial exists. People known to the memorial are
 * counted by neither. Returns a function that undoes the count after a right password, because all guests of a
 * funeral may share one network. Throws `too_many`.
 */
export async function countPasswordTry(
  request: Request,
  memorialId: string,
  caller: CeilingCaller,
) {
  const now = new Date();
  const { known, undo } = await consumeCeiling('openMemorialFromAll', memorialId, caller, now);
  if (known) return undo;
  try {
    await consumeNetworkLimit('openMemorial', request, memorialId);
  } catch (error) {
    await undo();
    throw error;
  }
  return async (): Promise<void> => {
    await undoNetworkUse('openMemorial', request, memorialId, now);
    await undo();
  };
}
