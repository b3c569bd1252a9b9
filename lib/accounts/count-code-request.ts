import { tryConsumeRateLimit } from '@/lib/platform/http/rate-limit';
import { consumeDeviceLimit } from './consume-device-limit';
import { consumeStrangerLimits } from './consume-stranger-limits';
import type { DeviceOwner } from './known-device';
import { NO_DEVICE_OWNER } from './queries/device-owner';

/**
 * Counts a request for a code before it is mailed: by known device of `owner`, otherwise like a
 * stranger's. Nothing else limits codes, so nothing may mail one without this. Throws `too_many`.
 * @param subject the hash of an e-mail address (keyed-hash.ts), whether or not it has an account
 */
export async function countCodeRequest(
  request: Request,
  subject: string,
  owner: DeviceOwner = NO_DEVICE_OWNER,
): Promise<void> {
  const isCountedByDevice =
    (await consumeDeviceLimit('codesToDevice', request, owner)) &&
    (await tryConsumeRateLimit('codesToAllDevices', owner.id));
  if (!isCountedByDevice) await consumeStrangerLimits('codesToAccount', request, subject);
}
