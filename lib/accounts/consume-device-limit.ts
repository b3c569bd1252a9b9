import { tryConsumeRateLimit } from '@/lib/platform/http/rate-limit';
import { type DeviceOwner, knownDevice } from './known-device';

/** Limits that count each known device by itself (limits.ts). */
type DeviceLimit = 'loginFromDevice' | 'codesToDevice';

/**
 * Counts one use of a limit for known devices. Returns false if the browser is not known to the
 * account or is beyond its limit; the caller then counts it like a stranger (decision 0038).
 */
export async function consumeDeviceLimit(
  name: DeviceLimit,
  request: Request,
  owner: DeviceOwner,
): Promise<boolean> {
  const device = knownDevice(request, owner);
  return device !== null && (await tryConsumeRateLimit(name, device));
}
