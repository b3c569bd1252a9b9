import { db } from '@/lib/platform/db/client';
import type { DeviceOwner } from '../known-device';

/** Knows no device: an unknown e-mail is looked up among devices like a known one. */
export const NOBODY: DeviceOwner = { id: '', deviceGeneration: 0 };

/** The account of an e-mail as the owner of known devices. */
export const deviceOwner = async (email: string): Promise<DeviceOwner> =>
  (await db().user.findUnique({
    where: { email },
    select: { id: true, deviceGeneration: true },
  })) ?? NOBODY;
