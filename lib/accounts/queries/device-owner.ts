import { db } from '@/lib/platform/db/client';
import type { DeviceOwner } from '../known-device';

/** An owner without devices, so that unknown addresses take the same path as known ones. */
export const NO_DEVICE_OWNER: DeviceOwner = { id: '', deviceGeneration: 0 };

export const deviceOwner = async (email: string): Promise<DeviceOwner> =>
  (await db().user.findUnique({
    where: { email },
    select: { id: true, deviceGeneration: true },
  })) ?? NO_DEVICE_OWNER;
