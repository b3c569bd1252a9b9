import { tryConsumeKnown } from '@/lib/platform/http/consume-ceiling';
import type { LimitName } from '@/lib/platform/http/limits';
import { ceilingCaller } from './queries/ceiling-caller';
import { readerFrom } from './reader-from';

/**
 * For `letsThrough` of a route: people whom we know pass a door's limit by network, because they may
 * share a carrier's address with somebody who has used it up. They may do so as often as they may
 * pass a shared ceiling (docs/security.md, "Shared ceilings").
 * @param limit the limit of the door
 */
export const letsKnownThrough =
  (limit: LimitName) =>
  async (request: Request, { id }: Record<string, string | string[]>): Promise<boolean> => {
    const memorialId = typeof id === 'string' ? id : null;
    const reader = await readerFrom(request.headers);
    const { known } = await ceilingCaller(request, reader, memorialId);
    if (known === null) return false;
    return (await tryConsumeKnown(`${limit} ${memorialId ?? 'all'}`, known)).isAllowed;
  };
