import { hasUseLeft } from '@/lib/platform/http/rate-limit';
import { type DeviceOwner, knownDevice } from './known-device';

/** The limits that each known device has for itself (limits.ts). */
type DeviceLimit = 'loginFromDevice' | 'codesToDevice';

/**
 * Counts one use of a limit of known devices. Returns false for a browser that is not known to the account
 * and for one beyond its limit: both are then counted like strangers (decision 0038).
 */
export async function consumeDeviceLimit(
  name: DeviceLimit,
  request: Request,
  owner: DeviceOwner,
): Promise<boolean> {
  const device = knownDevice(request, owner);
  return device !== null && (await hasUseLeft(name, device));
}
