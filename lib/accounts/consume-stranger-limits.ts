import { callerNetworks } from '@/lib/platform/http/caller-networks';
import { consumeCeiling } from '@/lib/platform/http/consume-ceiling';
import { consumeNetworkLimit, undoNetworkUse } from '@/lib/platform/http/rate-limit';

/** Takes a counted use back, if the limits turned out not to apply to it. */
export type TakeBack = () => Promise<void>;

/**
 * Counts one use of an account by somebody who is on none of its known devices: by network and
 * account, then under the ceiling that all networks share (docs/security.md, "Shared ceilings"). In
 * both, a wide network counts as one address, since its customers do not share an account. Throws
 * `too_many`.
 * @param name the limit by network and account
 * @param subject the hash of an e-mail address (keyed-hash.ts), whether or not it has an account
 */
export async function consumeStrangerLimits(
  name: 'loginToAccount' | 'codesToAccount',
  request: Request,
  subject: string,
): Promise<TakeBack> {
  const now = new Date();
  await consumeNetworkLimit(name, request, subject);
  const sources = callerNetworks(request).map(({ key }) => ({ key, times: 1 }));
  const ceiling = await consumeCeiling(`${name}FromAll`, subject, { sources, known: null }, now);
  return async () => {
    await undoNetworkUse(name, request, subject, now);
    await ceiling.undo();
  };
}
