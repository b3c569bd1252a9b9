import { consumeDeviceLimit } from './consume-device-limit';
import { consumeStrangerLimits } from './consume-stranger-limits';
import { hashResetAddress } from './keyed-hash';
import { deviceOwner } from './queries/device-owner';

/**
 * Counts a login before its password is checked. Known devices of the account have their own limit,
 * so that guessing strangers do not lock the owner out. Addresses without an account count the same
 * way (decision 0038). Throws `too_many`.
 */
export async function countLogin(request: Request, email: string): Promise<void> {
  if (await consumeDeviceLimit('loginFromDevice', request, await deviceOwner(email))) return;
  await consumeStrangerLimits('loginToAccount', request, hashResetAddress(email));
}
