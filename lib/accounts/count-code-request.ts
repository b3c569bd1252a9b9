import { consumeNetworkLimit } from '@/lib/platform/http/rate-limit';
import { consumeDeviceLimit } from './consume-device-limit';
import type { DeviceOwner } from './known-device';
import { NOBODY } from './queries/device-owner';

/**
 * Counts a request for a code: by known device of the account `owner`, and by caller and account for
 * everybody else. Without this limit, one stranger could use up the codes of somebody's account every day.
 * `subject` is the hash of the account's e-mail address (keyed-hash.ts), known or not. Returns whether it
 * counts for a known device. Throws `too_many`.
 */
export async function countCodeRequest(
  request: Request,
  subject: string,
  owner: DeviceOwner = NOBODY,
): Promise<boolean> {
  const byKnownDevice = await consumeDeviceLimit('codesToDevice', request, owner);
  if (!byKnownDevice) await consumeNetworkLimit('codesToAccount', request, subject);
  return byKnownDevice;
}
