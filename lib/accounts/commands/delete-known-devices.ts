import type { Tx } from '@/lib/platform/db/client';
import type { DeviceOwner } from '../known-device';

/**
 * Makes every device unknown to an account: the cookies they hold no longer match. Returns the account as
 * the owner of devices known from now on. Call it with the account locked.
 */
export const deleteKnownDevices = (tx: Tx, userId: string): Promise<DeviceOwner> =>
  tx.user.update({
    where: { id: userId },
    data: { deviceGeneration: { increment: 1 } },
    select: { id: true, deviceGeneration: true },
  });
