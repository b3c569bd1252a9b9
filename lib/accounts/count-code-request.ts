import { consumeNetworkLimit } from '@/lib/platform/http/rate-limit';
import { consumeDeviceLimit } from './consume-device-limit';
import type { DeviceOwner } from './known-device';
import { NO_DEVICE_OWNER } from './queries/device-owner';

/**
 * Counts a request for a code: by known device of `owner`, otherwise by network and account.
 * Without this limit, a single stranger could use up the codes of somebody's account every day.
 * `subject` is the hash of an e-mail address (keyed-hash.ts), whether or not it has an account. Returns whether
 * the request was counted by known device. Throws `too_many`.
 */
export async function countCodeRequest(
  request: Request,
  subject: string,
  owner: DeviceOwner = NO_DEVICE_OWNER,
): Promise<boolean> {
  const byKnownDevice = await consumeDeviceLimit('codesToDevice', request, owner);
  if (!byKnownDevice) await consumeNetworkLimit('codesToAccount', request, subject);
  return byKnownDevice;
}
