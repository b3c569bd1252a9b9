import { consumeNetworkLimit, consumeRateLimit } from '@/lib/platform/http/rate-limit';
import { consumeDeviceLimit } from './consume-device-limit';
import { hashAddress } from './keyed-hash';
import { deviceOwner } from './queries/device-owner';

/**
 * Counts a login before its password is checked. A known device of the account has a limit of its own, so
 * that strangers who guess do not slow it down. Everybody else is counted by network, and then in the
 * account's common limit, which holds for all networks together. An e-mail without an account is counted
 * in the same way (decision 0038). Throws `too_many`.
 */
export async function countLogin(request: Request, email: string): Promise<void> {
  if (await consumeDeviceLimit('loginFromDevice', request, await deviceOwner(email))) return;
  await consumeNetworkLimit('loginToAccount', request, email);
  await consumeRateLimit('loginToAccountFromAll', hashAddress(email));
}
