import type { Tx } from '@/lib/platform/db/client';
import type { DeviceOwner } from '../known-device';

/**
 * Makes all devices unknown to an account by invalidating their cookies. Returns the
 * `DeviceOwner` with which cookies are signed from now on. The caller holds the lock of the account.
 */
export const deleteKnownDevices = (tx: Tx, userId: string): Promise<DeviceOwner> =>
  tx.user.update({
    where: { id: userId },
    data: { deviceGeneration: { increment: 1 } },
    select: { id: true, deviceGeneration: true },
  });
