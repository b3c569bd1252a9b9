import { tryConsumeRateLimit } from '@/lib/platform/http/rate-limit';
import { consumeDeviceLimit } from './consume-device-limit';
import { consumeStrangerLimits, type TakeBack } from './consume-stranger-limits';
import type { DeviceOwner } from './known-device';
import { NO_DEVICE_OWNER } from './queries/device-owner';

/**
 * Counts a request for a code before it is mailed: by known device of `owner`, otherwise like a
 * stranger's. Nothing else limits codes, so nothing may mail one without this. Returns a function
 * for requests that turn out to mail nothing. Throws `too_many`.
 * @param subject the hash of an e-mail address (keyed-hash.ts), whether or not it has an account
 */
export async function countCodeRequest(
  request: Request,
  subject: string,
  owner: DeviceOwner = NO_DEVICE_OWNER,
): Promise<TakeBack> {
  const isCountedByDevice =
    (await consumeDeviceLimit('codesToDevice', request, owner)) &&
    (await tryConsumeRateLimit('codesToAllDevices', owner.id));
  if (isCountedByDevice) return async () => {};
  return consumeStrangerLimits('codesToAccount', request, subject);
}

/**
 * Counts a request for a code, and takes it back if `mail` throws: an address in use, for example,
 * gets no code, and asking for one must not use up its codes. Throws as `countCodeRequest` and
 * `mail` do.
 */
export async function mailCountedCode<T>(
  count: Promise<TakeBack>,
  mail: () => Promise<T>,
): Promise<T> {
  const takeBack = await count;
  try {
    return await mail();
  } catch (error) {
    await takeBack();
    throw error;
  }
}
