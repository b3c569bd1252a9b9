import type { Tx } from '@/lib/db/client';
import type { LockedOrder } from '@/lib/orders/commands/lock-order';
import { fulfilFlowers } from './fulfil-flowers';
import { fulfilMemorial } from './fulfil-memorial';

/** Gives what a locked, paid order is for. Throws when it cannot be given. */
export const fulfil = (tx: Tx, order: LockedOrder): Promise<void> =>
  order.type === 'flower_tribute' ? fulfilFlowers(tx, order) : fulfilMemorial(tx, order);
