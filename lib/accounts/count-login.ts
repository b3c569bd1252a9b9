import { consumeNetworkLimit, consumeRateLimit } from '@/lib/platform/http/rate-limit';
import { consumeDeviceLimit } from './consume-device-limit';
import { hashResetAddress } from './keyed-hash';
import { deviceOwner } from './queries/device-owner';

/**
 * Counts a login before its password is checked. Known devices of the account have their own limit,
 * so that guessing strangers do not lock the owner out. Everybody else is counted by network, and
 * then for all networks together. Addresses without an account count the same way (decision 0038).
 * Throws `too_many`.
 */
export async function countLogin(request: Request, email: string): Promise<void> {
  if (await consumeDeviceLimit('loginFromDevice', request, await deviceOwner(email))) return;
  await consumeNetworkLimit('loginToAccount', request, email);
  await consumeRateLimit('loginToAccountFromAll', hashResetAddress(email));
}
